import { onSeries } from './on-series'
import { chebyshev } from './series'
import { earth } from './tables/earth'
import { mars } from './tables/mars'
import { mercury } from './tables/mercury'
import { outerPlanets, segments } from './tables/outer-planets'
import { venus } from './tables/venus'
import { scaled, sum } from './vector'
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
 * 202, 1988) carried onto DE440 for Mercury to Mars, polynomials through DE440 (Park et al., AJ 161:105, 2021)
 * for Jupiter to Pluto; bench/src/insights/sky-tables makes the tables.
 * @param tt days of TT since J2000
 * @param finest smallest amplitude that counts, in radians or au; 0 for all
 * @param pull `pullOnSun` of the day
 */
export const heliocentric = (planet: Planet, tt: number, finest: number, pull: Vector): Vector =>
  isInner(planet)
    ? onSeries(innerPlanets[planet], tt, finest)
    : sum(onPolynomials(outerPlanets[planet], tt), pull)
