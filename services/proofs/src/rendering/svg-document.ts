import { hundredth } from '@shared/engraving/guilloche'
import inks from '../../typst/style/inks.json'

type Ink = keyof typeof inks
/** In points, y downwards. */
export type Place = readonly [x: number, y: number]

/**
 * An SVG document of so many points, with a margin on all sides: a line that touches the edge of an SVG is drawn as a clipped one, and
 * those are drawn too dark. Its upper left corner is at `left`, `top` of the drawing's own figures.
 */
export const svgDocument = (
  [width, height]: readonly [number, number],
  margin: number,
  drawn: string,
  [left, top]: readonly [number, number] = [0, 0],
): string => {
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}pt" height="${high}pt" ` +
    `viewBox="${left - margin} ${top - margin} ${wide} ${high}">${drawn}</svg>`
  )
}

/** A place in a path. */
export const written = ([x, y]: Place): string => `${hundredth(x)} ${hundredth(y)}`

/** Round a picture that `placed-picture.typ` places by its middle, in points. */
export const placedMargin = 1

/** Of a circle's radius: where the tangents of four cubics end that are nearest to it. */
const handle = 0.5519

/**
 * A circle as a path of four cubics, which is nearer to one than the arcs that Typst's reader of SVG makes. From its right; each goes on
 * in the direction of the one before (`s`).
 */
export const circlePath = (x: number, y: number, r: number): string => {
  const [radius, before, after] = [hundredth(r), hundredth(r * handle), hundredth(r - r * handle)]
  return (
    `M${written([x + r, y])}c0 ${before} ${-after} ${radius} ${-radius} ${radius}` +
    `s${-radius} ${-after} ${-radius} ${-radius} ${after} ${-radius} ${radius} ${-radius} ${radius} ${after} ${radius} ${radius}z`
  )
}

/** A line through some places. */
export const linePath = (first: Place, ...others: Place[]): string =>
  `M${written(first)}${others.map((place) => `L${written(place)}`).join('')}`

/** A path, stroked; nothing where it is empty. */
export const stroke = (ink: Ink, weight: number, d: string, attributes = ''): string =>
  d && `<path d="${d}" fill="none" stroke="${inks[ink]}" stroke-width="${hundredth(weight)}"${attributes}/>`

/** The same with round ends and corners. */
export const roundStroke = (ink: Ink, weight: number, d: string): string =>
  stroke(ink, weight, d, ' stroke-linecap="round" stroke-linejoin="round"')

export const fillOf = (ink: Ink, d: string): string => d && `<path d="${d}" fill="${inks[ink]}"/>`
