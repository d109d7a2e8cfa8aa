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
   * Cubic arcs for each wave of a strand. Three stay within 2 % of the amplitude where a band is even; more are for drawings that are looked at
   * larger than they are drawn.
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

const distance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y)

/** A station of a module: where the strands pass it, by their shift in radians. */
type Station = {
  u: number
  middle: number
  /** Half the band's height. */
  half: number
  pointOf: (shift: number) => Point
  /** The velocity by u. */
  velocityOf: (shift: number) => Point
}

const stationsOf = (
  carry: Carry,
  inner: Envelope,
  outer: Envelope,
  { waves, skew }: BandStyle,
  places: number[],
): Station[] =>
  places.map((u) => {
    const [low, high, low2, high2] = [inner(u), outer(u), inner(u + epsilon), outer(u + epsilon)]
    const [middle, half] = [(low + high) / 2, (high - low) / 2]
    const [dMiddle, dHalf] = [(low2 - low + high2 - high) / 2, (high2 - high - low2 + low) / 2]
    const turn = tau * waves * u + skew * Math.sin(tau * u)
    const dTurn = tau * waves + skew * tau * Math.cos(tau * u)
    const heightAt = (shift: number) => middle + half * Math.cos(turn + shift)
    return {
      u,
      middle,
      half,
      pointOf: (shift) => carry(u, heightAt(shift)),
      velocityOf: (shift) => {
        const rise = dHalf * Math.cos(turn + shift) - half * dTurn * epsilon * Math.sin(turn + shift)
        const [x, y] = carry(u, heightAt(shift))
        const [x2, y2] = carry(u + epsilon, heightAt(shift) + dMiddle + rise)
        return [(x2 - x) / epsilon, (y2 - y) / epsilon]
      },
    }
  })

const evenPlaces = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count)

/** How far the ends of arcs follow the phase of the waves: at 0 they are even by u, at 1 by phase. Found by trial. */
const towardsPhase = 0.6

/** A wave bends most where it leans: arcs are shorter there. */
const leaningPlaces = (count: number, { waves, skew }: BandStyle): number[] => {
  // Beyond the number of waves a lean would have the phase run backwards.
  const lean = (towardsPhase * Math.sign(skew) * Math.min(Math.abs(skew), 0.9 * waves)) / (tau * waves)
  return evenPlaces(count).map((share) => {
    let u = share
    for (let step = 0; step < 12; step += 1)
      u -= (u + lean * Math.sin(tau * u) - share) / (1 + lean * tau * Math.cos(tau * u))
    return u
  })
}

/**
 * The handles and the end of a cubic arc along its ends' tangents. The handles are so long that it passes through the strand's own
 * middle: three such arcs are as near to a wave as five whose handles are a third of their way.
 */
const arcBetween = (from: Station, between: Station, to: Station, shift: number): number[] => {
  const [[x0, y0], [x, y], [x1, y1]] = [from.pointOf(shift), between.pointOf(shift), to.pointOf(shift)]
  const [[dx0, dy0], [dx1, dy1]] = [from.velocityOf(shift), to.velocityOf(shift)]
  const step = to.u - from.u
  const [restX, restY] = [(8 * x - 4 * (x0 + x1)) / 3, (8 * y - 4 * (y0 + y1)) / 3]
  const cross = dx1 * dy0 - dx0 * dy1
  let [first, last] = [(dx1 * restY - dy1 * restX) / cross, (dx0 * restY - dy0 * restX) / cross]
  // Where the tangents run alike, the middle tells little of the handles.
  const isTold = Math.abs(cross) > 0.25 * Math.hypot(dx0, dy0) * Math.hypot(dx1, dy1)
  const isFair = [first, last].every((reach) => reach > 0.2 * step && reach < 0.5 * step)
  if (!isTold || !isFair) [first, last] = [step / 3, step / 3]
  return [x0 + dx0 * first, y0 + dy0 * first, x1 - dx1 * last, y1 - dy1 * last, x1, y1]
}

/** Every second station is the middle of an arc. */
const strandOf = (stations: Station[], shift: number): number[] =>
  stations
    .flatMap((station, index) => {
      const [from, between] = [stations[index - 2], stations[index - 1]]
      if (!from || !between) return index === 0 ? station.pointOf(shift) : []
      return index % 2 === 0 ? arcBetween(from, between, station, shift) : []
    })
    .map(hundredth)

/** How much longer a wave is than its chords. */
const chordToArc = 1.03

/** The area of a module, and the length of a strand: by some more chords than it has arcs. */
const measuresOf = (carry: Carry, stations: Station[]): { area: number; length: number } => {
  const measures = { area: 0, length: 0 }
  stations.slice(1).forEach((station, index) => {
    const before = stations[index] ?? station
    measures.area +=
      2 * before.half * distance(carry(before.u, before.middle), carry(station.u, before.middle))
    measures.length += distance(before.pointOf(0), station.pointOf(0)) * chordToArc
  })
  return measures
}

/**
 * One module. The number of strands follows from the tone, the area and the length of one strand: every Proof ID
 * prints with the same value at one line weight, whatever its waves and envelopes are.
 */
const moduleOf = (carry: Carry, inner: Envelope, outer: Envelope, style: BandStyle): Omit<Band, 'places'> => {
  const { waves, tone, weight = 0.2, minStrands = 4, arcsPerWave = 3 } = style
  const stationsAt = (places: number[]) => stationsOf(carry, inner, outer, style, places)
  const chords = arcsPerWave + 2
  const { area, length } = measuresOf(
    carry,
    stationsAt(evenPlaces(Math.max(Math.round(chords * 1.6), waves * chords))),
  )
  const ink = tone * area
  const count = Math.max(minStrands, Math.round(ink / (length * weight)))
  const thickness = Math.min(weight * 1.15, ink / (length * count))
  // A band of one wave bends by its envelopes as much as by the wave.
  const stations = stationsAt(leaningPlaces(2 * Math.max(2 * arcsPerWave, waves * arcsPerWave), style))
  return {
    strands: Array.from({ length: count }, (_, k) => strandOf(stations, (tau * k) / count)),
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
