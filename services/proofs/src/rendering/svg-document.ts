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
