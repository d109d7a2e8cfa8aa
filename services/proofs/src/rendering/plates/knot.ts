import type { Line, Place } from './plate-drawing'

const { abs, floor, hypot, max, min } = Math

/** Where two pieces of line cross, as a share of each; undefined where they do not. */
const crossingOf = (a: Place, b: Place, c: Place, d: Place): [along: number, other: number] | undefined => {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = rx * sy - ry * sx
  if (abs(turn) < 1e-9) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : undefined
}

/** Where the cord passes a crossing, as its index there with a fraction: below and above. */
export type Crossing = { under: number; over: number }

/** All crossings of a closed curve with itself. Over and under in turn: at each of them, on every closed curve, one of the two passages is the lower. */
export const crossingsOf = (curve: readonly Place[]): Crossing[] => {
  const count = curve.length
  // Plain columns of figures: there are 180,000 pairs to look at.
  const [xs, ys] = [Float64Array.from(curve, ([x]) => x), Float64Array.from(curve, ([, y]) => y)]
  const after = (index: number): Place => curve[(index + 1) % count] ?? [0, 0]
  const reach = 2 * max(...curve.map(([x, y], at) => max(abs(after(at)[0] - x), abs(after(at)[1] - y))))
  const found: [number, number][] = []
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0]
    for (let j = i + 2; j < count - (i === 0 ? 1 : 0); j += 1) {
      if (abs((xs[j] ?? 0) - x) > reach || abs((ys[j] ?? 0) - y) > reach) continue
      const crossing = crossingOf([x, y], after(i), [xs[j] ?? 0, ys[j] ?? 0], after(j))
      if (crossing) found.push([i + crossing[0], j + crossing[1]])
    }
  }
  const order = found.flat().toSorted((one, two) => one - two)
  const isUnder = new Map(order.map((at, index) => [at, index % 2 === 1]))
  return found.map(([one, two]) => (isUnder.get(one) ? { under: one, over: two } : { under: two, over: one }))
}

/** The way from one crossing to the next where they stand close; half of the ways are longer. */
export const roomBetween = (curve: readonly Place[], crossings: readonly Crossing[]): number => {
  const lengths = [0]
  curve.forEach(([x, y], index) => {
    const [ax, ay] = curve[(index + 1) % curve.length] ?? [x, y]
    lengths.push((lengths[index] ?? 0) + hypot(ax - x, ay - y))
  })
  const wayTo = (at: number) => {
    const whole = floor(at)
    const [from = 0, to = 0] = [lengths[whole], lengths[whole + 1]]
    return from + (to - from) * (at - whole)
  }
  const ways = crossings
    .flatMap(({ under, over }) => [wayTo(under), wayTo(over)])
    .toSorted((one, two) => one - two)
  const gaps = ways
    .slice(1)
    .map((way, index) => way - (ways[index] ?? 0))
    .toSorted((one, two) => one - two)
  return gaps[floor(gaps.length * 0.25)] ?? Infinity
}

/** How near two crossings of the curve come to each other: where three strands meet, three of them lie in one spot. */
export const nearestCrossings = (curve: readonly Place[], crossings: readonly Crossing[]): number => {
  const places = crossings.map(({ under }): Place => curve[floor(under)] ?? [0, 0])
  let nearest = Infinity
  places.forEach(([x, y], index) => {
    for (let other = index + 1; other < places.length; other += 1) {
      const [px, py] = places[other] ?? [x, y]
      nearest = min(nearest, hypot(px - x, py - y))
    }
  })
  return nearest
}

/** Whether a point lies nearer to a line than `reach`. */
const isNear = ([x, y]: Place, line: Line, reach: number): boolean => {
  for (let at = 1; at < line.length; at += 1) {
    const [ax, ay] = line[at - 1] ?? [0, 0]
    const [bx, by] = line[at] ?? [0, 0]
    const [dx, dy] = [bx - ax, by - ay]
    const share = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const [offX, offY] = [x - ax - dx * share, y - ay - dy * share]
    if (offX * offX + offY * offY < reach * reach) return true
  }
  return false
}

/**
 * The two edges of a band along a closed curve that goes over and under itself in turn.
 * @param gap paper left at each side of the upper band
 */
export const knotEdges = (
  curve: readonly Place[],
  crossings: readonly Crossing[],
  breadth: number,
  gap = 0.8,
): Line[] => {
  const count = curve.length
  const pointAt = (index: number): Place => curve[((index % count) + count) % count] ?? [0, 0]
  /** On the band's edge `side` away from the middle, at an index with a fraction. */
  const edgeAt = (index: number, side: number): Place => {
    const whole = floor(index)
    const share = index - whole
    const [[ax, ay], [bx, by]] = [pointAt(whole), pointAt(whole + 1)]
    const [before, after] = [pointAt(whole + (share < 0.5 ? -1 : 0)), pointAt(whole + (share < 0.5 ? 1 : 2))]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = hypot(dx, dy) || 1
    return [ax + (bx - ax) * share - (dy / length) * side, ay + (by - ay) * share + (dx / length) * side]
  }
  /** The upper cord as far to both sides as the lower one can lie beneath it where they cross at a flat angle. */
  const nearby = ({ over }: Crossing): Line => {
    const [whole, length] = [floor(over), 5 * breadth]
    const walk = (step: 1 | -1) => {
      const line: Place[] = []
      let index = step === 1 ? whole + 1 : whole
      for (let gone = 0; gone < length && line.length < count / 4; index += step) {
        const [a, b] = [pointAt(index), pointAt(index - step)]
        gone += hypot(a[0] - b[0], a[1] - b[1])
        line.push(a)
      }
      return line
    }
    return [...walk(-1).toReversed(), ...walk(1)]
  }
  const passages = crossings.map((crossing) => ({ under: crossing.under, upper: nearby(crossing) }))
  const hiddenOf = (side: number) => {
    // Each edge for itself: at a flat angle one of them goes under long before the other.
    const pieces = passages.map(({ under, upper }) => {
      const isHidden = (index: number) => isNear(edgeAt(index, side), upper, breadth / 2 + gap)
      const end = (step: number) => {
        let index = under
        for (let gone = 0; gone < count / 4 && isHidden(index); gone += abs(step)) index += step
        return index
      }
      return [end(-0.34), end(0.34)] as const
    })
    // What is hidden twice is one piece.
    const joined: [number, number][] = []
    for (const [from, to] of pieces.toSorted(([one], [two]) => one - two)) {
      const last = joined.at(-1)
      if (last && from <= last[1]) last[1] = max(last[1], to)
      else joined.push([from, to])
    }
    return joined
  }
  return [breadth / 2, -breadth / 2].flatMap((side) => {
    const hidden = hiddenOf(side)
    const starts =
      hidden.length === 0
        ? [[0, count] as const]
        : hidden.map(([, end], index) => {
            const next = hidden[(index + 1) % hidden.length]?.[0] ?? 0
            return [end, index === hidden.length - 1 ? next + count : next] as const
          })
    return starts.flatMap(([from, to]): Line[] => {
      if (to <= from) return []
      const line: Place[] = [edgeAt(from, side)]
      for (let index = floor(from) + 1; index < to; index += 1) line.push(edgeAt(index, side))
      line.push(edgeAt(to, side))
      return [line]
    })
  })
}
