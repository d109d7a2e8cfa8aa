import type { InsightMethods } from './insight-methods'

const meeus = 'J. Meeus, Astronomical Algorithms, 2nd ed.'
const houses = 'R. W. Holden, The Elements of House Division (1977)'
const needsBoth = 'It needs the time of birth and the place of birth.'

/** How the insights of the chapter 'The hour and the place' are computed. */
export const hourAndPlaceMethods: InsightMethods = {
  rising: {
    title: 'The rising sign (ascendant)',
    text: `The ascendant is the degree of the zodiac that was rising in the east at the minute of birth, computed from the local sidereal time at the latitude of the birth place. It turns through all signs in a day. ${needsBoth}`,
    values: 'Twelve rising signs are possible, from Aries to Pisces.',
    source: `${meeus}, chapter 14`,
    asks: 'ascendant rising sign asc eastern horizon why is there no ascendant',
  },
  'chart-ruler': {
    title: 'The captain of the chart (chart ruler)',
    text: `The planet that rules the rising sign, by Ptolemy’s table, and the house in which it stood. ${needsBoth}`,
    values: 'Seven rulers are possible: Sun, Moon, Mercury, Venus, Mars, Jupiter and Saturn.',
    source: 'Ptolemy, Tetrabiblos I.17',
    asks: 'chart ruler captain lord of the ascendant',
  },
  midheaven: {
    title: 'The midheaven',
    text: `The midheaven is the degree of the zodiac at the top of the sky at the minute of birth, from the local sidereal time. ${needsBoth}`,
    values: 'Twelve signs are possible for the midheaven.',
    source: `${meeus}, chapter 14`,
    asks: 'midheaven mc medium coeli top of the sky culminating career point',
  },
  'sun-house': house('Sun'),
  'moon-house': house('Moon'),
  'fullest-house': {
    title: 'The fullest house',
    text: `The bodies are counted by house, and the house that holds most of them is told. Houses follow Placidus, or whole signs beyond the polar circles. ${needsBoth}`,
    values: 'Twelve houses are possible, from the first to the twelfth.',
    source: houses,
    asks: 'fullest house full room most planets in one house',
  },
  'at-an-angle': {
    title: 'The body nearest to an angle',
    text: `The body that stood nearest to one of the four angles of the sky: ascendant, midheaven and their opposites. ${needsBoth}`,
    values:
      'Four corners are possible: rising in the east, at the top of the sky, setting in the west, at the foot of the sky.',
    source: `${meeus}, chapter 14`,
    asks: 'angle angular planet at the foot of the sky descendant imum coeli',
  },
  'day-or-night': {
    title: 'A birth by day or by night',
    text: `Whether the Sun was above the horizon at the minute of birth: the height of its upper limb is compared with sunrise and sunset of that day. ${needsBoth}`,
    values: 'Two answers are possible: a birth by day or a birth by night.',
    source: `${meeus}, chapter 15`,
    asks: 'born by day or night sunrise sunset dark light daytime nighttime',
  },
  sundial: {
    title: 'The time by the sundial',
    text: `Apparent solar time: the hour angle of the Sun at the birth place, which a sundial there would have shown. ${needsBoth}`,
    values: 'Any time from 00:00 to 23:59 is possible.',
    source: 'Apparent solar time at the birth place',
    asks: 'sundial solar time true local time sun clock',
  },
  daylight: {
    title: 'The length of the day',
    text: 'Day length is sunrise to sunset at the birth place on that date: the Sun’s upper limb on a sea-level horizon, with 34′ of refraction. Where the Sun did not set it is 24 hours, where it did not rise 0. It needs the place, not the time. When the Sun rose and set is told too, by the clocks of the place.',
    values: 'Day length goes from 0 hours (polar night) to 24 hours (polar day).',
    source: `${meeus}, chapter 15 (the convention of the almanacs)`,
    asks: 'day length daylight hours sunrise sunset how long was the day polar midnight sun',
  },
  'turning-earth': {
    title: 'How fast the cradle travels',
    text: 'The speed at which the turning Earth carries the birth place: 1,670 km/h at the equator times the cosine of the latitude.',
    values: 'The speed goes from 0 at the poles to 1,670 km/h at the equator.',
    source: 'Latitude of the birth place',
    asks: 'earth rotation speed turning km/h fast cradle travels',
  },
  'planetary-hour': {
    title: 'The planetary hour',
    text: `The time from sunrise to sunset (or sunset to sunrise) is cut into twelve, and each hour belongs to a planet in the Chaldean order, beginning with the ruler of the day. ${needsBoth}`,
    values: 'Seven hours are possible: of the Sun, the Moon, Mars, Mercury, Jupiter, Venus or Saturn.',
    source: 'Planetary hours in Chaldean order',
    asks: 'planetary hour hour of saturn hour of venus chaldean hours',
  },
  'left-out': {
    title: 'What the missing hour or place leaves out',
    text: 'Ascendant, midheaven and houses turn once round in a day and the Moon moves thirteen degrees, so they need the minute and the place. When either is unknown the book leaves them out and says so in a sentence, instead of guessing.',
    source: 'The rules of the book’s insights',
    asks: 'time unknown missing hour missing place left out no ascendant no houses without birth time without time of birth do not know the time skipped',
  },
}

function house(body: 'Sun' | 'Moon') {
  return {
    title: `The house of the ${body}`,
    text: `The sky is cut into twelve houses by Placidus (whole signs beyond the polar circles, where Placidus is undefined), and the book tells in which of them the ${body} stood. ${needsBoth}`,
    values: 'Twelve houses are possible, from the first to the twelfth.',
    source: houses,
    asks: `${body} house placidus whole sign houses which house is the ${body} in`,
  }
}
