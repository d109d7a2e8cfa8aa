import { arcBetween, radians, turn } from './angle'
import { heliocentric, pullOnSun } from './heliocentric'
import type { Planet } from './heliocentric'
import { moonPositionAt, sunAt } from './luminaries'
import { polynomial } from './series'
import { lightSpeed, ofDate, speedStep } from './sky'
import type { EclipticPosition, Sky } from './sky'
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

const coarse = 1e-4

// All the planets of one sky need the same pull.
const pulls = new WeakMap<Sky, Vector>()

const pullIn = (sky: Sky): Vector => {
  const pull = pulls.get(sky) ?? pullOnSun(sky.time.tt)
  pulls.set(sky, pull)
  return pull
}

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
const apparentPlanet = (planet: Planet, sky: Sky): Vector => {
  const { time, earth, earthVelocity, finest } = sky
  const pull = pullIn(sky)
  const roughly = length(difference(heliocentric(planet, time.tt, coarse, pull), earth))
  const fromSun = heliocentric(planet, time.tt - roughly / lightSpeed, finest, pull)
  const seen = difference(fromSun, earth)
  return sum(bent(seen, fromSun, earth), scaled(earthVelocity, length(seen) / lightSpeed))
}

/** The mean ascending node of the Moon's orbit on the mean equinox of date (Simon et al., A&A 282, 1994), seconds of arc. */
const meanNode = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939]

const nodeAt = ({ centuries, nutation }: Sky): EclipticPosition => ({
  longitude: turn(polynomial(meanNode, centuries) / 3600 + nutation.longitude / radians),
  latitude: 0,
  distance: 0,
})

/** Apparent geocentric place: light time, aberration, bending of light, precession and nutation included. */
export const positionOf = (body: BodyId, sky: Sky): EclipticPosition => {
  if (body === 'north-node') return nodeAt(sky)
  if (body === 'sun') return sunAt(sky)
  return body === 'moon' ? moonPositionAt(sky) : ofDate(apparentPlanet(body, sky), sky)
}

/** Apparent geocentric ecliptic longitude, 0 to 360 degrees. */
export const longitudeOf = (body: BodyId, sky: Sky): number => positionOf(body, sky).longitude

/** Degrees of longitude a day between two neighbouring skies, negative while retrograde. */
export const speedOf = (body: BodyId, [before, after]: [Sky, Sky]): number =>
  arcBetween(longitudeOf(body, after), longitudeOf(body, before)) / (2 * speedStep)
