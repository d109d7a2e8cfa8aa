import glyphs from '../../typst/style/glyphs.json'
import { circlePath, written } from './svg-document'

/** The path of a glyph, `size` high, its middle at `x`, `y`. */
const pathOf = (drawing: string, x: number, y: number, size: number): string => {
  const unit = size / 20
  const words = drawing.split(' ')
  let path = ''
  const place = (dx: number, dy: number) => written([x + dx * unit, y + dy * unit])
  for (let at = 0; at < words.length;) {
    const kind = words[at] ?? ''
    const count = { m: 2, l: 2, c: 6, o: 3 }[kind] ?? 0
    const figures = words.slice(at + 1, at + 1 + count).map(Number)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = figures
    at += 1 + count
    if (kind === 'm' || kind === 'l') path += `${kind.toUpperCase()}${place(a, b)}`
    else if (kind === 'c') path += `C${place(a, b)} ${place(c, d)} ${place(e, f)}`
    else if (kind === 'z') path += 'Z'
    else path += circlePath(x + a * unit, y + b * unit, c * unit)
  }
  return path
}

const planets: Record<string, string> = glyphs.planets

/** A sign of the zodiac, 0 for Aries, as a path; to be stroked. All in points. */
export const signPath = (sign: number, x: number, y: number, size: number): string =>
  pathOf(glyphs.signs[sign] ?? '', x, y, size)

/** A planet, or what else a sky has, by the name of its body. */
export const planetPath = (body: string, x: number, y: number, size: number): string =>
  pathOf(planets[body] ?? '', x, y, size)
