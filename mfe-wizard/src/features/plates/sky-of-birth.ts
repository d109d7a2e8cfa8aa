import { settledInstantOf } from '@shared/insights/birth-moment'
import type { Birth } from '@shared/insights/birth-moment'
import { moonAt } from '@shared/insights/moon'
import type { MoonPhase } from '@shared/insights/moon'
import { daylightAround } from '@shared/insights/sky/daylight'

/** What plate II draws of a birth. */
export interface SkyOfBirth {
  phase: MoonPhase
  /** Degrees from the Sun: 0 new, 180 full. */
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

/**
 * The sky of a birth: the Moon by its true elongation, with the bright limb as it stood over the place (without one, as it
 * stands in the south for a watcher of the north: the waxing Moon lit on the right); the daylight of the date there.
 */
export function skyOfBirth(birth: Birth): SkyOfBirth {
  const { instant } = settledInstantOf(birth)
  const { place } = birth
  const moon = moonAt(instant, place)
  const sky: SkyOfBirth = {
    phase: moon.phase,
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
