import type { Line, Place } from './plate-drawing'

/** Where two pieces of line cross, as a share of each; undefined where they do not. */
const crossingOf = (a: Place, b: Place, c: Place, d: Place): [along: number, other: number] | undefined => {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const turn = rx * sy - ry * sx
  if (Math.abs(turn) < 1e-9) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : undefined
}

/** Places where the curve dives under itself, as its index there with a fraction, and the sine of the angle. */
const divesOf = (curve: readonly Place[]): { at: number; sine: number }[] => {
  const count = curve.length
  const ends = curve.map((point, index) => [point, curve[(index + 1) % count] ?? point] as const)
  const reach = 2 * Math.max(...ends.map(([a, b]) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))))
  const passages: { at: number; sine: number }[] = []
  for (let i = 0; i < count; i += 1) {
    const [a, b] = ends[i] ?? []
    if (!a || !b) continue
    for (let j = i + 2; j < count - (i === 0 ? 1 : 0); j += 1) {
      const c = curve[j]
      if (!c || Math.abs(c[0] - a[0]) > reach || Math.abs(c[1] - a[1]) > reach) continue
      const d = curve[(j + 1) % count] ?? c
      const found = crossingOf(a, b, c, d)
      if (!found) continue
      const sine = Math.abs(
        Math.sin(Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(d[1] - c[1], d[0] - c[0])),
      )
      passages.push({ at: i + found[0], sine }, { at: j + found[1], sine })
    }
  }
  // Over and under in turn: of the two passages at one crossing exactly one is then the lower, on every closed curve.
  return passages.toSorted((one, two) => one.at - two.at).filter((_, index) => index % 2 === 1)
}

/**
 * The two edges of a band along a closed curve that goes over and under itself in turn.
 * @param gap paper left at each side of the upper band
 */
export const knotEdges = (curve: readonly Place[], breadth: number, gap = 0.8): Line[] => {
  const count = curve.length
  const pointAt = (index: number): Place => curve[((index % count) + count) % count] ?? [0, 0]
  /** On the band's edge `side` away from the middle, at an index with a fraction. */
  const edgeAt = (index: number, side: number): Place => {
    const [floor, share] = [Math.floor(index), index - Math.floor(index)]
    const [[ax, ay], [bx, by]] = [pointAt(floor), pointAt(floor + 1)]
    const [before, after] = [pointAt(floor + (share < 0.5 ? -1 : 0)), pointAt(floor + (share < 0.5 ? 1 : 2))]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [ax + (bx - ax) * share - (dy / length) * side, ay + (by - ay) * share + (dx / length) * side]
  }
  const hidden = divesOf(curve)
    .map(({ at, sine }) => {
      const [a, b] = [pointAt(Math.floor(at)), pointAt(Math.floor(at) + 1)]
      const half = (breadth / 2 + gap) / Math.max(0.45, sine) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
      return [at - half, at + half] as const
    })
    .toSorted(([one], [two]) => one - two)
  const starts =
    hidden.length === 0
      ? [[0, count] as const]
      : hidden.map(([, end], index) => {
          const next = hidden[(index + 1) % hidden.length]?.[0] ?? 0
          return [end, index === hidden.length - 1 ? next + count : next] as const
        })
  return [breadth / 2, -breadth / 2].flatMap((side) =>
    starts.flatMap(([from, to]): Line[] => {
      if (to <= from) return []
      const line: Place[] = [edgeAt(from, side)]
      for (let index = Math.floor(from) + 1; index < to; index += 1) line.push(edgeAt(index, side))
      line.push(edgeAt(to, side))
      return [line]
    }),
  )
}
