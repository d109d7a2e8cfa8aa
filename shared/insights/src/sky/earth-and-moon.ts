import { onSeries } from './on-series'
import { polynomial, sineSeries } from './series'
import { earth } from './tables/earth'
import { moon } from './tables/moon'
import { fromSphere } from './vector'
import type { Vector } from './vector'

/** Where the Earth stands around the Sun, by VSOP87 as the other planets (heliocentric.ts): same frame, time and units. */
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
 * Francou, A&A 404, 2003), its mean longitude carried onto DE440.
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
