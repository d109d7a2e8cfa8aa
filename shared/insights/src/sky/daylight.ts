import { arcBetween, asin, atan2, cos, sin } from './angle'
import { obliquityOf, positionOf, siderealTimeOf, skyTimeOf } from './ephemeris'

/**
 * Altitude of the Sun's centre when its upper limb touches the horizon: 34′ of refraction and 16′ of radius (the
 * convention of the almanacs; Meeus, Astronomical Algorithms, 2nd ed., chapter 15).
 */
const horizon = -50 / 60

const day = 86_400_000
const siderealDegreesOfDay = 360.98564736629

/** Sunrise and sunset around one noon. `hours` is 24 in polar day and 0 in polar night; then there is no sunrise. */
export type Daylight = { hours: number; noon: Date; sunrise?: Date; sunset?: Date }

const sunOver = (instant: Date, latitude: number, longitude: number) => {
  const time = skyTimeOf(instant)
  const sun = positionOf('sun', time)
  const obliquity = obliquityOf(time)
  const declination = asin(sin(obliquity) * sin(sun.longitude))
  const rightAscension = atan2(sin(sun.longitude) * cos(obliquity), cos(sun.longitude))
  const hourAngle = arcBetween(siderealTimeOf(time, longitude), rightAscension)
  const altitude = asin(sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle))
  return { hourAngle, altitude }
}

/** The instant nearest to `near` when the Sun stands at an hour angle (0 noon, 180 midnight). */
const sunAtHourAngle = (near: Date, longitude: number, hourAngle: number): Date => {
  let instant = near
  for (let round = 0; round < 4; round++) {
    const ahead = arcBetween(hourAngle, sunOver(instant, 0, longitude).hourAngle)
    instant = new Date(instant.getTime() + (ahead / siderealDegreesOfDay) * day)
  }
  return instant
}

/** Bisection between a time when the Sun is down and one when it is up, to less than a tenth of a second. */
const crossing = (down: Date, up: Date, latitude: number, longitude: number): Date => {
  let [low, high] = [down.getTime(), up.getTime()]
  while (Math.abs(high - low) > 50) {
    const middle = (low + high) / 2
    if (sunOver(new Date(middle), latitude, longitude).altitude > horizon) high = middle
    else low = middle
  }
  return new Date((low + high) / 2)
}

/**
 * Daylight around the solar noon nearest to an instant, sea-level horizon.
 * @param nearNoon an instant within twelve hours of the wanted noon
 * @param place degrees, north and east positive
 */
export const daylightAround = (
  nearNoon: Date,
  { latitude, longitude }: { latitude: number; longitude: number },
): Daylight => {
  const noon = sunAtHourAngle(nearNoon, longitude, 0)
  const isUp = (instant: Date) => sunOver(instant, latitude, longitude).altitude > horizon
  if (!isUp(noon)) return { hours: 0, noon }
  const before = sunAtHourAngle(new Date(noon.getTime() - day / 2), longitude, 180)
  const after = sunAtHourAngle(new Date(noon.getTime() + day / 2), longitude, 180)
  const sunrise = isUp(before) ? undefined : crossing(before, noon, latitude, longitude)
  const sunset = isUp(after) ? undefined : crossing(after, noon, latitude, longitude)
  if (sunrise === undefined && sunset === undefined) return { hours: 24, noon }
  const hours = ((sunset ?? after).getTime() - (sunrise ?? before).getTime()) / 3_600_000
  return { hours, noon, ...(sunrise && { sunrise }), ...(sunset && { sunset }) }
}
