import { clockTimeOf } from '@shared/insights/birth-moment'
import { dayOfYear } from '@shared/insights/calendar/civil-date'
import type { Facts } from '@shared/insights/insights/facts'
import { capitalised, dateText, dayText, signed } from '@shared/insights/insights/phrases'
import { altitudeOf, placeOver } from '@shared/insights/sky/horizon'
import { obliquityOf } from '@shared/insights/sky/sky'
import { unknownInWords } from '@shared/insights/unknown-moment'
import { numbersTo, PlateDrawing, plateWidth, polar } from './plate-drawing'
import type { ChapterPlate, Line, Place } from './plate-drawing'

const radians = Math.PI / 180
const middle = plateWidth / 2

/** The Sun's height over the equator where it has gone so far along the zodiac. Degrees. */
const declinationAt = (longitude: number, obliquity: number) =>
  Math.asin(Math.sin(obliquity * radians) * Math.sin(longitude * radians)) / radians

/** Where the middle of the Sun is when the last of it sets. */
const setAltitude = -0.8

const heightInWords = (altitude: number): string => {
  const degrees = Math.abs(Math.round(altitude))
  // A Sun that is up is not said to be below, nor by no degree above.
  if (altitude > setAltitude && (altitude < 0 || degrees === 0)) return 'on'
  return `${degrees}° ${altitude < 0 ? 'below' : 'above'}`
}

/** From the middle of the disc to the tips of its rays, and a little. */
const sunRoom = 19.6
const sunDisc = (plate: PlateDrawing, [x, y]: Place, isUp: boolean): void => {
  const rays = numbersTo(32).map((index): Line => {
    const angle = index * 11.25
    return [polar(x, y, 9.6, angle), polar(x, y, [19, 12.6, 15.4, 12.6][index % 4] ?? 12, angle)]
  })
  plate.disc('paper', x, y, 9)
  plate.line('gold', 0.35, ...(isUp ? rays : rays.filter((_, index) => index % 2 === 0)))
  if (isUp) plate.disc('gold', x, y, 7)
  plate.circle('gold', 0.5, x, y, 7).circle(isUp ? 'paper' : 'gold', 0.3, x, y, 5.4)
}

/** The Sun's ways over a horizon through a year, by the hour; this day's drawn strong. */
const overPlace = (
  facts: Facts,
  place: { latitude: number; longitude: number; timeZone?: string | undefined },
): ChapterPlate => {
  const perDegree = 0.99
  // As high and as deep as the Sun gets there in a year, and no more.
  const reach = Math.min(90, 90 - Math.abs(place.latitude) + 23.5) * perDegree
  const obliquity = obliquityOf(facts.sky)
  const sun = placeOver('sun', facts.sky, place)
  // Facing the Sun at noon: in the north it goes from right to left. Between the tropics it stands there for a part of the year.
  const isInTheNorth = sun.declination > place.latitude
  const side = isInTheNorth ? -1 : 1
  const hourAngle = facts.isExact ? ((sun.hourAngle + 180) % 360) - 180 : 0
  const altitude = altitudeOf({ ...sun, hourAngle }, place.latitude)
  // The disc and its rays have room at noon, at midnight and at both ends of the day.
  const horizon = Math.max(reach + 12, 52, altitude * perDegree + sunRoom)
  const height = horizon + Math.max(reach + 4, 44, sunRoom - altitude * perDegree)
  const isAtAnEnd = (180 - Math.abs(hourAngle)) * ((plateWidth - 8) / 360) < sunRoom
  const breadth = plateWidth - 2 * (isAtAnEnd ? sunRoom : 4)
  const plate = new PlateDrawing(height)
  const pointAt = (hourAngle: number, declination: number): Place => [
    middle + (side * hourAngle * breadth) / 360,
    horizon - altitudeOf({ hourAngle, declination, distance: 1 }, place.latitude) * perDegree,
  ]
  // From edge to edge of the plate, beyond midnight where the day ends short of it.
  const farthest = (180 * (plateWidth - 8)) / breadth
  const wayOf = (declination: number): Line =>
    numbersTo(61).map((index) => pointAt((index / 30 - 1) * farthest, declination))

  // The ground: level lines, closer with the depth of night.
  let depth = horizon + 1.6
  for (let index = 0; depth < height - 1; index += 1) {
    plate.line('soft', 0.14 + index * 0.0035, [
      [4, depth],
      [plateWidth - 4, depth],
    ])
    depth += Math.max(1.5, 3 - index * 0.05)
  }
  const year = numbersTo(13).map((index) => declinationAt(-90 + index * 15, obliquity))
  year.forEach((declination, index) =>
    plate.line(index % 6 === 0 ? 'gold' : 'line', index % 6 === 0 ? 0.55 : 0.22, wayOf(declination)),
  )
  plate.line('ink', 0.6, [
    [4, horizon],
    [plateWidth - 4, horizon],
  ])
  plate.line('ink', 1.1, wayOf(sun.declination))

  const at = pointAt(hourAngle, sun.declination)
  for (let hour = -12; hour < 12; hour += 1) {
    const [x, y] = pointAt(hour * 15, sun.declination)
    if (Math.hypot(x - at[0], y - at[1]) > 14) plate.disc('paper', x, y, 1.5).circle('ink', 0.4, x, y, 1.5)
  }
  sunDisc(plate, at, altitude > setAltitude)

  const { daylight, zone } = facts
  const riseAndSet = [
    ['morning', 'rose', daylight?.sunrise, -side],
    ['evening', 'set', daylight?.sunset, side],
  ] as const
  for (const [part, verb, instant, way] of riseAndSet) {
    if (!instant) continue
    const [x, anchor] = way < 0 ? [6, 'start' as const] : [plateWidth - 6, 'end' as const]
    plate.caps(x, horizon - 16, part, { anchor, size: 6.4 })
    plate.italic(x, horizon - 7, `${verb} ${clockTimeOf(instant, zone)}`, { anchor })
  }
  const noonHeight = 90 - Math.abs(place.latitude - sun.declination)
  const moment = facts.isExact
    ? `the Sun stands where it was at birth, at ${facts.clock ?? ''}, ${heightInWords(altitude)} the horizon`
    : `${unknownInWords[facts.unknown ?? 'time']} being unknown, the Sun is drawn at its noon`
  const how =
    daylight?.hours === 24
      ? 'it did not set that day'
      : daylight?.hours === 0
        ? 'it did not rise that day'
        : `at noon it stood ${noonHeight < 89.5 ? `${Math.round(noonHeight)}° high` : 'overhead'}`
  return plate.finished({
    caption: `The Sun’s ways over the birthplace, from midnight to midnight, facing ${isInTheNorth ? 'north' : 'south'}: in gold the longest day, the equinoxes and the shortest, in ink ${dateText(facts.date)}. ${capitalised(how)}; ${moment}.`,
    alt: `Thirteen curves of the Sun’s height over the horizon at latitude ${signed(place.latitude, 1)}° by the hour of the day, through the year. The curve of ${dateText(facts.date)} is drawn strong; ${how}, and ${moment}.`,
  })
}

