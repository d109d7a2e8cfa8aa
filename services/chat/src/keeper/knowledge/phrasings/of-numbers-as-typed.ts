import { phrasingsOf } from './phrasings'

/** Of insights of numbers, names and cards, as parents type: short, with slips, doubting. */
export const ofNumbersAsTyped = phrasingsOf({
  'insight/life-path': `
    lifepath
    life path 8 but i counted 17, what now
    live path number calculation
    all digits of the birthdate added together gives what
    why was 22 not brought down to 4 for his life path
    life path of a 2026 baby example please
    does the name go into the lifepath or just birthday
    my own life path app gives another number
    step by step life path sum
    master number 33 life path baby
    birth number like in numerology apps
    i added 1+4+0+7+2+0+2+5 on paper and get 21, then 3, is that how you do the life path`,
  'insight/psychic-number': `
    physic number?
    psychic no. 2 for born on 29th
    mulank of my daughter
    moolank how calculate
    is psychic number same as life path
    number from only the day, made single digit
    inner number what is that
    day reduced 1 to 9 johari
    she was born the 29th and it says 2 under inner number, how come`,
  'insight/birthday-number': `
    number of birthday 23 not reduced?
    day of month as number 1 to 31
    why does the book keep 28 for the birthday and not 1
    born on the 13th unlucky? what does the number of the birthday say
    birthday number vs psychic number
    what tradition says of the 7th of the month
    plain day number`,
  'insight/attitude-number': `
    atitude number
    number at the door??
    day plus month no year
    first impression number
    21 + 4 without the year gives what
    why isnt the year used in attitude
    at the door in our book shows a 3`,
  'insight/bridge-number': `
    bridge nr
    life path minus day number
    what does a bridge number 0 mean
    gap between life path and birthday digit
    bridge number 5 where does it come from
    the number which connects two others
    subtract to get the bridge`,
  'insight/year-number': `
    birth year digits sum
    2+0+2+6 = 10 =1 is this the year number
    all babies of 2026 have the same year number?
    number for the year she was born in numerology
    reduce 2025 to one digit
    year nr in numbers of the day`,
  'insight/three-ages': `
    3 ages of life
    first age 4 second age 3 third 1 what are these
    period cycles numerology
    life cycles from month day and year
    why is month the first age
    three long ages how many years
    youth middle and old age numbers`,
  'insight/pinnacles': `
    four hills??
    pinacles
    first pinnacle until age 28 why
    36 minus life path
    peaks of life numerology
    hills on our numbers page what are they
    second third fourth hill
    when does his first hill end
    the page with four hills and ages beside them, how are these made`,
  'insight/magic-square': `
    lo shu
    3x3 grid with his birth digits
    tortoise square chinese
    missing numbers in the grid 5 and 6
    loshu grid of birthdate
    square with numbers 4 9 2 3 5 7 8 1 6
    which places in the magic square are filled
    little grid with a turtle story, what do the filled boxes mean`,
  'insight/repeated-figure': `
    why is 2 the repeated figure
    digit that shows up most in her date
    three times 2 in birthdate
    figure that comes most often
    birthday 22.2.2022 lots of twos
    same digit again and again in the date
    most common figure if two are tied`,
  'insight/day-of-year': `
    111th day of the year
    day 111 of 365
    how many days into the year
    leap year counted in day number?
    is january 1st counted as day one
    day no. of the year he arrived
    which day out of 366`,
  'insight/birthdays': `
    when will his birthday fall on a tuesday once more
    next time her birthday is on the same day of week
    years in which weekday repeats
    birthdays that land on a saturday like the birth
    why 2032 and 2037, same weekday list
    same weekday birthday coming years
    will first birthday be on same weekday
    would love a sunday party, when does the birthday fall on the birth's weekday again`,
  'insight/ten-thousand-days': `
    10k days old party
    10 000 days which date
    when is she 10000 days
    ten thousandth day around 27 years
    day ten thousand how counted
    big day count 10000 in the book
    date when he has lived ten thousand days
    read that one can celebrate day 10 000, do you give the date`,
  'insight/expression': `
    expresion number of full name
    whole name sum
    if we leave out the middle name does the name number change
    letters a=1 b=2 name total
    full name numerology value
    destiny number by letters
    which table for greek letters isopsephy name number
    i changed surname so number of the whole name changed
    her name adds up to 5 how
    does it matter for the number of the whole name if i write Katherine or Catherine`,
  'insight/soul-urge': `
    soul erge
    vowels only number
    a e i o u sum
    hearts desire number
    does the y in Lynn count as vowel
    heart number from vowels
    no soul urge for arabic name why
    soul urge 6
    my name is Yvonne so is the y a vowel in the soul number`,
  'insight/outer-self': `
    consonents number
    only consonants of name added
    personality number from consonants
    outer self 4 what
    the number others see, from consonants
    letters without vowels sum
    outer self nr`,
  'insight/hidden-passion': `
    hidden pasion
    most frequent digit among the letters of his name
    hidden passion 1
    which number do most letters have
    passion number numerology name
    lots of a and s in our name so 1?
    name digit that occurs most`,
  'insight/balance': `
    initials number balance
    balance nr from initials J M S
    sum of initials
    monogram sum
    does middle initial count for balance
    balance number 7 whats that
    first letters of all three names added`,
  'insight/cornerstone': `
    corner stone letter
    first letter of first name A meaning
    why is M her cornerstone
    cornerstone letter value
    letter the name begins with
    starting letter of her name what number
    cornerstone from nickname or first name
    we chose a name with B like all in our family, what is said of the first letter`,
  'insight/capstone': `
    cap stone
    last letter of first name
    letter her name ends on
    ending letter a capstone
    why is capstone letter h
    final letter number
    what does it say that his name ends with n`,
  'insight/name-card': `
    tarot for the first name
    card from letters of her name
    name tarot card empress
    which trump hides in his name
    does the surname change the card in the name
    first name added up to a trump
    letters to tarot how`,
  'insight/maturity': `
    maturity nr
    expression plus life path
    grown up number name and date
    maturity number 9 what is it
    name and birthday summed together
    realisation number
    number that counts both name and date`,
  'insight/name-length': `
    name has 14 characters you say 13?
    how long is her name in letters
    letters in full name count
    does space or hyphen count in length of name
    character count name
    long name 27 letters
    name length insight whats the use
    you count our double name Anna-Lena how many characters`,
  'insight/name-uncounted': `
    王小明 no name numbers
    name in kanji not counted
    our name in devanagari, numbers of name missing
    why no expression number for a korean name
    mixed latin and cyrillic name gives no numbers
    can you transliterate the name and count it
    name beyond letter tables what does it mean
    thai script name skipped in numerology
    granny wrote the name in tamil letters and now there are no name numbers`,
  'insight/birth-card': `
    birthcard tarot
    which major arcana is his
    the star is her tarot card, how computed
    tarot birth card from date
    sum of date 22 or less tarot
    fool is 22 or 0
    strength 8 or 11 in your tarot
    wheel of fortune came out for our baby why
    big tarot card of the date
    personality card
    got the hanged man for a newborn, which sum gives that card`,
  'insight/soul-card': `
    soul card of tarot
    birth card 17 so soul card 8 right?
    hidden card behind the birth card
    second trump from adding digits again
    why only one card, birth and soul same
    soul card the hermit
    card behind`,
  'insight/decan-card': `
    two of wands baby
    minor arcana of the suns ten degrees
    small tarot card nine of pentacles
    which pip card
    36 small cards
    why four of swords for a libra
    numbered card in the tarot part
    ten of cups end of pisces`,
  'insight/sign-card': `
    tarot card for zodiac sign
    leo = strength card?
    which major goes with her star sign
    the lovers for gemini who says
    the emperor for aries
    golden dawn sign trump
    zodiac tarot card`,
  'insight/court-card': `
    queen of cups baby
    court card princes or knight
    king of swords on our page
    which court card rules the sun degree
    why is he knight of wands
    face cards tarot queen king
    from 20th degree to 20th degree court
    why is our baby under the king of wands and not the queen`,
  'insight/weekday-card': `
    tarot card for tuesday
    weekday tarot tower
    born sunday so the sun card?
    card of weekday
    trump belonging to wednesday
    thursday wheel of fortune
    day of the week tarot`,
  'insight/first-year-card': `
    card for when she turns one
    first birthday tarot
    year card growth card first year
    what card for his first year of life
    the card of 1st birthday how added
    tarot card next birthday
    growth card age one
    party idea: which tarot card goes with her turning one`,
  'insight/playing-card': `
    7 of diamonds baby
    ordinary playing cards, not tarot
    which card of a normal deck
    55 minus twice the month minus day
    birthday card poker deck
    new years eve baby joker
    queen of hearts from pack of 52
    spades is that bad? which one is he
    there is a seven of clubs beside the tarot, where does this normal card come from`,
})
