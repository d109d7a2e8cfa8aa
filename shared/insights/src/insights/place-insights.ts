import { clockTimeOf } from '../birth-moment'
import { weekdayOf, weekdays } from '../calendar/civil-date'
import { numberInWords } from '../certificate-words'
import { cos } from '../sky/angle'
import { daylightAround } from '../sky/daylight'
import { sundialTimeOf } from '../sky/horizon'
import { houseInsights } from './house-insights'
import type { InsightInput } from './insight'
import { countText, hoursText, signed } from './phrases'
import type { Teller } from './teller'
import { rulerOfHour } from './texts/chart'

const group = 'The hour and the place' as const

const leftOut: Teller = (facts) => {
  if (facts.unknown === undefined) return undefined
  const { time, place } = facts.subject.birth
  const inputs: InsightInput[] = ['firstName', 'birthTime', 'birthPlace']
  const base = { id: 'left-out', group, inputs }
  const rule =
    'Ascendant, midheaven and houses turn once round in a day, and the Moon moves thirteen degrees: they need the minute and the place.'
  if (facts.unknown === 'time')
    return {
      ...base,
      title: 'What the missing hour keeps to itself',
      text: `The time of ${facts.firstName}’s birth is not known, so this book leaves out the ascendant, the midheaven and the houses, and does not give the Moon to the degree. Everything else is drawn for noon on the day${place ? '' : ', by Greenwich'}. Nothing has been guessed: if the hour turns up in an old diary one day, the missing pages can be set.`,
      rule,
    }
  if (facts.unknown === 'zone')
    return {
      ...base,
      title: 'What the missing clock keeps to itself',
      text: `${facts.firstName} was born at ${time}, but by which time zone the clocks of the place went is not known, so nobody can say where the Sun stood in the sky just then. This book therefore leaves out the ascendant, the midheaven and the houses, does not give the Moon to the degree, and draws everything else for noon at the place. Nothing has been guessed.`,
      rule,
    }
  return {
    ...base,
    title: 'What the missing place keeps to itself',
    text: `${facts.firstName} was born at ${time}, but the place on the map is not known, so nobody can say where the Sun stood in the sky just then. This book therefore leaves out the ascendant, the midheaven and the houses, does not give the Moon to the degree, and draws everything else for noon at Greenwich. Nothing has been guessed.`,
    rule,
  }
}

const dayOrNight: Teller = (facts) => {
  const place = facts.subject.birth.place
  if (!facts.isExact || place === undefined || facts.daylight === undefined) return undefined
  const { sunrise, sunset, hours } = facts.daylight
  const base = { id: 'day-or-night', group, inputs: facts.skyInputs }
  const rule = `Altitude of the Sun’s upper limb against sunrise and sunset of that day, ${facts.moment}.`
  if (sunrise === undefined || sunset === undefined)
    return {
      ...base,
      title: hours > 12 ? 'Born under the midnight sun' : 'Born in the polar night',
      text:
        hours > 12
          ? 'There was no night at the place that day: the Sun went round the sky like a lantern carried about a house. Children of such days are said to be hard to put to bed, and with reason.'
          : 'The Sun stayed below the horizon at the place that day, and the lamps and the stars had the sky to themselves. Children of such days are said to bring their own light.',
      rule,
    }
  const time = facts.instant.getTime()
  const fromRise = (time - sunrise.getTime()) / 3_600_000
  const fromSet = (time - sunset.getTime()) / 3_600_000
  const isDay = fromRise >= 0 && fromSet < 0
  const [near, name] = Math.abs(fromRise) < Math.abs(fromSet) ? [fromRise, 'sunrise'] : [fromSet, 'sunset']
  const distance =
    Math.abs(near) < 1 / 60
      ? 'at the very minute of'
      : `${hoursText(Math.abs(near))} ${near < 0 ? 'before' : 'after'}`
  return {
    ...base,
    title: isDay ? 'A birth by day' : 'A birth by night',
    text: `${facts.firstName} was born ${distance} ${name}, ${isDay ? 'with the Sun up' : 'with the Sun below the horizon'}. The Greeks divided all charts by this: ${isDay ? 'children of the day were given to the Sun, Jupiter and Saturn, and thought open and steadfast' : 'children of the night were given to the Moon, Venus and Mars, and thought tender and brave'}.`,
    rule,
    inputs: [...facts.skyInputs, 'firstName'],
  }
}

/** The seven planets from the slowest to the quickest, in which the hours follow each other. */
const hourOrder = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const
const dayRulers = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const

const planetaryHour: Teller = (facts) => {
  const place = facts.subject.birth.place
  const today = facts.daylight
  if (!facts.isExact || place === undefined || today === undefined) return undefined
  const noonOf = (days: number) => daylightAround(new Date(today.noon.getTime() + days * 86_400_000), place)
  const time = facts.instant.getTime()
  const days = [noonOf(-1), today, noonOf(1)]
  const edges = days.flatMap(({ sunrise, sunset }) =>
    sunrise && sunset ? [sunrise.getTime(), sunset.getTime()] : [],
  )
  if (edges.length < 6) return undefined
  const index = edges.findLastIndex((edge) => edge <= time)
  const [from, to] = [edges[index], edges[index + 1]]
  if (from === undefined || to === undefined) return undefined
  const hour = Math.floor(((time - from) / (to - from)) * 12)
  const isDay = index % 2 === 0
  const weekday = weekdays.indexOf(weekdayOf(facts.date)) + (index < 2 ? 6 : 0) + (index > 3 ? 1 : 0)
  const first = hourOrder.indexOf(dayRulers[weekday % 7] ?? 'Sun')
  const ruler = hourOrder[(first + hour + (isDay ? 0 : 12)) % 7] ?? 'Sun'
  return {
    id: 'planetary-hour',
    group,
    title: `An hour of ${ruler === 'Sun' || ruler === 'Moon' ? `the ${ruler}` : ruler}`,
    text: `In the Middle Ages the light and the dark were each cut into twelve hours, long in their season and short in the other, and every hour had its planet. This was hour ${numberInWords(hour + 1)} of the ${isDay ? 'day' : 'night'}. ${rulerOfHour[ruler] ?? ''}`,
    rule: `Twelfths of the time between ${isDay ? 'sunrise and sunset' : 'sunset and sunrise'}, rulers in Chaldean order from the ruler of the day.`,
    inputs: facts.skyInputs,
  }
}

