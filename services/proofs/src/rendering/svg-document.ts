import { hundredth } from '@shared/engraving/guilloche'

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

/** Of a circle's radius: where the tangents of four cubics end that are nearest to it. */
const handle = 0.5519

/** A circle as a path of four cubics, which is nearer to one than the arcs that Typst's reader of SVG makes. */
export const circlePath = (x: number, y: number, r: number): string => {
  const q = r * handle
  const place = (dx: number, dy: number) => `${hundredth(x + dx)} ${hundredth(y + dy)}`
  return (
    `M${place(r, 0)}C${place(r, q)} ${place(q, r)} ${place(0, r)}C${place(-q, r)} ${place(-r, q)} ${place(-r, 0)}` +
    `C${place(-r, -q)} ${place(-q, -r)} ${place(0, -r)}C${place(q, -r)} ${place(r, -q)} ${place(r, 0)}Z`
  )
}
