import { arcBetween, atan2, radians, turn } from './angle'
import { greenwichMeanSiderealTime, meanObliquityAt, nutationAt, precessed } from './earth-axis'
import type { Nutation } from './earth-axis'
import { geocentricMoon, heliocentric, heliocentricEarth, moonDistance, pullOnSun } from './heliocentric'
import type { Planet } from './heliocentric'
import { polynomial } from './series'
import { later, skyTimeOf } from './sky-time'
import type { SkyTime } from './sky-time'
import { difference, dot, length, scaled, sum } from './vector'
import type { Vector } from './vector'

export const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north-node',
] as const
export type BodyId = (typeof bodies)[number]

/** A direction from the Earth's centre, on the true ecliptic and equinox of date, in degrees; distance in au. */
export type EclipticPosition = { longitude: number; latitude: number; distance: number }

/** The sky of one instant: what every body's place needs is computed once. */
export type Sky = {
  time: SkyTime
  /** Julian centuries of TT since J2000. */
  centuries: number
  nutation: Nutation
  /** Heliocentric, au and au a day. */
  pull: Vector
  earth: Vector
  earthVelocity: Vector
  /** Smallest amplitude that counts, in radians. */
  finest: number
}

/** Light crosses so many au in a day; and so many kilometres. */
const lightSpeed = 173.14463267424
const lightKilometres = 25902068371.2
const kilometresOfAu = 149_597_870.7

const coarse = 1e-4
const velocityStep = 0.05
const velocityAmplitude = 3e-6

const skyOfTime = (time: SkyTime, finest: number, nutation?: Nutation): Sky => {
  const centuries = time.tt / 36_525
  const earthAt = (days: number) => heliocentricEarth(time.tt + days, velocityAmplitude)
  return {
    time,
    centuries,
    nutation: nutation ?? nutationAt(centuries),
    pull: pullOnSun(time.tt),
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

/** Schwarzschild's 2GM/c² of the Sun, in au. */
const bending = 1.97412574336e-8
const solarRadius = 0.00465047

/**
 * The Sun's gravity bends the light of what stands behind it (Explanatory Supplement to the Astronomical Almanac, 1992,
 * 3.26). Behind the disk itself, where nothing is seen, only the matter inside the ray's distance from the Sun's centre
 * is let act; the exponential stands for its share.
 */
const bent = (seen: Vector, fromSun: Vector, earth: Vector): Vector => {
  const [distance, sunDistance] = [length(seen), length(earth)]
  const u = scaled(seen, 1 / distance)
  const q = scaled(fromSun, 1 / length(fromSun))
  const e = scaled(earth, 1 / sunDistance)
  const sunward = -dot(u, e)
  const separation = Math.sqrt(Math.max(0, 1 - sunward * sunward))
  const radii = (separation * sunDistance) / solarRadius
  const fade = sunward > 0 ? 1 - Math.exp(-((radii / 0.328) ** 1.348)) : 1
  const strength = ((bending / sunDistance) * fade) / Math.max(1 + dot(q, e), 1e-9)
  const shift = difference(scaled(e, dot(u, q)), scaled(q, dot(e, u)))
  return scaled(sum(u, scaled(shift, strength)), distance)
}

/** A planet's light left it a while ago, and the moving Earth meets it aslant. */
const apparentPlanet = (planet: Planet, { time, pull, earth, earthVelocity, finest }: Sky): Vector => {
  const roughly = length(difference(heliocentric(planet, time.tt, coarse, pull), earth))
  const fromSun = heliocentric(planet, time.tt - roughly / lightSpeed, finest, pull)
  const seen = difference(fromSun, earth)
  return sum(bent(seen, fromSun, earth), scaled(earthVelocity, length(seen) / lightSpeed))
}

const apparentSun = ({ earth, earthVelocity }: Sky): Vector =>
  sum(scaled(earth, -1), scaled(earthVelocity, length(earth) / lightSpeed))

/** Aberration and the Earth's own way during the light time cancel for the Moon, which travels with the Earth. */
const apparentMoon = ({ time, finest }: Sky): Vector => {
  const delay = moonDistance(time.tt, 1000) / lightKilometres
  return scaled(geocentricMoon(time.tt - delay, finest), 1 / kilometresOfAu)
}

/** The mean ascending node of the Moon's orbit on the mean equinox of date (Simon et al., A&A 282, 1994), seconds of arc. */
const meanNode = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939]

/** Apparent geocentric place: light time, aberration, bending of light, precession and nutation included. */
export const positionOf = (body: BodyId, sky: Sky): EclipticPosition => {
  const nutation = sky.nutation.longitude / radians
  if (body === 'north-node')
    return {
      longitude: turn(polynomial(meanNode, sky.centuries) / 3600 + nutation),
      latitude: 0,
      distance: 0,
    }
  const seen =
    body === 'sun' ? apparentSun(sky) : body === 'moon' ? apparentMoon(sky) : apparentPlanet(body, sky)
  const [x, y, z] = precessed(seen, sky.centuries)
  return {
    longitude: turn(atan2(y, x) + nutation),
    latitude: atan2(z, Math.hypot(x, y)),
    distance: length(seen),
  }
}

/** Apparent geocentric ecliptic longitude, 0 to 360 degrees. */
export const longitudeOf = (body: BodyId, sky: Sky): number => positionOf(body, sky).longitude

const speedStep = 0.02

/** The skies shortly before and after, for speeds. */
export const neighboursOf = (sky: Sky): [Sky, Sky] => [
  skyOfTime(later(sky.time, -speedStep), searchAmplitude),
  skyOfTime(later(sky.time, speedStep), searchAmplitude),
]

/** Degrees of longitude a day, negative while retrograde. */
export const speedOf = (body: BodyId, [before, after]: [Sky, Sky]): number =>
  arcBetween(longitudeOf(body, after), longitudeOf(body, before)) / (2 * speedStep)

/** True obliquity of the ecliptic, in degrees. */
export const obliquityOf = ({ centuries, nutation }: Sky): number =>
  (meanObliquityAt(centuries) + nutation.obliquity) / radians

/** Apparent sidereal time at a longitude (east positive), in degrees. */
export const siderealTimeOf = (sky: Sky, longitude: number): number => {
  const equinoxes = sky.nutation.longitude * Math.cos(meanObliquityAt(sky.centuries) + sky.nutation.obliquity)
  return turn((greenwichMeanSiderealTime(sky.time.ut, sky.centuries) + equinoxes) / radians + longitude)
}
