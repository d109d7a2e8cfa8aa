import { civilDayOf, settledInstantOf } from '@shared/insights/birth-moment'
import type { Birth } from '@shared/insights/birth-moment'
import { moonAt } from '@shared/insights/moon'
import type { Moon } from '@shared/insights/moon'
import { daylightAround } from '@shared/insights/sky/daylight'

/** What plate II draws of a birth. */
export interface SkyOfBirth {
  /** The Moon at the first and at the last instant that it can have been; the same where all is known. */
  moons: readonly [first: Moon, last: Moon]
  /** Degrees from the Sun as it is drawn: 0 new, 180 full. */
  elongation: number
  /** Where the bright limb points: degrees clockwise from the right. */
  limbAngle: number
  /** Local hour of the birth, 0-24; absent when the time is not known. */
  hour?: number
  /** Local hours of sunrise and sunset; absent without a place. */
  daylight?: { hours: number; rise: number; set: number }
}

const hourOf = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3, 5)) / 60

/** Offset of a zone at an instant in hours, from the browser's own zone data; by the longitude without a zone. */
function offsetHours(instant: Date, timeZone: string | undefined, longitude: number): number {
  if (!timeZone) return longitude / 15
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return (local - Math.floor(instant.getTime() / 1000) * 1000) / 3_600_000
}

const hour = 3_600_000
/** No clock is further ahead of UTC, or behind it. */
const [mostAhead, mostBehind] = [14 * hour, 12 * hour]

/** The first and the last instant that a birth can have been, as far as its time and its zone are known. */
function spanOf(birth: Birth): readonly [Date, Date] {
  const { instant, isExact } = settledInstantOf(birth)
  if (isExact) return [instant, instant]
  const timeZone = birth.place?.timeZone
  if (timeZone !== undefined) {
    const { from, to } = civilDayOf(birth.date, timeZone)
    return [from, to]
  }
  const clock = Date.parse(`${birth.date}T${birth.time ?? '00:00'}:00Z`)
  return [new Date(clock - mostAhead), new Date(clock + mostBehind + (birth.time ? 0 : 24 * hour))]
}

/**
 * The sky of a birth: the Moon by its true elongation, with the bright limb as it stood over the place (without one, as it
 * stands in the south for a watcher of the north: the waxing Moon lit on the right); the daylight of the date there.
 */
export function skyOfBirth(birth: Birth): SkyOfBirth {
  const { instant } = settledInstantOf(birth)
  const { place } = birth
  const moon = moonAt(instant, place)
  const [first, last] = spanOf(birth)
  const sky: SkyOfBirth = {
    moons: [moonAt(first), moonAt(last)],
    elongation: moon.elongation,
    // Position angles run counter-clockwise from the zenith: the right is 270.
    limbAngle: moon.view ? 270 - moon.view.brightLimbAngle : moon.isWaxing ? -18 : 162,
  }
  if (birth.time) sky.hour = hourOf(birth.time)
  if (!place) return sky
  const noon = settledInstantOf({ date: birth.date, place }).instant
  const { hours, sunrise, sunset } = daylightAround(noon, place)
  const localHour = (moment: Date) => {
    const offset = offsetHours(moment, place.timeZone, place.longitude)
    return (((moment.getTime() / 3_600_000 + offset) % 24) + 24) % 24
  }
  const rise = sunrise ? localHour(sunrise) : 0
  const set = sunset ? localHour(sunset) : 24
  return { ...sky, daylight: { hours, rise, set: set < rise ? set + 24 : set } }
}
