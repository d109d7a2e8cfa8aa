import { phrasingsOf } from './phrasings'

/** Of insights of calendars and families, as parents type: short, with slips, doubting. */
export const ofCalendarsAsTyped = phrasingsOf({
  'insight/year-animal': `
    chines zodiac animal
    year of the horse starts when
    feb 3 2026 baby snake or horse
    what animal year is my baby
    chinese restaurant placemat says horse, book snake
    eastern zodiac which animal
    ox or tiger jan baby
    lunar new year fell after her birth, animal
    monkey rooster dog which
    vietnamese friends say he is cat, you say rabbit
    my chinese neighbour insists on snake since he came in january, what rule do you follow for the animal`,
  'insight/year-phase': `
    fire horse or metal horse
    fire year? yang or yin
    element of chinese year
    heavenly stem of year
    is 2026 fire
    wood snake wood why
    year stem bing
    what element goes with her animal`,
  'insight/year-friends': `
    who are friends of the snake
    animal friends rat dragon monkey
    does a tiger get on with a horse
    secret friend animal
    harmony animals chinese
    best match for ox child
    trine of animals
    whom does the rabbit like
    big brother is an ox and baby a horse, which animals are said to be friends`,
  'insight/year-melody': `
    nayin for the year
    metal of white wax
    na yin of 2026
    water of the heavenly river, year melody
    melody of year what nonsense is that, explain
    sixty year cycle sound
    two years share one melody`,
  'insight/month-pillar': `
    bazi month pillar
    chinese solar month stem and branch
    month of the snake
    pillar of month why begins on 5 may
    month pillar geng chen
    second pillar month
    sun at 315 degrees month one`,
  'insight/day-master': `
    daymaster
    bazi self element
    she is a yin water day master how
    day stem jia
    heart of four pillars
    ri zhu day master
    am i right that the stem of day is the person herself
    yang wood day`,
  'insight/day-animal': `
    animal in the house
    rat of the day but horse of the year why two
    earthly branch of the day
    day branch rabbit
    inner animal chinese
    book gives a goat for the day
    which animal for the day not the year`,
  'insight/day-melody': `
    day nayin
    melody of her day
    nayin of day stem and branch
    the day has a melody too, different to the year one
    daily na yin thirty
    sand in the middle of earth day melody
    melody for the day he was born`,
  'insight/hour-pillar': `
    hour of the tiger
    bazi hour pillar missing
    chinese double hours start at 23
    born 00:30 which chinese hour
    secret animal by hour
    hour stem
    animal of the birth hour 3 to 5 am
    two-hour blocks chinese clock
    he was born at 11 pm, which chinese hour animal is it and does the day change`,
  'insight/five-phases': `
    wuxing balance
    no metal in the five phases of her pillars
    bazi elements count wood 3 water 0
    5 phases tally
    too much fire in her bazi
    chinese five element balance missing water
    counted over four pillars elements
    wood fire earth metal water numbers
    grandma fears there is no water in her eight characters, how do you count the elements`,
  'insight/solar-term': `
    jieqi
    grain rain
    24 solar terms which one
    start of spring lichun baby
    xiao man what is it
    station of the suns year grain in ear
    great heat term in our book
    chinese farming season terms
    what is grain in ear doing in a baby book`,
  'insight/lodge': `
    28 lodges
    xiu mansion of the day
    lunar lodge horn neck root
    chinese constellation of the day heart lodge
    which lodge did his day belong to
    28 day count lodge
    lodge of the winnowing basket`,
  'insight/nine-star': `
    9 star ki number
    kyusei kigaku
    one white water star
    nine ki star of year why begins in february
    japanese star number
    2 black earth
    nine star ki jan baby belongs to year before?
    my acupuncturist asked for his nine star number`,
  'insight/hebrew-date': `
    hebrew bday
    jewish date of birth for bar mitzvah
    5 iyar 5786 where from
    date on jewish calendar
    born after sundown so next hebrew day?
    hebrew calender date of my daughter
    when to celebrate jewish birthday, date please
    savta wants to know the hebrew date and he came after dark`,
  'insight/islamic-date': `
    hijri date
    islamic calender birthday
    born in ramadan? which day
    muharram date off by one from our mosque
    moon sighting differs from your islamic date
    1447 ah date
    arabic calendar date of birth
    date in muslim years
    nani says he is born on 12 rabi al awwal but you print the 13th`,
  'insight/ethiopian-date': `
    ethiopian birthday
    habesha calendar date
    year 2018 in ethiopia why
    pagume thirteenth month
    our parents are from addis, is the ethiopian date in
    amete mihret
    ethiopian calender month tir
    why does the ethiopian one say 2018 when he was born 2026`,
  'insight/maya-day': `
    tzolkin
    mayan sign 8 monkey
    nawal of my baby
    nahual day sign guatemala
    maya birthday sign kin
    260 day calendar sign
    day sign jaguar number 5
    cholqij
    friend from guatemala asked for her nawal, is that in here`,
  'insight/maya-count': `
    long count 13.0.13
    mayan date with dots numbers carved
    haab day
    maya stone date
    baktun katun tun numbers
    13.0.13.9.2 what is that row of figures
    mayan long count correlation 584283`,
  'insight/roman-date': `
    kalends of may
    ante diem
    roman numeral latin date
    a.d. XI Kal. Mai. in the book what is this
    ides of march baby
    how would caesar write his birthday
    latin way of writing her date
    nones
    there is a strange latin looking date counting backwards, explain`,
  'insight/republican-date': `
    2 floreal 234
    french revolution calendar birthday
    thermidor germinal
    republican calender year
    our date is in primidi floréal what
    calendrier républicain date
    brumaire baby
    that french date with floreal, who uses that today`,
  'insight/tree-month': `
    celtic tree sign
    birch tree baby
    druid tree horoscope
    hawthorn month
    which of the thirteen trees
    is it really from the celts or invented by graves
    tree of her birthday willow
    ogham tree
    is the tree thing really druid or is it invented`,
  'insight/akan-name': `
    akan name for thursday boy
    yaw or yaa
    kofi name friday
    ghana weekday name of my daughter
    day born name west africa
    my husband is ashanti, is his day name in
    girl form ama, saturday
    why does akan name depend on gender
    nurse from accra called him kwabena, is this the day name you print`,
  'insight/thai-colour': `
    thai color of the day pink tuesday
    lucky colour thailand
    yellow monday
    weekday color buddhist
    why is green wednesdays colour
    colour for saturday born in thailand
    color by day of birth thai
    thai mother in law says pink is for tuesday, does the book agree`,
  'insight/golden-number': `
    golden number 13
    metonic
    is the golden number the same as golden ratio
    19 year moon cycle place of the year
    computus easter number
    golden nr of 2026
    year divided by 19 remainder
    golden number of her year, is that something lucky`,
  'insight/day-count': `
    julian day 2461152
    JDN
    astronomers day number huge number in the book
    days since 4713 bc
    julian day or julian calendar
    day count two million something what is this
    continuous day number
    why a seven digit number for one single day`,
  'insight/weekday': `
    was 21 april 2026 a tuesday
    day of week born
    which weekday
    i forgot was it thursday or friday
    weekday and its planet
    wensday born
    sunday baby
    i was so out of it i cant recall which day of the week it was`,
  'insight/weekday-metal': `
    metal for her weekday iron
    tuesday iron mars
    copper friday
    thursday tin
    quicksilver wednesday why
    silver for monday born
    lead saturday sounds dark
    which metal has her weekday, thinking of a bracelet`,
  'insight/month-name': `
    why is april called april
    month name meaning
    september means seven but it is ninth
    where does the word february come from
    juno june month
    december name latin
    explanation of the month's name in the book`,
  'insight/birth-gem': `
    birthstone october
    april diamond
    birth stone opal or tourmaline
    gem of the month list jewelers
    june pearl or alexandrite why pearl
    which gem stone for a ring for her month
    1912 list of stones
    november topaz citrine
    buying a necklace with his month gem which one
    want to buy a ring with her month's jewel, which one does the list give for october`,
  'insight/spiritual-stone': `
    zodiac gem
    spirtual stone
    crystal for her star sign
    stone for virgo
    sapphire for taurus why
    stone of the zodiac not of the month
    spiritual gem follows sun sign?
    kunz chapter on stones of signs`,
  'insight/birth-flower': `
    birthflower
    december flower narcissus or holly
    flower of may lily of the valley
    which flower for tattoo with her birth month
    month blossom
    november chrysanthemum in asia is for funerals, why this
    sweet pea april
    daffodil march
    i'd like her month's flower on the cake, which is it`,
  'insight/birth-order': `
    firstborn reading
    text about a second child in the readings where from
    tradition says of the youngest
    what is written about third child
    only child reading
    insight for eldest
    middle child what does the book tell
    she is number four, what does the reading for later children say`,
  'insight/mother-sun': `
    my sun sign and the babys
    mum virgo baby gemini
    compare my star sign with hers, i'm the mother
    mother's element fire child's element water
    are mommy and baby compatible by sun
    why no mothers sun in our book (date missing)
    how do you match mum's sign with baby
    i gave my own birthday as mum, what do you do with my star sign`,
  'insight/father-sun': `
    daddy sun sign vs baby sign
    dad leo son aries
    are papa and baby compatible by sun
    father's star sign in readings
    do you compare the dads zodiac with hers
    father's element air child's earth
    why no fathers sun reading (his date missing)
    i gave my own birthday as dad, what do you do with my star sign`,
  'insight/mother-year': `
    i am a rat and she is a horse, mum and baby
    mum's chinese animal vs child's
    mother year animal life path compare
    does mother's life path match the baby's
    mama dragon baby tiger
    mother's and child's lunar years side by side
    my own chinese sign as mum in the readings
    i am the mum born in january, which year animal do you give me beside the baby`,
  'insight/father-year': `
    dad is a pig baby is a horse
    dads chinese animal vs childs
    papa monkey baby snake
    father's and child's lunar years side by side
    husband's chinese sign in the readings
    i am the dad born in january, which year animal do you give me beside the baby`,
  'insight/wedding': `
    wedding day reading
    we married on a saturday and the baby came on saturday
    sun sign on our wedding day
    why is there something of our marriage in the readings
    weekday of our wedding compare to birth weekday
    wedding under cancer sun
    marriage day insight not shown, no date given
    does it matter for the readings that we gave our marriage date`,
  'insight/conception': `
    signs of sun and moon when he was concieved
    conception sky reading
    sun in scorpio on the day it all began
    how many weeks between conception and birth in the readings
    what was the zodiac at conception
    moon sign of conception day
    before the beginning what is this chapter bit
    what is told about sun and moon nine months before`,
})
