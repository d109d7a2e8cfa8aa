import type { InsightMethods } from './insight-methods'

const apparent =
  'The sky of the birth: VSOP87, ELP/MPP02 and JPL DE440 (apparent, geocentric, tropical positions)'
const ptolemy = 'Ptolemy, Tetrabiblos'
const goldenDawn = 'Decans in Chaldean order'
const meeus = 'J. Meeus, Astronomical Algorithms, 2nd ed.'

/** How the insights of the chapters 'The Sun', 'The Moon', 'The planets' and 'The shape of the sky' are computed. */
export const skyMethods: InsightMethods = {
  'sun-sign': {
    title: 'The Sun sign (western zodiac)',
    text: 'The Sun sign is the twelfth of the zodiac in which the Sun stood at the birth. The Sun’s apparent longitude is computed for the minute of birth, and each sign holds thirty degrees from the March equinox (the tropical zodiac). Without a time or place the noon of the day is taken, and the book says so where the Sun changed sign that day.',
    values: 'Twelve signs are possible, from Aries to Pisces.',
    source: `${ptolemy} I.10; ${apparent}`,
    asks: 'star sign horoscope western zodiac sunsign aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces cusp birthday sign what sign is my baby',
  },
  'sun-decan': {
    title: 'The face (decan) of the Sun',
    text: 'Each sign has three faces, or decans, of ten degrees. The Sun’s longitude at the birth decides which of the thirty-six it is, and each has a ruling planet in the Chaldean order, beginning with Mars.',
    values: 'Thirty-six decans are possible: the first, second or third face of each of the twelve signs.',
    source: `${goldenDawn}; ${apparent}`,
    asks: 'decan decans face thirty-six ten degrees ruler',
  },
  'sun-stars': {
    title: 'The stars behind the Sun',
    text: 'This tells the constellation before which the Sun really stood. The Sun’s longitude is carried back to the stars of the year 2000 by precession, and compared with the constellation boundaries of the International Astronomical Union. It mostly differs from the sign, since signs count the seasons.',
    values: 'Thirteen constellations are possible: the twelve of the zodiac and Ophiuchus.',
    source: 'IAU constellation boundaries and IAU 2006 precession',
    asks: 'real constellation stars behind sun ophiuchus astronomy precession thirteenth sign',
  },
  'sun-season': {
    title: 'The season of the Sun',
    text: 'The season follows the quarter of the Sun’s circle: from equinox to solstice and on. The Sun’s apparent longitude decides it, with seasons exchanged for a birth place south of the equator; the days since the last and to the next equinox or solstice are counted.',
    values: 'Twelve seasons are possible: early, high or late spring, summer, autumn or winter.',
    source: apparent,
    asks: 'birth season spring summer autumn fall winter equinox solstice southern hemisphere',
  },
  'sun-landlord': {
    title: 'The landlord of the Sun (ruler of its sign)',
    text: 'Every sign has a ruling planet, its landlord. The book tells the ruler of the Sun’s sign and in which sign that planet was at the birth.',
    values: 'Seven rulers are possible: Sun, Moon, Mercury, Venus, Mars, Jupiter and Saturn.',
    source: `${ptolemy} I.17; ${apparent}`,
    asks: 'ruling planet ruler of the sun sign landlord rulership dispositor',
  },
  'sun-company': {
    title: 'The Sun’s company (its closest aspect)',
    text: 'This is the closest of the five old angles (conjunction, sextile, square, trine, opposition) between the Sun and another body, each within its orb of 4 to 7 degrees.',
    values: 'Any body from the Moon to Pluto can be it, or none: then the Sun stood by itself.',
    source: `${ptolemy} I.13; ${apparent}`,
    asks: 'sun aspect closest planet to the sun company',
  },
  'moon-phase': {
    title: 'The phase of the Moon',
    text: 'The phase is told from how far the Moon stood ahead of the Sun: the difference of their apparent longitudes at the birth. Each of the eight phases holds 45 degrees, so 0 is new and 180 full. The certificate shows this true phase; beside it the book tells the phase of the mean cycle of 29.530588853 days.',
    values:
      'Eight phases are possible: new moon, waxing crescent, first quarter, waxing gibbous, full moon, waning gibbous, last quarter, waning crescent.',
    source: apparent,
    asks: 'moon phase lunar phase new moon full moon waxing waning crescent gibbous quarter eight phases which moon was it',
  },
  'moon-light': {
    title: 'How much of the Moon was lit',
    text: 'The lit share of the Moon’s disk is computed from the angle between Sun and Moon seen from the Moon, and the days since the last new moon are counted.',
    values: 'The lit share goes from 0 to 100 per cent, the age of the Moon from 0 to 29 days.',
    source: `${meeus}, equations 48.1 to 48.3`,
    asks: 'illumination illuminated fraction lit percent brightness light of the moon age days old',
  },
  'moon-sign': {
    title: 'The sign of the Moon',
    text: 'The Moon sign is the sign of the tropical zodiac in which the Moon stood at the birth. The Moon moves about thirteen degrees a day, so without a time of birth the book tells the signs it had at the beginning and the end of that day.',
    values: 'Twelve signs are possible, from Aries to Pisces.',
    source: `${apparent}`,
    asks: 'moon sign lunar sign moonsign emotional sign',
  },
  'sun-and-moon': {
    title: 'Sun and Moon together',
    text: 'The elements (fire, earth, air, water) of the Sun’s sign and of the Moon’s sign are set side by side.',
    values: '144 pairs of signs are possible.',
    source: `${ptolemy} I.18; ${apparent}`,
    asks: 'sun moon combination by day by night elements of sun and moon pair',
  },
  'moon-name': {
    title: 'The name of the next full moon',
    text: 'The next full moon after the birth is computed as the next opposition of Moon and Sun, and named by the month of its date, as North American almanacs do (Wolf Moon, Strawberry Moon and so on).',
    values:
      'Twelve names are possible, one a month: Wolf, Snow, Worm, Pink, Flower, Strawberry, Buck, Sturgeon, Corn, Hunter’s, Beaver and Cold Moon.',
    source: `${apparent}; traditional names of the full moons`,
    asks: 'full moon name strawberry moon wolf moon buck moon harvest moon snow moon next full moon',
  },
  'two-moons': {
    title: 'The almanac’s Moon and the true Moon',
    text: 'The phase is told twice: from the mean cycle of 29.530588853 days, as old almanacs count, and from the true Moon of that minute. The two can differ, since the real Moon runs faster and slower.',
    values: 'Two answers are possible: almanac and sky agree, or they differ.',
    source: `${meeus}, chapter 49; ${apparent}`,
    asks: 'mean moon cycle 29.530588853 days synodic month almanac phase differ two moons',
  },
  nakshatra: {
    title: 'The lunar station (nakshatra)',
    text: 'The nakshatra is one of twenty-seven lunar stations of India, 13° 20′ each. The Moon’s longitude is carried to the sidereal zodiac by the ayanamsha of Lahiri. It needs the time and the place of birth.',
    values: 'Twenty-seven stations are possible, from Ashvini to Revati.',
    source: 'Indian Calendar Reform Committee, 1955 (ayanamsha of Lahiri)',
    asks: 'nakshatra lunar station mansion vedic indian hindu astrology lahiri ayanamsha sidereal jyotish',
  },
  'moon-view': {
    title: 'Where the Moon stood over the birth place',
    text: 'Height over the horizon and compass direction of the Moon at the minute of birth, seen from the birth place, with parallax included. It needs the time and the place of birth.',
    values: 'Ten views are possible: eight directions of the compass, on the horizon, or below it.',
    source: `${meeus}, chapter 13; ${apparent}`,
    asks: 'could we see the moon above horizon altitude azimuth moon direction visible that night',
  },
  mercury: planet('Mercury', 'how the books say a child thinks and talks'),
  venus: planet('Venus', 'what the books say a child likes'),
  mars: planet('Mars', 'how the books say a child sets about things'),
  jupiter: planet('Jupiter', 'where the books see room and luck'),
  saturn: planet('Saturn', 'where the books see patience'),
  uranus: planet('Uranus', 'what it shares with a whole generation'),
  neptune: planet('Neptune', 'what it shares with a whole generation'),
  pluto: planet('Pluto', 'what it shares with a whole generation'),
  'north-node': {
    title: 'The northern node of the Moon',
    text: 'The northern node is the point where the Moon’s path crosses the Sun’s going north. The book takes the mean node, and tells its sign.',
    values: 'Twelve signs are possible for the northern node.',
    source: apparent,
    asks: 'north node northern node dragon head lunar node rahu karmic',
  },
  'mercury-star': {
    title: 'Mercury as morning or evening star',
    text: 'Mercury is called a morning star where it stands west of the Sun, an evening star where it stands east, by the difference of their longitudes; nearer than eleven degrees it is lost in the light.',
    values: 'Three answers are possible: morning star, evening star, or out of sight.',
    source: apparent,
    asks: 'mercury morning star evening star visible',
  },
  'venus-star': {
    title: 'Venus as morning or evening star',
    text: 'Venus is called a morning star where it stands west of the Sun, an evening star where it stands east, by the difference of their longitudes; nearer than nine degrees it is lost in the light.',
    values: 'Three answers are possible: morning star, evening star, or out of sight.',
    source: apparent,
    asks: 'venus morning star evening star visible',
  },
  'jupiter-return': {
    title: 'When Jupiter comes home',
    text: 'Jupiter’s return to its place at the birth: the birth date and one sidereal period of 11.862 years, told by the month, since the planet may pass the place up to three times.',
    values: 'The month told is always about twelve years after the birth.',
    source: 'Sidereal period of Jupiter, 11.862 years',
    asks: 'jupiter return comes home twelve years',
  },
  'saturn-return': {
    title: 'When Saturn comes home',
    text: 'Saturn’s return to its place at the birth: the birth date and one sidereal period of 29.457 years, told by the month, since the planet may pass the place up to three times.',
    values: 'The month told is always about twenty-nine and a half years after the birth.',
    source: 'Sidereal period of Saturn, 29.457 years',
    asks: 'saturn return comes home twenty-nine years',
  },
  elements: {
    title: 'The balance of the elements',
    text: 'The bodies from the Sun to Pluto are counted by the element of their sign: fire, earth, air or water. Without a time of birth the Moon is left out of the count.',
    values: 'The elements are fire, earth, air and water; one leads, or several share the lead.',
    source: `${ptolemy} I.18; ${apparent}`,
    asks: 'elements balance fire earth air water how many triplicity',
  },
  modalities: {
    title: 'Cardinal, fixed and mutable',
    text: 'The bodies from the Sun to Pluto are counted by the manner of their sign: cardinal (starting), fixed (keeping) or mutable (changing).',
    values: 'Four answers are possible: mostly cardinal, mostly fixed, mostly mutable, or all alike.',
    source: `${ptolemy} I.11; ${apparent}`,
    asks: 'modality modalities cardinal fixed mutable quadruplicity starting keeping changing',
  },
  polarity: {
    title: 'Bright and quiet signs (polarity)',
    text: 'The bodies are counted in the bright signs (fire and air) and in the quiet ones (earth and water); every second sign from Aries is bright.',
    values: 'Three answers are possible: more day, more night, or as much of both.',
    source: `Greek tradition of the signs; ${apparent}`,
    asks: 'polarity bright quiet day night masculine feminine signs',
  },
  gathering: {
    title: 'Gatherings in one sign',
    text: 'The sign that held most bodies is told: three or more in one sign are called a gathering, or stellium.',
    values: 'Thirteen answers are possible: one of the twelve signs, or a sky well spread.',
    source: apparent,
    asks: 'stellium gathering many planets in one sign cluster',
  },
  'closest-aspect': aspect('closest', 'The closest aspect of the sky'),
  'second-aspect': aspect('second closest', 'The second closest aspect'),
  'third-aspect': aspect('third closest', 'The third closest aspect'),
  backwards: {
    title: 'Planets going backwards (retrograde)',
    text: 'A planet is retrograde while, seen from the Earth, it seems to move backwards through the signs: its apparent longitude decreases. It does not really turn round; the Earth overtakes it, or is overtaken. The book counts those that were so at the birth and names them with their signs.',
    values: 'The count goes from none to a few planets; Sun and Moon are never retrograde.',
    source: apparent,
    asks: 'which planet was in reverse planets moving back retrograde backwards planets looking back mercury retrograde how many',
  },
  threshold: {
    title: 'The body on a threshold',
    text: 'The body that stood nearest to the border between two signs, and whether it was arriving or leaving.',
    values: 'Any of the ten bodies from the Sun to Pluto can be it.',
    source: apparent,
    asks: 'threshold border of a sign nearest cusp arriving leaving',
  },
}

function planet(name: string, reading: string) {
  return {
    title: `${name} and its sign`,
    text: `The book tells the sign of ${name} at the birth, from the planet’s apparent longitude in the tropical zodiac, and ${reading}. It is marked where the planet was retrograde.`,
    values: `Twelve signs are possible for ${name}, from Aries to Pisces.`,
    source: apparent,
    asks: `${name} planet sign where was ${name} at birth placement`,
  }
}

function aspect(which: string, title: string) {
  return {
    title,
    text: `Aspects are the five old angles between two bodies: conjunction (0°, orb 7°), sextile (60°, orb 4°), square (90°, orb 6°), trine (120°, orb 6°) and opposition (180°, orb 7°). This insight tells the ${which} one of the sky, by how little it lacked from being exact; the Sun’s own closest aspect has an insight of its own.`,
    values: 'Five angles are possible, between any two bodies from the Sun to Pluto.',
    source: `${ptolemy} I.13; ${apparent}`,
    asks: `${which} aspect angle conjunction sextile square trine opposition orb`,
  }
}
