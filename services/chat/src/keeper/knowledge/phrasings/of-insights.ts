import { phrasingsByName } from './phrasings'
import type { Phrasings } from './phrasings'

/** What an insight is called, by commas; after a bar, questions of its own. */
const called: Readonly<Record<string, string>> = {
  'sun-sign':
    'sun sign, star sign, zodiac sign, western sign | what sign is she | is he a leo or a virgo | born between two signs | born on the 20th of march, fish or ram | is she a twin or a crab by her birthday | water bearer or goat | on which dates does aries begin | which horoscope sign does our baby have | what is her star sign | is he an aries or a taurus | how do you work out the zodiac | just from the date or what | what does the western zodiac say | born on the border of two signs',
  'sun-decan':
    'decan, face of the sun, third of the sign | which part of the sign was the sun in | ten degrees of a sign',
  'sun-stars':
    'real constellation behind the sun, stars behind the sun | why does the constellation differ from the sign | is there a thirteenth sign | in front of which stars did the sun stand',
  'sun-season':
    'season of the birth, season of the sun | is it a winter baby | seasons in the southern hemisphere | how many days to the solstice',
  'sun-landlord': 'ruling planet, landlord of the sun, ruler of the sign | which planet rules the sign',
  'sun-company':
    'company of the sun, aspect of the sun | which planet was closest to the sun by angle | who keeps the sun company',
  'moon-phase':
    'moon phase, phase of the moon | what did the moon look like that night | what did the moon look like when she was born | is that the real moon or a formula | was the moon waxing or waning | how is the moon on the certificate drawn | which moon was she born under | the moon was almost full that night | is the moon phase real or counted | is the moon phase astronomy or just counting days | new moon or full moon',
  'moon-light':
    'light of the moon, lit part of the moon, age of the moon | how bright was the moon | how many percent of the moon was lit | how old was the moon',
  'moon-sign':
    'moon sign, sign of the moon, lunar sign | in which sign was the moon | does the moon sign need the time | which sign was the moon in | where was the moon',
  'sun-and-moon':
    'sun and moon together, pair of sun and moon | how do the sun and the moon get along | elements of sun and moon side by side',
  'moon-name':
    'name of the full moon, next full moon | which full moon came after the birth | why is it called strawberry moon | what is the wolf moon',
  'two-moons':
    'almanac moon, true moon and mean moon | why are there two moon phases | is the real moon used or the mean one | why does the almanac give another phase',
  nakshatra:
    'nakshatra, lunar mansion of India, vedic star | do you have indian astrology | which of the twenty-seven stations | which lunar mansion | vedic star of birth',
  'moon-view':
    'height of the moon, direction of the moon, moon over the birth place | was the moon up when she was born | could one see the moon from the hospital | where in the sky was the moon',
  mercury: 'mercury, mercury sign, place of mercury',
  venus: 'venus, venus sign, place of venus',
  mars: 'mars, mars sign, place of mars',
  jupiter: 'jupiter, jupiter sign, place of jupiter',
  saturn: 'saturn, saturn sign, place of saturn',
  uranus: 'uranus, uranus sign, place of uranus',
  neptune: 'neptune, neptune sign, place of neptune',
  pluto: 'pluto, pluto sign, place of pluto',
  'north-node':
    'north node, lunar node, dragon head | where does the path of the moon cross | what is rahu | do you use the mean or the true node',
  'mercury-star':
    'mercury as morning star, mercury as evening star | could one see mercury in the morning or the evening',
  'venus-star':
    'venus as morning star, venus as evening star | could one see venus before sunrise | was venus in the evening sky',
  'jupiter-return':
    'jupiter return, homecoming of jupiter | when is jupiter back in its place | how long does jupiter need for a round',
  'saturn-return':
    'saturn return, homecoming of saturn | when is saturn back in its place | how long does saturn need for a round',
  elements:
    'balance of the elements, fire earth air and water count | how many planets in fire signs | which element is strongest | which element is missing in the chart',
  modalities:
    'modalities, cardinal fixed and mutable | what does mutable mean | how many planets in fixed signs',
  polarity:
    'polarity, bright and quiet signs | which signs are bright | masculine and feminine signs counted',
  gathering:
    'gathering, stellium, cluster of planets | several planets in the same sign | what is a stellium',
  'closest-aspect':
    'closest aspect, tightest angle of the sky | which two planets were closest to an exact angle | what is an orb | what is a trine or a square',
  'second-aspect': 'second aspect, second closest angle | which aspect comes second',
  'third-aspect': 'third aspect, third closest angle | which aspect comes third',
  backwards:
    'retrograde planets, planets going backwards | was mercury retrograde at the birth | which planets ran backward | what does retrograde mean',
  threshold:
    'body on a threshold, planet on the cusp | which planet was about to change signs | planet between two signs',
  rising:
    'ascendant, rising sign | what sign was coming up in the east | why do you need the minute for the ascendant | which sign rose at her birth | what is an ascendant | c’est quoi l’ascendant | was ist ein Aszendent | what is rising | which sign was rising',
  'chart-ruler': 'chart ruler, captain of the chart | who rules the chart | which planet leads the chart',
  midheaven: 'midheaven, top of the sky, mc | what stood highest in the sky',
  'sun-house': 'house of the sun | in which house was the sun',
  'moon-house': 'house of the moon | in which house was the moon',
  'fullest-house': 'fullest house, house with most planets | which house holds the most bodies',
  'at-an-angle':
    'planet at an angle, body nearest to an angle | which planet stood at the descendant | was a planet rising or setting',
  'day-or-night':
    'birth by day or night, day chart or night chart | was the sun up when she was born | was it dark at the birth | is it a night birth',
  sundial:
    'sundial time, solar time | what would a sundial have shown | why does the sundial differ from our clock',
  daylight:
    'length of the day, hours of daylight | how long was it light on her birthday | when was sunrise that day | from sunrise to sunset | how long was the day she was born | length of the day, how do you get that | when did the sun rise',
  'turning-earth':
    'speed of the cradle, speed of the turning earth | how fast does the earth carry us | how fast was the birth place moving',
  'planetary-hour':
    'planetary hour, ruler of the hour | which planet ruled the hour of birth | hour of venus',
  'left-out':
    'readings left out, missing ascendant | why is there no rising sign in our book | what can you not compute without the time | what is left out when the place is missing | houses are missing from the book | what is missing without the birth hour | why is the ascendant left out',
  'life-path':
    'life path, life path number, number of the date of birth | add up the digits of the birthday | why is it 11 and not 2 | is the life path from the name or the date | what does the life path say about a baby | what does an 11 mean | is 11 special | jak liczycie liczbę drogi życia | wie berechnet ihr die Lebenszahl | what is his number | which number does she have | what does a 7 mean for a child',
  'psychic-number':
    'psychic number, inner number, moolank | what is the number from the day reduced | is the psychic number about ghosts | what has psychic to do with numbers | the number of the day she was born',
  'birthday-number': 'birthday number, number of the birthday | born on the 17th, what does tradition say',
  'attitude-number': 'attitude number, number at the door | day and month added',
  'bridge-number': 'bridge number, number between life path and day | difference of two numbers',
  'year-number': 'year number, number of the birth year | add the digits of the year',
  'three-ages': 'three ages, life cycles, long ages of life | the three periods of a life',
  pinnacles:
    'pinnacles, four hills, pinnacle numbers | how long is the first pinnacle | when does the second hill begin',
  'magic-square':
    'magic square, lo shu grid, square of the tortoise | grid with the digits of the date | which digits are in the square',
  'repeated-figure':
    'repeated figure, most frequent digit of the date | which digit comes most often in the birthday',
  'day-of-year': 'day of the year, number of the day in the year | how many days after new year was she born',
  birthdays:
    'birthdays on the same weekday, return of the weekday | when will her birthday be on a sunday again',
  'ten-thousand-days': 'ten thousand days, ten thousandth day | when is my son ten thousand days old',
  expression:
    'expression number, number of the whole name, destiny number of the name | what is the full name worth | add up all the letters of the name | do middle names count in the name number | what do the letters of her name add up to | is the name counted',
  'soul-urge': 'soul urge, vowel number, number of the vowels | is y a vowel | what do the vowels tell',
  'outer-self': 'outer self, consonant number, number of the consonants | what do the consonants tell',
  'hidden-passion':
    'hidden passion, most frequent number of the name | which number is most common in the letters',
  balance: 'balance number, number of the initials | what do the initials say | monogram number',
  cornerstone: 'cornerstone, first letter of the name | what does the initial letter of the first name say',
  capstone: 'capstone, last letter of the name | what does the final letter of the first name say',
  'name-card': 'card of the name, card in the name | which tarot card is in the first name',
  maturity: 'maturity number, name and date together | name number plus life path',
  'name-length':
    'length of the name, count of characters in the name | how many letters does the name have | do hyphens count as letters',
  'name-uncounted':
    'uncounted name, name without a number | why does our name have no number | is a Chinese name counted | which scripts can be counted | name in Hindi letters gives no number | our name has no number | why is the name not counted | the name is written in other letters',
  'birth-card':
    'tarot birth card, tarot card, major arcana card | what is our tarot card | which trump goes with the date | what card belongs to the birthday | which number is strength | what is her tarot card | which card does he have | what does her card mean',
  'soul-card':
    'soul card, second tarot card | why are birth card and soul card the same | card behind the birth card',
  'decan-card':
    'minor arcana card, small card, card of the ten degrees | which of the small cards is it | two of wands',
  'sign-card': 'card of the sign, tarot card of the zodiac sign | which trump goes with taurus',
  'court-card': 'court card, queen king or knight | which queen or king is it',
  'weekday-card': 'card of the weekday | which trump goes with the day of the week',
  'first-year-card':
    'card of the first birthday, card of the first year, growth card | which card for turning one',
  'playing-card':
    'playing card, card of the ordinary pack | which of the 52 cards is the birthday | why is it the ace of hearts | who is the joker',
  'year-animal':
    'chinese zodiac animal, animal of the year, chinese sign | is she a dragon or a snake | everybody says horse but the book prints snake | born in january before the chinese new year | born in january, which chinese year is it | which chinese year was she born in | why is he a rabbit and not a dragon | is she a rabbit or a tiger | what animal is he | chinese animal | which animal is 2026 | born in january, which chinese year | just the animal or more',
  'year-phase':
    'element of the year, chinese element | is it a wood dragon or a fire horse | yin or yang year | metal or water year',
  'year-friends':
    'friends of the animal, compatible animals | which animals get along with a dragon | who goes well with the horse | secret friend',
  'year-melody': 'melody of the year, nayin of the year | what is nayin',
  'month-pillar': 'month pillar, pillar of the month | what is the chinese month',
  'day-master': 'day master, master of the day, stem of the day | what is the heart of the four pillars',
  'day-animal': 'day animal, animal of the day | why is there a second chinese animal',
  'day-melody': 'melody of the day, nayin of the day',
  'hour-pillar': 'hour pillar, chinese double hour, animal of the hour | when is the hour of the rat',
  'five-phases':
    'five phases, five chinese elements, wood fire earth metal water | how much wood is in the chart',
  'solar-term': 'solar term, station of the chinese sun year | what is grain in ear',
  lodge: 'lunar lodge, one of twenty-eight lodges | which of the 28 mansions',
  'nine-star': 'nine star ki, star of the year | what is nine ki',
  'hebrew-date':
    'hebrew date, jewish birthday, date in the jewish calendar | when is the hebrew birthday | born after sunset in the hebrew calendar',
  'islamic-date': 'islamic date, muslim date, hijri birthday | why may the islamic date be off by a day',
  'ethiopian-date':
    'ethiopian date, date in the ethiopian calendar | why is the ethiopian year seven years behind',
  'maya-day': 'maya day, mayan sign, tzolkin day | what is the mayan birthday sign',
  'maya-count': 'maya long count, mayan date in stone, haab day | long count of the birthday',
  'roman-date': 'roman date, date in ancient Rome, kalends and ides | how would the romans have written it',
  'republican-date': 'french republican date, date of the french revolution calendar | what is thermidor',
  'tree-month':
    'tree of the month, celtic tree, tree sign | which tree belongs to her | is the tree calendar ancient',
  'akan-name': 'akan day name, ghanaian name, african day name | what would she be called in Ghana',
  'thai-colour': 'thai colour, colour of the weekday, lucky colour | which color is wednesday in Thailand',
  'golden-number': 'golden number, number in the nineteen year cycle | metonic cycle',
  'day-count': 'julian day number, day count of the astronomers | which number has the day since 4713 bc',
  weekday:
    'weekday of the birth, day of the week | was it a monday | on what day of the week was he born | what day was she born on | which day of the week was it | was it a monday or a tuesday | what weekday was she born',
  'weekday-metal': 'metal of the weekday, metal of the day | is gold the metal of sunday',
  'month-name': 'name of the month, origin of the month name | why is august called august',
  'birth-gem':
    'birthstone, birth gem, stone of the month | which jewel goes with a july birthday | who made the list of birthstones | is it ruby or emerald | what is her birthstone | which stone for may | what gem does he get',
  'spiritual-stone':
    'spiritual stone, stone of the sign, zodiac stone | which gem goes with taurus | which stone goes with the sign',
  'birth-flower': 'birth flower, flower of the month | which flower is for april',
  'birth-order':
    'reading of the birth order, insight of the birth order | what does tradition say about a second child | what does it mean to be the firstborn',
  'mother-sun':
    'sun of the mother and child, mum and baby star signs | do mother and child get along by their signs | why is there nothing about mother and child',
  'father-sun':
    'sun of the father and child, dad and baby star signs | do father and child get along by their signs | why is there nothing about father and child',
  'mother-year':
    'chinese year of the mother and child, mum and baby animals | do the animals of mother and child match',
  'father-year':
    'chinese year of the father and child, dad and baby animals | do the animals of father and child match',
  wedding:
    'day of the wedding, wedding insight | what does the book say of our wedding day | on which weekday did we marry',
  conception:
    'sky of the conception, sun and moon at conception | where was the moon when the baby was conceived | insight about the day of conception',
}

const ways: readonly ((name: string) => string)[] = [
  (name) => `what is the ${name}`,
  (name) => `how is the ${name} worked out`,
  (name) => `what does the ${name} mean`,
  (name) => `how do you find the ${name}`,
  (name) => `where does the ${name} come from, what is the source`,
  (name) => `tell me about the ${name}`,
  (name) => `what do you need for the ${name}`,
  (name) => `is the ${name} accurate`,
]

const plainWays: readonly ((name: string) => string)[] = [
  (name) => `which values can the ${name} have`,
  (name) => `how many possibilities are there for the ${name}`,
  (name) => `what does the ${name} of my baby say`,
  (name) => `do you need the time of birth for the ${name}`,
]

/** Each name in some of the ways in which an insight is asked for, with the questions that were written for it. */
export const ofInsights: Phrasings = phrasingsByName(
  Object.fromEntries(Object.entries(called).map(([insight, line]) => [`insight/${insight}`, line])),
  ways,
  plainWays,
)
