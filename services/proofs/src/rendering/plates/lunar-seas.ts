import { inkedPieces, numbersTo } from './plate-drawing'

/** The seas, the dark plains of the near side: middle and half breadths, in degrees east and north (IAU Gazetteer of Planetary Nomenclature). */
const seas: readonly (readonly [east: number, north: number, breadth: number, height: number])[] = [
  [-16, 33, 19, 17],
  [18, 28, 10, 10],
  [31, 8, 14, 10],
  [59, 17, 7, 6],
  [51, -6, 9, 12],
  [35, -15, 5, 5],
  [-16, -20, 10, 9],
  [-39, -24, 6, 6],
  [-56, 22, 13, 26],
  [-44, 0, 13, 12],
  [-4, 57, 34, 3.6],
  [4, 13, 5, 5],
  [-23, -10, 6, 5],
]

const inSea = (x: number, y: number): boolean => {
  const depth = 1 - x * x - y * y
  if (depth <= 0) return false
  const north = (Math.asin(-y) * 180) / Math.PI
  const east = (Math.atan2(x, Math.sqrt(depth)) * 180) / Math.PI
  return seas.some(
    ([me, mn, breadth, height]) => ((east - me) / breadth) ** 2 + ((north - mn) / height) ** 2 < 1,
  )
}
const cells = 128
let seaCells: boolean[] | undefined

/** Whether a place of the disc (radius 1, north up) lies in a sea. Looked up: it is asked thousands of times a moon. */
const isSea = (x: number, y: number): boolean => {
  seaCells ??= numbersTo(cells * cells).map((index) =>
    inSea((2 * ((index % cells) + 0.5)) / cells - 1, (2 * (Math.floor(index / cells) + 0.5)) / cells - 1),
  )
  return seaCells[Math.floor(((y + 1) / 2) * cells) * cells + Math.floor(((x + 1) / 2) * cells)] ?? false
}

/** Whether a place of the disc, drawn with its light at the right, lies in a sea. The waxing moon is lit on its east, the waning on its west: that one lies upside down. */
export const seaOf = (isWaxing: boolean) => {
  const upright = isWaxing ? 1 : -1
  return (x: number, y: number): boolean => isSea(upright * x, upright * y)
}

/** One line of the hatching of the seas: its height and its two ends, in radii of the disc, with the light at the right. */
export type SeaLine = readonly [y: number, from: number, to: number]

const rows = 48

/** The seas of the lit part of the disc as level lines, before the disc is turned to its limb. */
export const seaLinesOf = (fraction: number, isWaxing: boolean): SeaLine[] => {
  const isInk = seaOf(isWaxing)
  return numbersTo(rows - 1).flatMap((index) => {
    const y = -1 + (2 * (index + 1)) / rows
    const chord = Math.sqrt(1 - y * y)
    const lit = Math.min(chord, chord * (1 - 2 * fraction) + 0.1 * chord)
    return inkedPieces([lit, y], [chord, y], 0.03, isInk).flatMap(([from, to]): SeaLine[] =>
      from && to ? [[y, from[0], to[0]]] : [],
    )
  })
}