/** Hours in words to the half hour, for a title: 14.45 is 'nearly fourteen hours and a half', 14.55 that, 14.7 'more than' that. */
const roundHoursText = (hours: number): string => {
  if (hours < 1) return hoursText(hours)
  const minutes = Math.round(hours * 60)
  const over = minutes % 30
  const how = over >= 25 ? 'nearly ' : over > 5 ? 'more than ' : ''
  const told = minutes - over + (over >= 25 ? 30 : 0)
  return `${how}${hoursText(told / 60)}`.replace(' and thirty minutes', ' and a half')
}

const light: Teller = ({ daylight, zone, subject }) => {
  if (daylight === undefined) return undefined
  const base = {
    id: 'daylight',
    group,
    inputs: ['birthDate', 'birthPlace'] as ('birthDate' | 'birthPlace')[],
  }
  const { hours, sunrise, sunset } = daylight
  const latitude = subject.birth.place?.latitude ?? 0
  const rule = `Upper limb on a sea-level horizon with 34′ of refraction, latitude ${signed(latitude, 2)}°: ${hours.toFixed(2)} hours.`
  if (sunrise === undefined || sunset === undefined)
    return {
      ...base,
      title: hours > 0 ? 'A day without an evening' : 'A day without a morning',
      text:
        hours > 0
          ? 'On the day of birth the Sun did not set there at all. People of such latitudes draw dark curtains and say that one can sleep in winter.'
          : 'On the day of birth the Sun did not rise there at all. People of such latitudes light candles in every window and know more words for blue than others do.',
      rule,
    }
  const moreThanHalf = hours - 12
  const comparison =
    Math.abs(moreThanHalf) < 0.25
      ? 'Light and dark were all but even, and a day so well weighed was thought a good one to begin on.'
      : moreThanHalf > 0
        ? `That was ${hoursText(moreThanHalf * 2)} more of light than of dark, and children of the light half of the year are said to be sociable.`
        : `That was ${hoursText(-moreThanHalf * 2)} more of dark than of light, and children of the dark half of the year are said to be good company by lamplight.`
  const clocks = subject.birth.place?.timeZone
    ? ` The Sun rose at ${clockTimeOf(sunrise, zone)} and set at ${clockTimeOf(sunset, zone)} by the clocks of the place.`
    : ''
  return {
    ...base,
    title: `A day of ${roundHoursText(hours)}`,
    text: `That day the Sun was up over the place for ${hoursText(hours)}.${clocks} ${comparison}`,
    rule,
  }
}

const turningEarth: Teller = ({ subject }) => {
  const place = subject.birth.place
  if (place === undefined) return undefined
  const speed = Math.round((1670 * cos(place.latitude)) / 10) * 10
  const polar = Math.round((Math.abs(place.latitude) * 111.2) / 10) * 10
  return {
    id: 'turning-earth',
    group,
    title: 'How fast the cradle travels',
    text: `${speed === 0 ? 'At the pole the turning of the Earth takes a cradle nowhere: it goes round on the spot once a day, and nobody has ever been woken by it.' : `At this latitude the turning of the Earth carries a cradle eastward at ${countText(speed)} kilometres an hour, day and night, and nobody has ever been woken by it.`} The equator is ${countText(polar)} kilometres away. Old geographers gave each belt of the Earth a temper of its own; this one was thought ${Math.abs(place.latitude) < 23.4 ? 'generous and quick to laugh' : Math.abs(place.latitude) < 45 ? 'lively, and fond of evenings out of doors' : Math.abs(place.latitude) < 60 ? 'inventive, on account of the weather' : 'patient, and good at stories'}.`,
    rule: `1,670 km/h at the equator times the cosine of ${signed(place.latitude, 2)}°; 111.2 km for each degree of latitude.`,
    inputs: ['birthPlace'],
  }
}

const sunClock: Teller = (facts) => {
  const place = facts.subject.birth.place
  if (!facts.isExact || place === undefined || !facts.clock) return undefined
  const shown = sundialTimeOf(facts.sky, place)
  return {
    id: 'sundial',
    group,
    title: `${shown} by the sundial`,
    text: `The clocks showed ${facts.clock} when ${facts.firstName} was born; a sundial in the garden, could it have been read, would have shown ${shown}. Clocks are an agreement between neighbours. The sundial belongs to one place only, and this was the hour there.`,
    rule: `Hour angle of the Sun at the place, apparent solar time, ${facts.moment}.`,
    inputs: [...facts.skyInputs, 'firstName'],
  }
}

export const placeInsights: Teller[] = [
  leftOut,
  ...houseInsights,
  dayOrNight,
  planetaryHour,
  sunClock,
  light,
  turningEarth,
]
