import { polynomial } from './series'
import { nutationTerms } from './tables/nutation'
import { turnedAroundX, turnedAroundZ } from './vector'
import type { Vector } from './vector'

const { cos, sin } = Math

/** One second of arc in radians. */
const arcsecond = Math.PI / 648_000

const turnOfArc = 1_296_000

// Delaunay's arguments in seconds of arc (Simon et al., Astronomy and Astrophysics 282, 1994), as IAU 2000B takes them.
const moonAnomaly = [485868.249036, 1717915923.2178]
const sunAnomaly = [1287104.79305, 129596581.0481]
const latitudeArgument = [335779.526232, 1739527262.8478]
const elongation = [1072260.70369, 1602961601.209]
const node = [450160.398036, -6962890.5431]

/** Nutation in longitude and in obliquity, in radians. */
export type Nutation = { longitude: number; obliquity: number }

/**
 * Nutation by IAU 2000B (McCarthy and Luzum, 2003), good to a thousandth of a second of arc from 1900 to 2100.
 * @param centuries Julian centuries of TT since J2000
 */
export const nutationAt = (centuries: number): Nutation => {
  const argument = (coefficients: number[]) => (polynomial(coefficients, centuries) % turnOfArc) * arcsecond
  const [l, s, f, d, n] = [
    argument(moonAnomaly),
    argument(sunAnomaly),
    argument(latitudeArgument),
    argument(elongation),
    argument(node),
  ]
  const term = (index: number) => nutationTerms[index] ?? 0
  let [longitude, obliquity] = [-1350, 3880]
  for (let row = 0; row < nutationTerms.length; row += 11) {
    const angle =
      term(row) * l + term(row + 1) * s + term(row + 2) * f + term(row + 3) * d + term(row + 4) * n
    const [sine, cosine] = [sin(angle), cos(angle)]
    longitude += (term(row + 5) + term(row + 6) * centuries) * sine + term(row + 7) * cosine
    obliquity += (term(row + 8) + term(row + 9) * centuries) * cosine + term(row + 10) * sine
  }
  return { longitude: longitude * 1e-7 * arcsecond, obliquity: obliquity * 1e-7 * arcsecond }
}

/** Mean obliquity of the ecliptic in radians, IAU 2006 (Capitaine, Wallace and Chapront, A&A 412, 2003). */
export const meanObliquityAt = (centuries: number): number =>
  polynomial([84381.406, -46.836769, -0.0001831, 0.0020034], centuries) * arcsecond

/** Inclination and node of the ecliptic of date on that of J2000, and general precession (same paper), in radians. */
const inclination = [0, 46.998973, -0.0334926, -0.00012559]
const ascendingNode = [629546.7936, -867.95758, 0.157992, -0.0005371]
const generalPrecession = [0, 5028.796195, 1.1054348, 0.00007964]

/** From the mean ecliptic and equinox of J2000 to those of date. */
export const precessed = (place: Vector, centuries: number): Vector => {
  const at = (coefficients: number[]) => polynomial(coefficients, centuries) * arcsecond
  const tilted = turnedAroundX(turnedAroundZ(place, at(ascendingNode)), at(inclination))
  return turnedAroundZ(tilted, -at(ascendingNode) - at(generalPrecession))
}

/**
 * Greenwich mean sidereal time in radians, IAU 2006: the Earth rotation angle (Capitaine et al., A&A 355, 2000) and the
 * precession of the equinox (Capitaine, Wallace and Chapront, 2003).
 * @param ut days of UT1 since J2000
 * @param centuries Julian centuries of TT since J2000
 */
export const greenwichMeanSiderealTime = (ut: number, centuries: number): number => {
  const turns = 0.779057273264 + 0.00273781191135448 * ut + (ut % 1)
  const precession = polynomial([0.014506, 4612.156534, 1.3915817, -0.00000044], centuries)
  return 2 * Math.PI * turns + precession * arcsecond
}
