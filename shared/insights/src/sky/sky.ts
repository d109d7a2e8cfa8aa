import { atan2, radians, turn } from './angle'
import { heliocentricEarth } from './earth-and-moon'
import { greenwichMeanSiderealTime, meanObliquityAt, nutationAt, precessed } from './earth-axis'
import type { Nutation } from './earth-axis'
import { later, skyTimeOf } from './sky-time'
import type { SkyTime } from './sky-time'
import { difference, length, scaled } from './vector'
import type { Vector } from './vector'

/** A direction from the Earth's centre, on the true ecliptic and equinox of date, in degrees; distance in au. */
export type EclipticPosition = { longitude: number; latitude: number; distance: number }

/** The sky of one instant: what every body's place needs is computed once. */
export type Sky = {
  time: SkyTime
  /** Julian centuries of TT since J2000. */
  centuries: number
  nutation: Nutation
  /** Heliocentric, au and au a day. */
  earth: Vector
  earthVelocity: Vector
  /** Smallest amplitude that counts, in radians. */
  finest: number
}

/** Light crosses so many au in a day. */
export const lightSpeed = 173.14463267424

const velocityStep = 0.05
const velocityAmplitude = 3e-6

const skyOfTime = (time: SkyTime, finest: number, nutation?: Nutation): Sky => {
  const centuries = time.tt / 36_525
  const earthAt = (days: number) => heliocentricEarth(time.tt + days, velocityAmplitude)
  return {
    time,
    centuries,
    nutation: nutation ?? nutationAt(centuries),
    earth: heliocentricEarth(time.tt, finest),
    earthVelocity: scaled(difference(earthAt(velocityStep), earthAt(-velocityStep)), 0.5 / velocityStep),
    finest,
  }
}

/**
 * Prepares the sky of an instant.
 * @throws RangeError outside 1900 to 2100
 */
export const skyOf = (instant: Date): Sky => skyOfTime(skyTimeOf(instant), 0)

const searchAmplitude = 1e-6

/** The sky good to a second of arc, at a sixth of the cost: for searches that try many instants. */
export const roughSkyOf = (instant: Date): Sky => skyOfTime(skyTimeOf(instant), searchAmplitude)

/** The same within a day of another sky, whose nutation is taken over. */
export const nearbySkyOf = (instant: Date, sky: Sky): Sky =>
  skyOfTime(skyTimeOf(instant), searchAmplitude, sky.nutation)

/** Half the time over which speeds are taken, in days. */
export const speedStep = 0.02

/** The skies shortly before and after, for speeds. */
export const neighboursOf = (sky: Sky): [Sky, Sky] => [
  skyOfTime(later(sky.time, -speedStep), searchAmplitude),
  skyOfTime(later(sky.time, speedStep), searchAmplitude),
]

/** An apparent direction, referred to the true ecliptic and equinox of date. */
export const ofDate = (seen: Vector, { centuries, nutation }: Sky): EclipticPosition => {
  const [x, y, z] = precessed(seen, centuries)
  return {
    longitude: turn(atan2(y, x) + nutation.longitude / radians),
    latitude: atan2(z, Math.hypot(x, y)),
    distance: length(seen),
  }
}

/** True obliquity of the ecliptic, in degrees. */
export const obliquityOf = ({ centuries, nutation }: Sky): number =>
  (meanObliquityAt(centuries) + nutation.obliquity) / radians

/** Apparent sidereal time at a longitude (east positive), in degrees. */
export const siderealTimeOf = (sky: Sky, longitude: number): number => {
  const equinoxes = sky.nutation.longitude * Math.cos(meanObliquityAt(sky.centuries) + sky.nutation.obliquity)
  return turn((greenwichMeanSiderealTime(sky.time.ut, sky.centuries) + equinoxes) / radians + longitude)
}
