import { arcBetween } from './angle'
import { nearbySkyOf, skyOf } from './sky'
import type { Sky } from './sky'
import { altitudeOf, placeOver } from './horizon'
import type { GeographicPlace } from './horizon'

/**
 * Altitude of the Sun's centre when its upper limb touches the horizon: 34′ of refraction and 16′ of radius (the
 * convention of the almanacs; Meeus, Astronomical Algorithms, 2nd ed., chapter 15).
 */
const horizon = -50 / 60

const day = 86_400_000
const siderealDegreesOfDay = 360.98564736629

/** Sunrise and sunset around one noon. `hours` is 24 in polar day and 0 in polar night; then there is no sunrise. */
export type Daylight = { hours: number; noon: Date; sunrise?: Date; sunset?: Date }

const sunOver = (sky: Sky, place: GeographicPlace) => {
  const sun = placeOver('sun', sky, place)
  return { hourAngle: sun.hourAngle, altitude: altitudeOf(sun, place.latitude) }
}

/** The instant nearest to `near` when the Sun stands at an hour angle (0 noon, 180 midnight). */
const sunAtHourAngle = (near: Date, place: GeographicPlace, hourAngle: number, sky: Sky): Date => {
  let instant = near
  for (let round = 0; round < 3; round++) {
    const ahead = arcBetween(hourAngle, sunOver(nearbySkyOf(instant, sky), place).hourAngle)
    instant = new Date(instant.getTime() + (ahead / siderealDegreesOfDay) * day)
  }
  return instant
}

/** The crossing of the horizon between a time when the Sun is down and one when it is up, to a tenth of a second. */
const crossing = (down: Date, up: Date, heightAt: (instant: Date) => number): Date => {
  let [low, high] = [down.getTime(), up.getTime()]
  while (Math.abs(high - low) > 100) {
    const middle = (low + high) / 2
    if (heightAt(new Date(middle)) > 0) high = middle
    else low = middle
  }
  return new Date((low + high) / 2)
}

const wholeMinute = (instant: Date) => new Date(Math.round(instant.getTime() / 60_000) * 60_000)

/** The same as an almanac prints it: sunrise and sunset to the nearest minute, and the hours between just those. */
export const inWholeMinutes = ({ hours, noon, sunrise, sunset }: Daylight): Daylight => ({
  hours:
    sunrise && sunset
      ? (wholeMinute(sunset).getTime() - wholeMinute(sunrise).getTime()) / 3_600_000
      : Math.round(hours * 60) / 60,
  noon,
  ...(sunrise && { sunrise: wholeMinute(sunrise) }),
  ...(sunset && { sunset: wholeMinute(sunset) }),
})

/**
 * Daylight around the solar noon nearest to an instant, sea-level horizon.
 * @param nearNoon an instant within twelve hours of the wanted noon
 * @param place degrees, north and east positive
 */
export const daylightAround = (nearNoon: Date, place: GeographicPlace): Daylight => {
  const sky = skyOf(nearNoon)
  const heightAt = (instant: Date) => sunOver(nearbySkyOf(instant, sky), place).altitude - horizon
  const noon = sunAtHourAngle(nearNoon, place, 0, sky)
  if (heightAt(noon) <= 0) return { hours: 0, noon }
  const before = sunAtHourAngle(new Date(noon.getTime() - day / 2), place, 180, sky)
  const after = sunAtHourAngle(new Date(noon.getTime() + day / 2), place, 180, sky)
  const sunrise = heightAt(before) > 0 ? undefined : crossing(before, noon, heightAt)
  const sunset = heightAt(after) > 0 ? undefined : crossing(after, noon, heightAt)
  if (sunrise === undefined && sunset === undefined) return { hours: 24, noon }
  const hours = ((sunset ?? after).getTime() - (sunrise ?? before).getTime()) / 3_600_000
  return { hours, noon, ...(sunrise && { sunrise }), ...(sunset && { sunset }) }
}
