/** Points and closed outlines, in the units of a card's picture: 90 wide, 130 high, y downwards. */
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]

export const tau = 2 * Math.PI
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at an angle in degrees, clockwise from the right, and a distance. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
]

/** `count` values spread evenly from 0 to 1, both included. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i / Math.max(1, count - 1))
export const between = (from: number, to: number, t: number): number => from + (to - from) * t

export const moved = (points: Ring, dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])
export const mirrored = (points: Ring, axis = 45): Point[] => points.map(([x, y]) => [2 * axis - x, y])
export const scaled = (points: Ring, cx: number, cy: number, sx: number, sy = sx): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * sx, cy + (y - cy) * sy])
export const turned = (points: Ring, cx: number, cy: number, degrees: number): Point[] => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return points.map(([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c])
}

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Part of an ellipse as points, angles in degrees clockwise from the right. */
export const arc = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 0,
): Point[] => {
  const points = count || Math.max(6, Math.ceil((Math.abs(to - from) / 360) * (24 + Math.max(rx, ry) * 2)))
  return steps(points).map((t) => {
    const angle = radians(between(from, to, t))
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}
export const disc = (cx: number, cy: number, r: number): Point[] => arc(cx, cy, r, r, 0, 360).slice(0, -1)
export const oval = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  arc(cx, cy, rx, ry, 0, 360).slice(0, -1)

/** A crescent, its opening turned to `open` degrees; `reach` of the radius is cut away by a second disc. */
export const crescent = (cx: number, cy: number, r: number, open: number, reach = 0.45): Point[] => {
  const [shift, inner] = [reach * r, (1.25 - reach) * r]
  const tipX = (shift * shift + r * r - inner * inner) / (2 * shift)
  const tipY = Math.sqrt(Math.max(0, r * r - tipX * tipX))
  const outerEdge = (Math.atan2(tipY, tipX) * 180) / Math.PI
  const innerEdge = (Math.atan2(tipY, tipX - shift) * 180) / Math.PI
  const outline = [
    ...arc(0, 0, r, r, outerEdge, 360 - outerEdge),
    ...arc(shift, 0, inner, inner, 360 - innerEdge, innerEdge).slice(1, -1),
  ]
  return moved(turned(outline, 0, 0, open), cx, cy)
}

/** A smooth line through the points (Catmull-Rom), as more points. */
export const smooth = (points: Ring, isClosed = false, detail = 8): Point[] => {
  const at = (index: number): Point => {
    const count = points.length
    const wrapped = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] ?? [0, 0]
  }
  const spline = (p: number, q: number, r: number, s: number, t: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  const out: Point[] = []
  const spans = isClosed ? points.length : points.length - 1
  for (let index = 0; index < spans; index += 1)
    for (let part = 0; part < detail; part += 1) {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const t = part / detail
      out.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)])
    }
  if (!isClosed) out.push(at(points.length - 1))
  return out
}

/** A line along a function of t from 0 to 1. */
export const along = (count: number, at: (t: number) => Point): Point[] => steps(count).map(at)

const boundsOf = (rings: readonly Ring[]) => {
  const all = rings.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The parts of the line y = const that lie inside the rings (even-odd rule). */
const spansAt = (rings: readonly Ring[], y: number): [number, number][] => {
  const xs: number[] = []
  for (const ring of rings)
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      if (y1 > y !== y2 > y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    })
  xs.sort((one, other) => one - other)
  return xs.flatMap((x, index) =>
    index % 2 === 0 && xs[index + 1] !== undefined ? [[x, xs[index + 1] ?? x] as [number, number]] : [],
  )
}

/** From 0, no line, to 1, every line. */
export type Shade = (x: number, y: number) => number
export type Hatching = {
  /** Of the lines, in degrees; 0 is level. */
  angle?: number
  /** From line to line. */
  gap?: number
  shade?: Shade
}

// A line is drawn where the shade exceeds its own threshold, in an order that thins out evenly.
const thresholds = [0.02, 0.55, 0.28, 0.8]
const probe = 0.8

const shadedParts = (
  [from, to]: readonly [Point, Point],
  shade: Shade,
  threshold: number,
): [Point, Point][] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(2, Math.ceil(length / probe) + 1)
  const points = along(count, (t) => [between(from[0], to[0], t), between(from[1], to[1], t)])
  const parts: [Point, Point][] = []
  let start: Point | undefined
  points.forEach((point, index) => {
    const isDark = shade(point[0], point[1]) > threshold
    if (isDark && !start) start = point
    const isEnd = start && (!isDark || index === points.length - 1)
    if (isEnd && start) {
      if (start !== point) parts.push([start, point])
      start = undefined
    }
  })
  return parts
}

/** Straight hatching, cut off at the outline of the rings. */
export const hatchLines = (
  rings: readonly Ring[],
  { angle = 0, gap = 0.8, shade }: Hatching = {},
): [Point, Point][] => {
  const level = rings.map((ring) => turned(ring, 0, 0, -angle))
  const { top, bottom } = boundsOf(level)
  const lines: [Point, Point][] = []
  for (let row = Math.ceil(top / gap); row * gap < bottom; row += 1) {
    const y = row * gap + 1e-6
    for (const [x1, x2] of spansAt(level, y)) {
      const [from = [x1, y] as Point, to = [x2, y] as Point] = turned(
        [
          [x1, y],
          [x2, y],
        ],
        0,
        0,
        angle,
      )
      const threshold = thresholds[((row % 4) + 4) % 4] ?? 0
      lines.push(...(shade ? shadedParts([from, to], shade, threshold) : [[from, to] as [Point, Point]]))
    }
  }
  return lines.filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 0.15)
}
