/**
 * Engraved line work ("guilloche"): the numbers that the Typst side draws.
 *
 * A band of interlaced strands lies between two envelopes. Strand k of K follows
 * p(u) = mid(u) + half(u) · cos(2π(waves·u + k/K) + skew·sin 2πu), for u from 0 to 1 over one module, carried onto a
 * circle or a straight line. Everything has period 1, so one module is drawn and repeated by turning or moving it.
 */

const tau = 2 * Math.PI
/** A small step of u, for slopes by difference. */
const epsilon = 1e-4

/** A distance in points as a function of u, of period 1. */
export type Envelope = (u: number) => number
/** Puts the point at u, at a distance r, on the page. */
type Carry = (u: number, r: number) => readonly [x: number, y: number]

export type BandStyle = {
  /** Waves of each strand over one module. */
  waves: number
  /** How far the waves lean, in radians. */
  skew: number
  /** The share of the paper that is to be inked. */
  tone: number
  /** Line weight in points. */
  weight?: number
  /** The fewest strands a band may have. */
  fewest?: number
}

/** One module of a band, and where it is drawn again. */
export type Band = {
  /** Each strand as x, y, then six figures for each cubic arc: two handles and the next point, in points. */
  strands: number[][]
  /** Line weight in points. */
  weight: number
  /** Shift along x in points, and turn about the origin in degrees. */
  places: [shift: number, turn: number][]
}

// Finer than any press, and a quarter less PDF than the full figures.
const hundredth = (value: number) => Math.round(value * 100) / 100
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0))

/** Five cubic arcs a wave with exact tangents stay within 0.7 % of the amplitude, so crests meet their envelope. */
const arcsPerWave = 5
const fewestArcs = 8

type Station = {
  u: number
  middle: number
  half: number
  dMiddle: number
  dHalf: number
  turn: number
  dTurn: number
}

const stationsOf = (inner: Envelope, outer: Envelope, { waves, skew }: BandStyle): Station[] => {
  const count = Math.max(fewestArcs, waves * arcsPerWave)
  return Array.from({ length: count + 1 }, (_, index) => {
    const u = index / count
    const [low, high, low2, high2] = [inner(u), outer(u), inner(u + epsilon), outer(u + epsilon)]
    return {
      u,
      middle: (low + high) / 2,
      half: (high - low) / 2,
      dMiddle: (low2 - low + high2 - high) / 2,
      dHalf: (high2 - high - low2 + low) / 2,
      turn: tau * waves * u + skew * Math.sin(tau * u),
      dTurn: tau * waves + skew * tau * Math.cos(tau * u),
    }
  })
}

type Knot = readonly [x: number, y: number, tangentX: number, tangentY: number]

const strandOf = (stations: Station[], carry: Carry, shift: number): Knot[] => {
  const third = 1 / (3 * (stations.length - 1) * epsilon)
  return stations.map(({ u, middle, half, dMiddle, dHalf, turn, dTurn }) => {
    const [cosine, sine] = [Math.cos(turn + shift), Math.sin(turn + shift)]
    const r = middle + half * cosine
    const [x, y] = carry(u, r)
    const [x2, y2] = carry(u + epsilon, r + dMiddle + dHalf * cosine - half * dTurn * epsilon * sine)
    return [x, y, (x2 - x) * third, (y2 - y) * third]
  })
}

const coordinatesOf = (knots: Knot[]): number[] => {
  const flat: number[] = []
  let previous: Knot | undefined
  for (const knot of knots) {
    const [x, y, tx, ty] = knot
    if (previous) flat.push(previous[0] + previous[2], previous[1] + previous[3], x - tx, y - ty)
    flat.push(x, y)
    previous = knot
  }
  return flat.map(hundredth)
}

/** Length of one strand, and area of the band, over one module. */
const measuresOf = (stations: Station[], carry: Carry) => {
  const strand = strandOf(stations, carry, 0)
  let length = 0
  let area = 0
  stations.forEach((station, index) => {
    const [next, here, there] = [stations[index + 1], strand[index], strand[index + 1]]
    if (!next || !here || !there) return
    length += distance(here, there) * 1.03 // chord to arc
    area += 2 * station.half * distance(carry(station.u, station.middle), carry(next.u, station.middle))
  })
  return { length, area }
}

/**
 * One module. The number of strands follows from the tone, the area and the length of one strand: every Proof ID
 * prints with the same value at one line weight, whatever its waves and envelopes are.
 */
const moduleOf = (carry: Carry, inner: Envelope, outer: Envelope, style: BandStyle): Omit<Band, 'places'> => {
  const weight = style.weight ?? 0.2
  const stations = stationsOf(inner, outer, style)
  const { length, area } = measuresOf(stations, carry)
  const ink = style.tone * area
  const count = Math.max(style.fewest ?? 4, Math.round(ink / (length * weight)))
  const thickness = Math.min(weight * 1.15, ink / (length * count))
  return {
    strands: Array.from({ length: count }, (_, k) =>
      coordinatesOf(strandOf(stations, carry, (tau * k) / count)),
    ),
    weight: Math.round(thickness * 1000) / 1000,
  }
}

/** A closed ring of `petals` modules around the origin, between two radii in points; `turn` in degrees. */
export const ring = (
  petals: number,
  inner: Envelope,
  outer: Envelope,
  style: BandStyle & { turn?: number },
): Band => {
  const step = tau / petals
  return {
    ...moduleOf((u, r) => [r * Math.cos(step * u), r * Math.sin(step * u)], inner, outer, style),
    places: Array.from({ length: petals }, (_, i) => [0, (style.turn ?? 0) + (i * 360) / petals]),
  }
}

/** A straight band of `count` modules along x, about y = 0; `length` in points. */
export const band = (
  length: number,
  count: number,
  inner: Envelope,
  outer: Envelope,
  style: BandStyle,
): Band => {
  const step = length / count
  return {
    ...moduleOf((u, y) => [step * u, y], inner, outer, style),
    places: Array.from({ length: count }, (_, i) => [i * step, 0]),
  }
}

/** A radius that swells once a petal. `ogee` adds the second harmonic: positive points the lobes, negative notches them. */
export const scallop =
  (mean: number, depth: number, { shift = 0, ogee = 0 } = {}): Envelope =>
  (u) =>
    mean + depth * (Math.cos(tau * (u + shift)) + ogee * Math.cos(2 * tau * (u + shift)))

export const flat =
  (radius: number): Envelope =>
  () =>
    radius
