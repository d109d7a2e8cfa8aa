import type { Point, Ring } from './shapes'

/** The picture's edge: nothing is drawn beyond it, so that no printer has to cut. */
export type Frame = { width: number; height: number }

/** Where a line from a to b enters and leaves the frame, as shares of its length (Liang and Barsky, 1984). */
const visiblePart = (
  [ax, ay]: Point,
  [bx, by]: Point,
  { width, height }: Frame,
): [number, number] | undefined => {
  let [from, to] = [0, 1]
  const [dx, dy] = [bx - ax, by - ay]
  for (const [step, room] of [
    [-dx, ax],
    [dx, width - ax],
    [-dy, ay],
    [dy, height - ay],
  ] as const) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from < to ? [from, to] : undefined
}

/** The parts of a line within the frame. */
export const clippedLine = (points: Ring, frame: Frame): Point[][] => {
  const parts: Point[][] = []
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end
    const part = visiblePart(start, end, frame)
    if (!part) return
    const at = (t: number): Point => [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t]
    const last = parts.at(-1)
    if (part[0] === 0 && last?.at(-1) === start) last.push(part[1] === 1 ? end : at(part[1]))
    else parts.push([part[0] === 0 ? start : at(part[0]), part[1] === 1 ? end : at(part[1])])
  })
  return parts
}

/** A filled outline within the frame, cut off side by side (Sutherland and Hodgman, 1974). */
export const clippedRing = (ring: Ring, { width, height }: Frame): Point[] => {
  const sides: [(point: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= 0, (a, b) => [0, a[1] + ((0 - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([x]) => x <= width, (a, b) => [width, a[1] + ((width - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([, y]) => y >= 0, (a, b) => [a[0] + ((0 - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), 0]],
    [([, y]) => y <= height, (a, b) => [a[0] + ((height - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), height]],
  ]
  return sides.reduce<Point[]>(
    (points, [isWithin, crossing]) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point
        if (isWithin(point) === isWithin(previous)) return isWithin(point) ? [point] : []
        return isWithin(point) ? [crossing(previous, point), point] : [crossing(previous, point)]
      }),
    [...ring],
  )
}