/** Without a place: how far north or south of the equator the Sun stood, day by day. */
const overEquator = (facts: Facts): ChapterPlate => {
  const height = 150
  const equator = height / 2
  const plate = new PlateDrawing(height)
  const obliquity = obliquityOf(facts.sky)
  const own = facts.body('sun').longitude
  const days = dayOfYear({ year: facts.date.year, month: 12, day: 31 })
  const today = dayOfYear(facts.date)
  const left = 14
  const perDay = (plateWidth - 2 * left) / (days - 1)
  const pointAt = (day: number, share = 1): Place => [
    left + (day - 1) * perDay,
    equator - declinationAt(own + (day - today) * 0.9856, obliquity) * 2.6 * share,
  ]
  const every = (step: number) =>
    numbersTo(Math.floor((days - 1) / step) + 1).map((index) => 1 + index * step)
  plate.line('line', 0.25, ...every(2).map((day): Line => [pointAt(day, 0.06), pointAt(day, 0.94)]))
  for (const share of [0.25, 0.5, 0.75])
    plate.line(
      'tint',
      0.4,
      every(4).map((day) => pointAt(day, share)),
    )
  plate.line('ink', 0.4, [
    [left, equator],
    [plateWidth - left, equator],
  ])
  plate.line(
    'ink',
    1,
    every(3).map((day) => pointAt(day)),
  )
  const at = pointAt(today)
  plate.line('ink', 0.5, [at, [at[0], equator]])
  sunDisc(plate, at, true)
  const declination = declinationAt(own, obliquity)
  plate
    .caps(left, 12, 'north', { anchor: 'start' })
    .caps(plateWidth - left, height - 12, 'south', { anchor: 'end' })
  plate.italic(at[0], equator + (declination >= 0 ? 9 : -9), dayText(facts.date), { ink: 'ink' })
  const where = `${Math.abs(declination).toFixed(1)}° ${declination < 0 ? 'south' : 'north'} of the equator`
  return plate.finished({
    caption: `The Sun north and south of the equator through ${facts.date.year}, a stroke for every other day. On ${dateText(facts.date)} it stood ${where}. Its way over the house is left out, as the place of birth is not known.`,
    alt: `A wave of fine strokes for the Sun’s distance from the equator through ${facts.date.year}; on ${dateText(facts.date)} it stood ${where}. The place of birth is not known.`,
  })
}

export const sunPlate = (facts: Facts): ChapterPlate => {
  const { place } = facts.subject.birth
  return place === undefined ? overEquator(facts) : overPlace(facts, place)
}
