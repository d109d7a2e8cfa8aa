import { clockTimeOf } from '../birth-moment'
import { weekdayOf, weekdays } from '../calendar/civil-date'
import { coordinatesInWords, numberInWords } from '../certificate-words'
import type { ChartBody } from '../natal-chart'
import { arcBetween, cos, turn } from '../sky/angle'
import { daylightAround } from '../sky/daylight'
import { placeOver } from '../sky/horizon'
import { zodiacPositionOf } from '../sky/zodiac'
import type { ZodiacPosition } from '../sky/zodiac'
import { withArticle } from './aspect-sentence'
import type { Facts } from './facts'
import type { InsightInput } from './insight'
import { capitalised, countText, degreeText, hoursText, listed } from './phrases'
import { rulers } from './rulers'
import type { Teller } from './teller'
import { angularBody, houseThemes, midheavenSign, risingSign, rulerOfHour } from './texts/chart'

const group = 'The hour and the place' as const

const leftOut: Teller = (facts) => {
  if (facts.isExact) return undefined
  const { time, place } = facts.subject.birth
  const inputs: InsightInput[] = ['firstName', 'birthTime', 'birthPlace']
  const base = { id: 'left-out', group, inputs }
  const rule =
    'Ascendant, midheaven and houses turn once round in a day, and the Moon moves thirteen degrees: they need the minute and the place.'
  if (!time)
    return {
      ...base,
      title: 'What the missing hour keeps to itself',
      text: `The time of ${facts.firstName}’s birth is not known, so this book leaves out the ascendant, the midheaven and the houses, and does not give the Moon to the degree. Everything else is drawn for noon on the day${place ? '' : ', by Greenwich'}. Nothing has been guessed: if the hour turns up in an old diary one day, the missing pages can be set.`,
      rule,
    }
  return {
    ...base,
    title: 'What the missing place keeps to itself',
    text: `${facts.firstName} was born at ${time}, but the place on the map is not known, so nobody can say where the Sun stood in the sky just then. This book therefore leaves out the ascendant, the midheaven and the houses, does not give the Moon to the degree, and draws everything else for noon at Greenwich. Nothing has been guessed.`,
    rule,
  }
}

const rising: Teller = ({ chart, skyInputs, moment, subject }) => {
  const { ascendant } = chart
  if (ascendant === undefined) return undefined
  const place = subject.birth.place
  return {
    id: 'rising',
    group,
    title: `${ascendant.signName} rising`,
    text: `As this child arrived, ${ascendant.signName} was coming up over the eastern horizon. The rising sign is the door by which others come in. With ${ascendant.signName} on the threshold, the old books say, one ${risingSign[ascendant.signName]}`,
    rule: `Ascendant ${degreeText(ascendant.longitude)} from local sidereal time at ${coordinatesInWords(place?.latitude ?? 0, place?.longitude ?? 0)}, ${moment}.`,
    inputs: skyInputs,
  }
}

const midheaven: Teller = ({ chart, skyInputs, moment }) => {
  if (chart.midheaven === undefined) return undefined
  const { signName, longitude } = chart.midheaven
  return {
    id: 'midheaven',
    group,
    title: `${signName} at the top of the sky`,
    text: `The highest point of the zodiac is read as what one may be known for, long after. In ${signName} it speaks of a liking for ${midheavenSign[signName]}. There is no hurry about it: the midheaven is the last part of a chart that anyone grows into.`,
    rule: `Midheaven ${degreeText(longitude)} from local sidereal time, ${moment}.`,
    inputs: skyInputs,
  }
}

const systemName = (facts: Facts) => (facts.chart.houses?.system === 'placidus' ? 'Placidus' : 'whole-sign')

const houseNote = (facts: Facts) => (facts.chart.houses?.reason ? ` ${facts.chart.houses.reason}` : '')

const houseSentence = (body: ChartBody, facts: Facts) => {
  const house = body.house ?? 1
  return {
    house,
    theme: houseThemes[house - 1] ?? '',
    rule: `House ${house} of twelve, ${systemName(facts)} houses, ${facts.moment}.`,
  }
}

const bodyHouse =
  (id: 'sun' | 'moon', lead: string): Teller =>
  (facts) => {
    const body = facts.body(id)
    if (body.house === undefined) return undefined
    const { house, theme, rule } = houseSentence(body, facts)
    return {
      id: `${id}-house`,
      group,
      title: `The ${body.name} in the ${ordinalHouse(house)} house`,
      text: `The houses divide the sky as it stands over one place, and each is a room of life. The ${body.name} was in ${theme}. ${lead}${id === 'sun' ? houseNote(facts) : ''}`,
      rule,
      inputs: facts.skyInputs,
    }
  }

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const ordinalHouse = (house: number) => ordinals[house - 1] ?? 'first'

const sunHouse = bodyHouse(
  'sun',
  'That is where, according to tradition, one is most awake, and the curtains are drawn back first.',
)
const moonHouse = bodyHouse(
  'moon',
  'That is where, according to tradition, one takes off one’s shoes and feels what one feels.',
)

