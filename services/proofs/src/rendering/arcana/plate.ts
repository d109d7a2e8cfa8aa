import { clippedLine, clippedRing } from './clipping'
import { arc, box, disc, hatchLines, polar, smooth, steps } from './shapes'
import type { Hatching, Point, Ring, Shade } from './shapes'

export type Ink = 'ink' | 'soft' | 'faint' | 'gold' | 'line' | 'tint' | 'paper'

/** What is drawn in one go: filled outlines, or lines of one weight; each a row of x and y in turn. */
export type Layer =
  | { kind: 'fill'; ink: Ink; lines: number[][] }
  | { kind: 'stroke'; ink: Ink; weight: number; lines: number[][] }

/** The picture of a card: layers, the later over the earlier. */
export type Picture = Layer[]

export const pictureWidth = 90
export const pictureHeight = 130
const frame = { width: pictureWidth, height: pictureHeight }

/** How far a line may stray when points are left out, in units of the picture: a fiftieth of a millimetre. */
const tolerance = 0.03

/** Marks what a line keeps between two of its points (Ramer, Douglas and Peucker, 1972-73). */
const keepBetween = (points: Ring, kept: Uint8Array, from: number, to: number): void => {
  const [first, last] = [points[from], points[to]]
  if (to - from < 2 || !first || !last) return
  const [ax, ay] = first
  const [dx, dy] = [last[0] - ax, last[1] - ay]
  const length = Math.hypot(dx, dy)
  let [furthest, most] = [from, 0]
  for (let index = from + 1; index < to; index += 1) {
    const point = points[index]
    if (!point) continue
    const [x, y] = [point[0] - ax, point[1] - ay]
    const away = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
    if (away > most) [furthest, most] = [index, away]
  }
  if (most < tolerance) return
  kept[furthest] = 1
  keepBetween(points, kept, from, furthest)
  keepBetween(points, kept, furthest, to)
}

/** The line without the points that it does not need. */
export const simplified = (points: Ring): Ring => {
  if (points.length < 3) return points
  const kept = new Uint8Array(points.length)
  kept[0] = 1
  kept[points.length - 1] = 1
  keepBetween(points, kept, 0, points.length - 1)
  return points.filter((_, index) => kept[index] === 1)
}

const figures = (points: Ring): number[] =>
  simplified(points).flatMap(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100])

/** A copper plate: everything a card's picture is engraved with. Weights are in points as printed. */
export class Plate {
  readonly picture: Picture = []

  line(ink: Ink, weight: number, ...lines: Ring[]): this {
    const last = this.picture.at(-1)
    const added = lines.flatMap((line) => clippedLine(line, frame)).map(figures)
    if (added.length === 0) return this
    if (last?.kind === 'stroke' && last.ink === ink && last.weight === weight) last.lines.push(...added)
    else this.picture.push({ kind: 'stroke', ink, weight, lines: added })
    return this
  }

  outline(ink: Ink, weight: number, ...rings: Ring[]): this {
    return this.line(
      ink,
      weight,
      ...rings.map((ring) => [...ring, ring[0] ?? [0, 0], ring[1] ?? [0, 0]] as Point[]),
    )
  }

  curve(ink: Ink, weight: number, ...lines: Ring[]): this {
    return this.line(ink, weight, ...lines.map((line) => smooth(line)))
  }

  fill(ink: Ink, ...rings: Ring[]): this {
    const lines = rings.map((ring) => figures(clippedRing(ring, frame))).filter((line) => line.length > 4)
    if (lines.length > 0) this.picture.push({ kind: 'fill', ink, lines })
    return this
  }

  /** Whatever lies under the shape is covered with paper, and its outline drawn. */
  shape(ring: Ring, ink: Ink = 'ink', weight = 0.4): this {
    return this.fill('paper', ring).outline(ink, weight, ring)
  }

  hatch(ink: Ink, weight: number, rings: readonly Ring[], hatching?: Hatching): this {
    return this.line(ink, weight, ...hatchLines(rings, hatching))
  }

  circle(ink: Ink, weight: number, cx: number, cy: number, r: number): this {
    return this.line(ink, weight, arc(cx, cy, r, r, 0, 360))
  }

  /** Level lines over part of the picture, parted around lights. */
  sky(top: number, bottom: number, lights: [cx: number, cy: number, r: number][] = [], gap = 2): this {
    const open: Shade = (x, y) => (lights.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r) ? 0 : 1)
    const lines = hatchLines([box(0, top, pictureWidth, bottom)], { gap, shade: open })
    return this.line('faint', 0.2, ...lines)
  }

  /** Rays from one radius to another; every second shorter by `step`. */
  rays(
    ink: Ink,
    weight: number,
    cx: number,
    cy: number,
    from: number,
    to: number,
    count: number,
    step = 0,
  ): this {
    return this.line(
      ink,
      weight,
      ...Array.from({ length: count }, (_, i): Ring => {
        const angle = (i * 360) / count - 90
        return [polar(cx, cy, from, angle), polar(cx, cy, i % 2 === 0 ? to : to - step, angle)]
      }),
    )
  }

  /** A star whose points have a light and a shaded side. */
  star(
    cx: number,
    cy: number,
    points: number,
    outer: number,
    inner: number,
    turn = -90,
    ink: Ink = 'ink',
    shade = 4,
  ): this {
    const half = 180 / points
    const weight = outer > 8 ? 0.3 : 0.24
    const lines = Array.from({ length: points }, (_, i) => {
      const angle = turn + (i * 360) / points
      const tip = polar(cx, cy, outer, angle)
      const [left, right] = [polar(cx, cy, inner, angle - half), polar(cx, cy, inner, angle + half)]
      const facets = steps(shade + 2)
        .slice(1, -1)
        .map((t): Ring => [tip, [cx + (right[0] - cx) * t, cy + (right[1] - cy) * t]])
      return [[left, tip, right] as Ring, [[cx, cy], tip] as Ring, ...facets]
    })
    return this.line(ink, weight, ...lines.flat())
  }

  /** A lesser star on a spot of clear paper. */
  sparkle(cx: number, cy: number, size = 4, points = 8): this {
    return this.fill('paper', disc(cx, cy, size * 1.1)).star(cx, cy, points, size, size * 0.28, -90, 'ink', 1)
  }
}

export const drawn = (draw: (plate: Plate) => void): Picture => {
  const plate = new Plate()
  draw(plate)
  return plate.picture
}
