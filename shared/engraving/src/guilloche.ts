/*
 * A band of interlaced strands lies between two envelopes. Strand k of K follows
 * p(u) = mid(u) + half(u) · cos(2π(waves·u + k/K) + skew·sin 2πu), for u from 0 to 1 over one module, carried onto a
 * circle or a straight line. Everything has period 1, so one module is drawn and repeated by turning or moving it.
 */

const tau = 2 * Math.PI
/** A small step of u, for slopes by difference. */
const epsilon = 1e-4

/** A distance in units of the drawing as a function of u, of period 1. */
export type Envelope = (u: number) => number
type Point = readonly [x: number, y: number]
/** Puts the point at u, at a distance r, on the page. */
type Carry = (u: number, r: number) => Point

export type BandStyle = {
  /** Waves of each strand over one module; whole, so that a module ends where the next begins. */
  waves: number
  /** How far the waves lean, in radians. */
  skew: number
  /** The share of the paper that is to be inked, 0 to 1. */
  tone: number
  /** Line weight in units of the drawing. */
  weight?: number
  /** The fewest strands a band may have. */
  minStrands?: number
  /**
   * Cubic arcs for each wave of a strand. Five with exact tangents stay within 0.7 % of the amplitude, so crests meet
   * their envelope; more are for drawings that are looked at larger than they are drawn.
   */
  arcsPerWave?: number
}

/** One module of a band, and where it is drawn again. */
export type Band = {
  /** Each strand as x, y, then six figures for each cubic arc: two handles and the next point. */
  strands: number[][]
  /** Line weight in units of the drawing. */
  weight: number
  /** Shift along x, and turn about the origin in degrees. */
  places: [shift: number, turn: number][]
}

/** Finer than any press or screen, and a quarter less text than the full figures. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100

type Knot = readonly [x: number, y: number, tangentX: number, tangentY: number]
type Station = {
  /** Of the band from here to the next station. */
  area: number
  /** Where a strand passes, by its shift in radians. */
  knotOf: (shift: number) => Knot
}

const distance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y)

const stationsOf = (
  carry: Carry,
  inner: Envelope,
  outer: Envelope,
  { waves, skew, arcsPerWave = 5 }: BandStyle,
): Station[] => {
  // One wave bends most where it leans: it gets more arcs than its share.
  const count = Math.max(Math.round(arcsPerWave * 1.6), waves * arcsPerWave)
  const third = 1 / (3 * count * epsilon)
  return Array.from({ length: count + 1 }, (_, index) => {
    const u = index / count
    const [low, high, low2, high2] = [inner(u), outer(u), inner(u + epsilon), outer(u + epsilon)]
    const [middle, half] = [(low + high) / 2, (high - low) / 2]
    const [dMiddle, dHalf] = [(low2 - low + high2 - high) / 2, (high2 - high - low2 + low) / 2]
    const turn = tau * waves * u + skew * Math.sin(tau * u)
    const dTurn = tau * waves + skew * tau * Math.cos(tau * u)
    return {
      area: 2 * half * distance(carry(u, middle), carry((index + 1) / count, middle)),
      knotOf: (shift) => {
        const [cosine, sine] = [Math.cos(turn + shift), Math.sin(turn + shift)]
        const r = middle + half * cosine
        const [x, y] = carry(u, r)
        const [x2, y2] = carry(u + epsilon, r + dMiddle + dHalf * cosine - half * dTurn * epsilon * sine)
        return [x, y, (x2 - x) * third, (y2 - y) * third]
      },
    }
  })
}

const coordinatesOf = (knots: Knot[]): number[] =>
  knots
    .flatMap(([x, y, tx, ty], index) => {
      const before = knots[index - 1]
      return before ? [before[0] + before[2], before[1] + before[3], x - tx, y - ty, x, y] : [x, y]
    })
    .map(hundredth)

/** How much longer an arc is than its chord. */
const chordToArc = 1.03

const lengthOf = (knots: Knot[]): number =>
  knots.reduce((length, [x, y], index) => {
    const before = knots[index - 1]
    return before ? length + Math.hypot(x - before[0], y - before[1]) * chordToArc : length
  }, 0)

/**
 * One module. The number of strands follows from the tone, the area and the length of one strand: every Proof ID
 * prints with the same value at one line weight, whatever its waves and envelopes are.
 */
const moduleOf = (carry: Carry, inner: Envelope, outer: Envelope, style: BandStyle): Omit<Band, 'places'> => {
  const { tone, weight = 0.2, minStrands = 4 } = style
  const stations = stationsOf(carry, inner, outer, style)
  const strandOf = (shift: number) => stations.map(({ knotOf }) => knotOf(shift))
  const ink = tone * stations.slice(0, -1).reduce((sum, { area }) => sum + area, 0)
  const length = lengthOf(strandOf(0))
  const count = Math.max(minStrands, Math.round(ink / (length * weight)))
  const thickness = Math.min(weight * 1.15, ink / (length * count))
  return {
    strands: Array.from({ length: count }, (_, k) => coordinatesOf(strandOf((tau * k) / count))),
    weight: Math.round(thickness * 1000) / 1000,
  }
}

/**
 * A closed ring around the origin.
 * @param petals how many modules it has; 1 or more
 * @param inner, outer radii in units of the drawing
 * @param style `turn` in degrees is where the first module begins, clockwise from the right
 */
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

/**
 * A straight band along x, from the origin, about y = 0.
 * @param length of the whole, in units of the drawing
 * @param count how many modules it has; 1 or more
 * @param inner, outer heights in units of the drawing
 */
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

/**
 * A radius that swells once a petal. `mean` and `depth` in units of the drawing, `shift` in petals. `ogee` adds the second
 * harmonic: positive points the lobes, negative notches them.
 */
export const scallop =
  (mean: number, depth: number, { shift = 0, ogee = 0 } = {}): Envelope =>
  (u) =>
    mean + depth * (Math.cos(tau * (u + shift)) + ogee * Math.cos(2 * tau * (u + shift)))

/** The same radius all the way, in units of the drawing. */
export const flat =
  (radius: number): Envelope =>
  () =>
    radius
