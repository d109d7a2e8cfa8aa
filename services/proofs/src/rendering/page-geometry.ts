/** From the coordinates of a path to those of the page: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const whole: Matrix = [1, 0, 0, 1, 0, 0]
export const times = (
  [a, b, c, d, e, f]: Matrix,
  [na = 1, nb = 0, nc = 0, nd = 1, ne = 0, nf = 0]: Float64Array,
): Matrix => [
  a * na + c * nb,
  b * na + d * nb,
  a * nc + c * nd,
  b * nc + d * nd,
  a * ne + c * nf + e,
  b * ne + d * nf + f,
]

/** On the page, in points. */
export type Box = { left: number; bottom: number; right: number; top: number }
export const everywhere: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity }

/** Within what all the points lie. */
export const boxOf = (figures: Float64Array, from: number, to: number, [a, b, c, d, e, f]: Matrix): Box => {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (let at = from; at < to; at += 2) {
    const [px, py] = [figures[at] ?? 0, figures[at + 1] ?? 0]
    const [x, y] = [a * px + c * py + e, b * px + d * py + f]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}
/** Whether four points are the corners of a rectangle along the axes. */
export const isUpright = (figures: Float64Array, from: number, to: number, [a, b, c, d]: Matrix): boolean => {
  if (to - from !== 8 || (a * d !== 0 && b * c !== 0)) return false
  const isLevel = (side: number, axis: number) =>
    figures[from + 2 * side + axis] === figures[from + ((2 * side + 2) % 8) + axis]
  const [first, second] = isLevel(0, 1) ? [1, 0] : [0, 1]
  return isLevel(0, first) && isLevel(1, second) && isLevel(2, first) && isLevel(3, second)
}
export const isWithin = (inner: Box, outer: Box, margin: number) =>
  inner.left - margin >= outer.left &&
  inner.bottom - margin >= outer.bottom &&
  inner.right + margin <= outer.right &&
  inner.top + margin <= outer.top
export const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
})
