import type { InsightMethods } from './insight-methods'

const lunarYear = 'GB/T 33661-2017, the calendar of the Purple Mountain Observatory'
const pillars = 'Yuanhai Ziping (12th century); GB/T 33661-2017'
const reingold = 'N. Dershowitz and E. M. Reingold, Calendrical Calculations (4th ed., 2018)'
const kunz = 'G. F. Kunz, The Curious Lore of Precious Stones (1913)'
const sky = 'VSOP87, ELP/MPP02 and JPL DE440'
const weekday = 'J. Meeus, Astronomical Algorithms, 2nd ed., chapter 7'

/** How the insights of the Chinese year, the other calendars, stones and weekdays, and the family are computed. */
export const calendarMethods: InsightMethods = {
  'year-animal': {
    title: 'The Chinese animal of the year (eastern zodiac)',
    text: 'One of twelve animals goes with each lunar year, beside one of five elements. The year turns at the Chinese New Year of that year, in January or February, and not on 1 January: who is born before it still has the animal of the year before.',
    values:
      'Twelve animals are possible: Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog and Pig.',
    source: lunarYear,
    asks: 'lunar new year fell after birth which animal chinese zodiac eastern zodiac animal year of the horse dragon tiger rat ox rabbit snake goat monkey rooster dog pig chinese new year lunar new year january february',
  },
  'year-phase': {
    title: 'The element of the year',
    text: 'The year’s heavenly stem, one of ten, gives its element: wood, fire, earth, metal or water, each in a bright (yang) and a soft (yin) form. With the animal it makes the Fire Horse or the Metal Dragon.',
    values:
      'Sixty years are possible: five elements with twelve animals, each animal in each element once in sixty years.',
    source: lunarYear,
    asks: 'chinese element year element fire horse wood dragon heavenly stem yin yang wuxing',
  },
  'year-friends': {
    title: 'The friends of the year’s animal',
    text: 'The animals that stand four places apart in the circle of twelve are friends, and one more is the secret friend of the six harmonies.',
    values: 'Four groups of three friends are possible, and six pairs of secret friends.',
    source: pillars,
    asks: 'animal friends compatible animals chinese zodiac compatibility secret friend trine',
  },
  'year-melody': {
    title: 'The melody of the year (nayin)',
    text: 'The nayin is the melody of the year’s place in the cycle of sixty, such as Metal of White Wax; two years share one of thirty.',
    values: 'Thirty melodies are possible.',
    source: pillars,
    asks: 'nayin melody year sexagenary cycle of sixty',
  },
  'month-pillar': {
    title: 'The month pillar',
    text: 'The Chinese solar month is decided by the Sun’s longitude, in steps of thirty degrees from 315°; its stem follows from the year’s.',
    values: 'Twelve animals are possible for the month.',
    source: pillars,
    asks: 'month pillar four pillars bazi month of the horse ba zi',
  },
  'day-master': {
    title: 'The master of the day',
    text: 'The heavenly stem of the day in the unbroken count of sixty days, such as Geng, bright metal. It is the heart of the four pillars.',
    values: 'Ten day masters are possible: wood, fire, earth, metal and water, each bright or soft.',
    source: pillars,
    asks: 'day master day stem bazi four pillars ri zhu',
  },
  'day-animal': {
    title: 'The animal of the day',
    text: 'The earthly branch of the day in the unbroken count of sixty days: the animal in the house.',
    values: 'Twelve animals are possible for the day.',
    source: pillars,
    asks: 'day animal inner animal day branch rat in the house',
  },
  'day-melody': {
    title: 'The melody of the day (nayin)',
    text: 'The nayin of the day’s stem and branch, one of thirty melodies.',
    values: 'Thirty melodies are possible.',
    source: pillars,
    asks: 'day melody nayin of the day',
  },
  'hour-pillar': {
    title: 'The hour pillar',
    text: 'The day has twelve double hours, beginning with the Rat at 23:00, by the clocks of the place; the stem follows from the day’s. It needs the time of birth.',
    values: 'Twelve animals are possible for the hour, from the Rat to the Pig.',
    source: pillars,
    asks: 'hour pillar double hour hour of the rat chinese hour secret animal',
  },
  'five-phases': {
    title: 'The five phases',
    text: 'Stems and branches of year, month, day and (where the time is known) hour are counted by their element: wood, fire, earth, metal and water.',
    values: 'Any of the five phases can lead: wood, fire, earth, metal or water.',
    source: pillars,
    asks: 'five phases five elements wood fire earth metal water balance bazi wuxing',
  },
  'solar-term': {
    title: 'The solar term',
    text: 'The Chinese year of the Sun has twenty-four stations of fifteen degrees, such as Grain in Ear; the Sun’s longitude decides.',
    values: 'Twenty-four stations are possible.',
    source: `GB/T 33661-2017; ${sky}`,
    asks: 'solar term jieqi grain in ear twenty-four terms station of the sun',
  },
  lodge: {
    title: 'The lunar lodge of the day',
    text: 'Each day belongs to one of twenty-eight lodges in an unbroken count: the Julian Day Number is counted by 28.',
    values: 'Twenty-eight lodges are possible.',
    source: 'Count of the twenty-eight lodges',
    asks: 'lodge twenty-eight mansions xiu lunar lodge of the day',
  },
  'nine-star': {
    title: 'The star of the year (nine star ki)',
    text: 'One of nine stars goes with each solar year, which begins when the Sun reaches 315°, early in February.',
    values: 'Nine stars are possible, from One White Water to Nine Purple Fire.',
    source: 'Nine star ki, by the solar year',
    asks: 'nine star ki star kyusei seven red metal year star',
  },
  'hebrew-date': {
    title: 'The date on the Hebrew calendar',
    text: 'The date of birth on the fixed Hebrew calendar, by its arithmetic, for the daylight of the day; after sunset the next day has begun.',
    values: 'Any day of the Hebrew year is possible, in its twelve months, or thirteen in a leap year.',
    source: reingold,
    asks: 'hebrew jewish calendar date hebrew birthday',
  },
  'islamic-date': {
    title: 'The date on the Islamic calendar',
    text: 'The date of birth on the tabular Islamic calendar (civil epoch); where a month is begun by sight it may differ by a day.',
    values: 'Any day of the twelve Islamic months is possible.',
    source: reingold,
    asks: 'islamic hijri muslim calendar date ramadan muharram',
  },
  'ethiopian-date': {
    title: 'The date on the Ethiopian calendar',
    text: 'The date on the Ethiopian calendar of twelve months of thirty days and a short thirteenth, seven or eight years behind.',
    values: 'Any day of the thirteen Ethiopian months is possible.',
    source: reingold,
    asks: 'ethiopian calendar date thirteen months amete mihret',
  },
  'maya-day': {
    title: 'The Maya day (tzolkʼin)',
    text: 'One of twenty signs with one of thirteen numbers: the tzolkʼin day of 260, by the correlation 584283.',
    values: '260 days are possible, thirteen numbers with twenty signs.',
    source: reingold,
    asks: 'maya mayan day sign tzolkin nahual nawal 260 days',
  },
  'maya-count': {
    title: 'The Maya long count',
    text: 'The long count and the day of the haab, as a scribe would have carved them, by the correlation 584283.',
    values: 'The count is different for every day.',
    source: reingold,
    asks: 'maya mayan long count haab 13.0.0 stone date',
  },
  'roman-date': {
    title: 'The date as a Roman wrote it',
    text: 'Days were counted backwards to the Kalends (the first), the Nones (the fifth or seventh) and the Ides (the thirteenth or fifteenth), both ends included.',
    values: 'Any day of the Roman year is possible, told as so many days before the next of the three.',
    source: reingold,
    asks: 'roman date kalends nones ides latin date',
  },
  'republican-date': {
    title: 'The date on the French Republican calendar',
    text: 'The calendar of the Revolution as it was decreed: years begin with the September equinox in Paris, by its mean time.',
    values: 'Any day of its twelve months of thirty days is possible, and five or six days beside them.',
    source: reingold,
    asks: 'french republican revolutionary calendar prairial thermidor vendemiaire',
  },
  'tree-month': {
    title: 'The tree of the month',
    text: 'The calendar of thirteen trees that the poet Robert Graves dreamt up, by the day of the year. Historians do not hold it to be ancient, and the book says so.',
    values:
      'Thirteen trees are possible: birch, rowan, ash, alder, willow, hawthorn, oak, holly, hazel, vine, ivy, reed and elder.',
    source: 'R. Graves, The White Goddess (1948)',
    asks: 'celtic tree calendar tree month oak birch hawthorn druid tree sign',
  },
  'akan-name': {
    title: 'The Akan day name',
    text: 'Among the Akan of Ghana everybody has a name that goes with the weekday of the birth, such as Kofi or Afua for a Friday, in its form for a girl or for a boy.',
    values:
      'Fourteen names are possible, for girls and boys: Akosua and Kwasi for Sunday, Adwoa and Kojo for Monday, Abena and Kwabena for Tuesday, Akua and Kwaku for Wednesday, Yaa and Yaw for Thursday, Afua and Kofi for Friday, Ama and Kwame for Saturday.',
    source: 'Akan day names of Ghana',
    asks: 'akan ghana ghanaian day name kofi kwame ama afua weekday name',
  },
  'thai-colour': {
    title: 'The Thai colour of the day',
    text: 'In Thailand each weekday has its colour; the weekday of the birth decides.',
    values:
      'The colours are red for Sunday, yellow for Monday, pink for Tuesday, green for Wednesday, orange for Thursday, blue for Friday and purple for Saturday.',
    source: 'Thai colours of the week',
    asks: 'thai thailand colour color of the day weekday colour lucky color',
  },
  'golden-number': {
    title: 'The golden number of the year',
    text: 'The place of the year in the nineteen-year cycle of the Moon: the remainder of the year by 19, and one.',
    values: 'Nineteen values are possible, 1 to 19.',
    source: 'The Metonic cycle',
    asks: 'golden number metonic cycle nineteen years computus',
  },
  'day-count': {
    title: 'The Julian day number',
    text: 'Astronomers count days one by one from noon in the year 4713 before our era; the day of birth has its own number.',
    values: 'The number is different for every day; days of this century have seven figures.',
    source: weekday,
    asks: 'julian day number astronomers count days 4713',
  },
  weekday: {
    title: 'The weekday of the birth',
    text: 'The day of the week of the birth in the Gregorian calendar, by the remainder of its day number by seven, with its planet.',
    values: 'Seven weekdays are possible.',
    source: weekday,
    asks: 'weekday day of the week born on a monday tuesday wednesday thursday friday saturday sunday day of birth',
  },
  'weekday-metal': {
    title: 'The metal of the weekday',
    text: 'Each weekday has a planet, and each planet its metal: the Sun’s is gold, the Moon’s silver.',
    values:
      'The metals are gold for Sunday, silver for Monday, iron for Tuesday, quicksilver for Wednesday, tin for Thursday, copper for Friday and lead for Saturday.',
    source: 'Planets and metals of the week, after the old tradition',
    asks: 'metal of the weekday gold silver iron copper tin lead quicksilver',
  },
  'month-name': {
    title: 'The name of the month',
    text: 'Why the month of the birth is called what it is called.',
    values: 'Twelve months are possible.',
    source: 'Names of the months',
    asks: 'month name why is june called june name of the month',
  },
  'birth-gem': {
    title: 'The birth gem (birthstone)',
    text: 'The birth gem is the stone of the month of birth, by the American jewellers’ list of 1912.',
    values:
      'The stones are garnet for January, amethyst for February, aquamarine for March, diamond for April, emerald for May, pearl for June, ruby for July, peridot for August, sapphire for September, opal for October, topaz for November and turquoise for December.',
    source: `${kunz}, the list of 1912`,
    asks: 'stones of the months who chose them list of stones which stone belongs to january february march april may june july august september october november december birthstone birth stone birth gem gemstone month stone garnet amethyst diamond emerald pearl ruby sapphire opal topaz turquoise peridot aquamarine',
  },
  'spiritual-stone': {
    title: 'The spiritual stone (stone of the sign)',
    text: 'The spiritual stone is the gem of the Sun’s sign, such as sapphire for Taurus; the birth gem, by contrast, follows the month.',
    values:
      'The stones are bloodstone for Aries, sapphire for Taurus, agate for Gemini, emerald for Cancer, onyx for Leo, carnelian for Virgo, chrysolite for Libra, beryl for Scorpio, topaz for Sagittarius, ruby for Capricorn, garnet for Aquarius and amethyst for Pisces.',
    source: `${kunz}, chapter IX`,
    asks: 'spiritual stone zodiac stone gem of the sign crystal',
  },
  'birth-flower': {
    title: 'The birth flower',
    text: 'The flower that tradition gives to the month of birth.',
    values:
      'The flowers are the snowdrop for January, violet for February, daffodil for March, daisy for April, lily of the valley for May, rose for June, larkspur for July, poppy for August, aster for September, marigold for October, chrysanthemum for November and narcissus for December.',
    source: 'Traditional flowers of the months',
    asks: 'birth flower flower of the month month flower',
  },
  'birth-order': {
    title: 'The birth order',
    text: 'What tradition says of a first, second or later child, by the birth order as you gave it in the form.',
    values: 'The form offers 1st Child to 10th Child, and 11th Child or more.',
    source: 'The answer given in the form',
    asks: 'birth order insight eldest second child youngest firstborn meaning',
  },
  'mother-sun': parentSun('mother'),
  'father-sun': parentSun('father'),
  'mother-year': parentYear('mother'),
  'father-year': parentYear('father'),
  wedding: {
    title: 'The day of the wedding',
    text: 'The weekday of the wedding beside that of the birth, and the sign of the Sun at noon UTC on the wedding day. It is told only where the date of the marriage is given.',
    values: 'Seven weekdays and twelve signs are possible.',
    source: sky,
    asks: 'wedding marriage day insight married on a thursday',
  },
  conception: {
    title: 'Sun and Moon on the day of conception',
    text: 'The signs of Sun and Moon at noon UTC on the day that the form gives for the conception, and how many weeks it lay before the birth.',
    values: 'Twelve signs are possible for the Sun and for the Moon of that day.',
    source: sky,
    asks: 'conception insight before the beginning sky at conception',
  },
}

function parentSun(who: 'mother' | 'father') {
  return {
    title: `The ${who}’s Sun and the child’s`,
    text: `The Sun sign of the ${who}, for noon UTC on the date of birth, set beside the child’s by their elements. It is told only where the ${who}’s date of birth is given.`,
    values: '144 pairs of signs are possible.',
    source: `Ptolemy, Tetrabiblos I.18; ${sky}`,
    asks: `${who} sun sign and child compatibility parent`,
  }
}

function parentYear(who: 'mother' | 'father') {
  return {
    title: `The ${who}’s year and the child’s`,
    text: `The animals of the ${who}’s and the child’s lunar years, and the life paths of both dates. It is told only where the ${who}’s date of birth is given.`,
    values: '144 pairs of animals are possible.',
    source: lunarYear,
    asks: `${who} chinese year animal life path and child`,
  }
}