const chartRuler: Teller = (facts) => {
  const { ascendant } = facts.chart
  if (ascendant === undefined) return undefined
  const ruler = facts.body(rulers[ascendant.signName])
  const { theme, rule } = houseSentence(ruler, facts)
  return {
    id: 'chart-ruler',
    group,
    title: `${capitalised(withArticle(ruler.body))}, captain of the chart`,
    text: `The planet that rules the rising sign is called the captain of the chart. Here it is ${withArticle(ruler.body)}, on duty in ${ruler.signName} and in ${theme}. Where the captain stands, the books say, the ship is bound.`,
    rule: `Ruler of ${ascendant.signName} by Ptolemy’s table. ${rule}`,
    inputs: facts.skyInputs,
  }
}

const fullestHouse: Teller = (facts) => {
  if (facts.chart.houses === undefined) return undefined
  const rooms = Array.from({ length: 12 }, (_, index) => ({
    house: index + 1,
    here: facts.settledBodies.filter(({ house }) => house === index + 1),
  }))
  const fullest = rooms.reduce((lead, one) => (one.here.length > lead.here.length ? one : lead))
  const empty = rooms.filter(({ here }) => here.length === 0).length
  return {
    id: 'fullest-house',
    group,
    title: `A full room: the ${ordinalHouse(fullest.house)} house`,
    text: `${capitalised(listed(fullest.here.map(({ body }) => withArticle(body))))} kept company in ${houseThemes[fullest.house - 1]}. ${capitalised(numberInWords(empty))} of the twelve rooms stood empty, as is usual; an empty room is only one that is tidied by its landlord.`,
    rule: `Bodies counted by house, most in house ${fullest.house}, ${systemName(facts)} houses, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

const angles = (chart: Facts['chart']): [string, ZodiacPosition][] => {
  const { ascendant, midheaven: top } = chart
  if (ascendant === undefined || top === undefined) return []
  const opposite = ({ longitude }: ZodiacPosition) => zodiacPositionOf(turn(longitude + 180))
  return [
    ['rising in the east', ascendant],
    ['at the top of the sky', top],
    ['setting in the west', opposite(ascendant)],
    ['at the foot of the sky', opposite(top)],
  ]
}

const atAnAngle: Teller = (facts) => {
  const near = facts.settledBodies
    .flatMap((body) =>
      angles(facts.chart).map(([where, angle]) => ({
        body,
        where,
        distance: Math.abs(arcBetween(body.longitude, angle.longitude)),
      })),
    )
    .sort((one, other) => one.distance - other.distance)[0]
  if (near === undefined) return undefined
  return {
    id: 'at-an-angle',
    group,
    title: `${capitalised(withArticle(near.body.body))} ${near.where}`,
    text: `Of all the bodies, ${withArticle(near.body.body)} stood nearest to one of the four corners of the chart: it was ${near.where}${near.distance > 10 ? ', though at some distance' : ''}. What stands at a corner is seen from the road. ${angularBody[near.body.body] ?? ''}`,
    rule: `${near.body.name} ${near.distance.toFixed(1)}° from the nearest of ascendant, midheaven and their opposites, ${facts.moment}.`,
    inputs: facts.skyInputs,
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

const light: Teller = ({ daylight, zone, subject }) => {
  if (daylight === undefined) return undefined
  const base = {
    id: 'daylight',
    group,
    inputs: ['birthDate', 'birthPlace'] as ('birthDate' | 'birthPlace')[],
  }
  const { hours, sunrise, sunset } = daylight
  const latitude = subject.birth.place?.latitude ?? 0
  const rule = `Upper limb on a sea-level horizon with 34′ of refraction, latitude ${latitude.toFixed(2)}°: ${hours.toFixed(2)} hours.`
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
        ? `That was ${hoursText(moreThanHalf * 2)} more of light than of dark, and children of the long days are said to be sociable.`
        : `That was ${hoursText(-moreThanHalf * 2)} more of dark than of light, and children of the short days are said to be good company by lamplight.`
  const clocks = subject.birth.place?.timeZone
    ? ` The Sun rose at ${clockTimeOf(sunrise, zone)} and set at ${clockTimeOf(sunset, zone)} by the clocks of the place.`
    : ''
  return {
    ...base,
    title: `A day of ${hoursText(Math.round(hours * 2) / 2)}`.replace(' and thirty minutes', ' and a half'),
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
    text: `At this latitude the turning of the Earth carries a cradle eastward at ${countText(speed)} kilometres an hour, day and night, and nobody has ever been woken by it. The equator is ${countText(polar)} kilometres away. Old geographers gave each belt of the Earth a temper of its own; this one was thought ${Math.abs(place.latitude) < 23.4 ? 'generous and quick to laugh' : Math.abs(place.latitude) < 45 ? 'lively, and fond of evenings out of doors' : Math.abs(place.latitude) < 60 ? 'inventive, on account of the weather' : 'patient, and good at stories'}.`,
    rule: `1,670 km/h at the equator times the cosine of ${place.latitude.toFixed(2)}°; 111.2 km for each degree of latitude.`,
    inputs: ['birthPlace'],
  }
}

const sunClock: Teller = (facts) => {
  const place = facts.subject.birth.place
  if (!facts.isExact || place === undefined || !facts.clock) return undefined
  const hour = turn(placeOver('sun', facts.sky, place).hourAngle + 180) / 15
  const minutes = Math.floor(hour * 60)
  const shown = `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
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
  rising,
  chartRuler,
  midheaven,
  sunHouse,
  moonHouse,
  fullestHouse,
  atAnAngle,
  dayOrNight,
  planetaryHour,
  sunClock,
  light,
  turningEarth,
]
