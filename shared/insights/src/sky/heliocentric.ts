import { chebyshev, cosineSeries, polynomial, sineSeries } from './series'
import type { PlanetSeries } from './series'
import { earth } from './tables/earth'
import { mars } from './tables/mars'
import { mercury } from './tables/mercury'
import { moon } from './tables/moon'
import { outerPlanets, segments } from './tables/outer-planets'
import { venus } from './tables/venus'
import { fromSphere, scaled, sum } from './vector'
import type { Vector } from './vector'

const innerPlanets = { mercury, venus, earth, mars }
type InnerPlanet = keyof typeof innerPlanets
type OuterPlanet = keyof typeof outerPlanets
export type Planet = InnerPlanet | OuterPlanet

// Masses in units of the Sun's (IAU 2009 system of constants); the Earth's with the Moon's.
const masses: [InnerPlanet, number][] = [
  ['mercury', 1 / 6023600],
  ['venus', 1 / 408523.71],
  ['earth', 1 / 328900.56],
  ['mars', 1 / 3098708],
]

const isInner = (planet: Planet): planet is InnerPlanet => planet in innerPlanets

const onSeries = (series: PlanetSeries, tt: number, finest: number): Vector => {
  const t = tt / 365_250
  const coordinate = (powers: readonly number[][]) => cosineSeries(powers, t, finest)
  return fromSphere(coordinate(series.L), coordinate(series.B), coordinate(series.R))
}

const onPolynomials = (planet: readonly number[][][], tt: number): Vector => {
  const position = (tt + 2451545 - segments.from) / segments.days
  const index = Math.floor(position)
  const [x = [], y = [], z = []] = planet[index] ?? []
  const at = 2 * (position - index) - 1
  return [chebyshev(x, at), chebyshev(y, at), chebyshev(z, at)]
}

const coarse = 1e-4

/**
 * How far the inner planets pull the Sun aside, at most 0.0000045 au: the polynomials of the outer planets leave it out,
 * as it moves too fast for them. It changes little within the hours of light time.
 */
export const pullOnSun = (tt: number): Vector =>
  masses.reduce<Vector>(
    (pull, [planet, mass]) => sum(pull, scaled(onSeries(innerPlanets[planet], tt, coarse), mass)),
    [0, 0, 0],
  )

/**
 * Where a planet stands around the Sun, in au, mean ecliptic and equinox of J2000. VSOP87 (Bretagnon and Francou, A&A
 * 202, 1988) carried onto DE431 for Mercury to Mars, polynomials through DE431 (Folkner et al., IPN Progress Report
 * 42-196, 2014) for Jupiter to Pluto; bench/src/insights/sky-tables makes the tables.
 * @param tt days of TT since J2000
 * @param finest smallest amplitude that counts, in radians or au; 0 for all
 * @param pull `pullOnSun` of the day
 */
export const heliocentric = (planet: Planet, tt: number, finest: number, pull: Vector): Vector =>
  isInner(planet)
    ? onSeries(innerPlanets[planet], tt, finest)
    : sum(onPolynomials(outerPlanets[planet], tt), pull)

/** Where the Earth stands around the Sun, as above. */
export const heliocentricEarth = (tt: number, finest: number): Vector => onSeries(earth, tt, finest)

// The slowly turning plane in which the lunar theory is written (Laskar's P and Q, in ELP/MPP02).
const planeP = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9]
const planeQ = [0, -0.113469002e-3, 0.1237267e-6, 0.1265417e-8]

const inEclipticOfJ2000 = ([x, y, z]: Vector, centuries: number): Vector => {
  const [p, q] = [polynomial(planeP, centuries), polynomial(planeQ, centuries)]
  const root = 2 * Math.sqrt(1 - p * p - q * q)
  const cross = 2 * p * q
  return [
    (1 - 2 * p * p) * x + cross * y + p * root * z,
    cross * x + (1 - 2 * q * q) * y - q * root * z,
    -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]
}

/**
 * Where the Moon stands around the Earth, in kilometres, mean ecliptic and equinox of J2000: ELP/MPP02 (Chapront and
 * Francou, A&A 404, 2003), its mean longitude carried onto DE431.
 */
export const geocentricMoon = (tt: number, finest = 0): Vector => {
  const t = tt / 36_525
  const longitude = polynomial(moon.meanLongitude, t) + sineSeries(moon.L, t, finest)
  return inEclipticOfJ2000(
    fromSphere(longitude, sineSeries(moon.B, t, finest), moonDistance(tt, finest * 4e5)),
    t,
  )
}

/** Distance of the Moon's centre from the Earth's, in kilometres; `finest` counts in kilometres too. */
export const moonDistance = (tt: number, finest = 0): number => sineSeries(moon.R, tt / 36_525, finest)
