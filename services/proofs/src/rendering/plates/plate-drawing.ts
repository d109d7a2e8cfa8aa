import inks from '../../../typst/style/inks.json'
import { hundredth } from '@shared/engraving/guilloche'
import { simplified } from '../arcana/plate'
import { planetPath, signPath } from '../glyphs'
import { circlePath, svgDocument } from '../svg-document'
import type { Place } from '../svg-document'

export type PlateInk = keyof typeof inks
export type { Place } from '../svg-document'
export type Line = readonly Place[]

/** A text beside the lines, set by Typst in the faces of the book. */
export type PlateLabel = {
  x: number
  y: number
  size: number
  ink: PlateInk
  kind: 'caps' | 'italic' | 'figure' | 'name'
  text: string
  anchor: 'start' | 'middle' | 'end'
}

/** What opens a chapter: an engraving of this child's figures, and the words that say what is drawn. */
export type ChapterPlate = {
  /** An SVG document, `plateWidth` by `height` points, with a margin of `plateMargin` on all sides. */
  picture: string
  height: number
  labels: PlateLabel[]
  /** Printed beneath. */
  caption: string
  /** For those who do not see it. */
  alt: string
}
export type PlateWords = Pick<ChapterPlate, 'caption' | 'alt'>

/** 158 mm: the measure of the page. */
export const plateWidth = 448
const plateMargin = 2

const tenths: string[] = []
// A tenth of a point is less than half a dot of 300 to the inch. Written once each: a plate has thousands.
const figure = (value: number): string => {
  const rounded = Math.round(value * 10)
  if (rounded < 0) return String(rounded / 10)
  return (tenths[rounded] ??= String(rounded / 10))
}

const pathOf = (line: Line, isClosed: boolean): string => {
  let path = ''
  for (const [x, y] of line) path += `${path ? 'L' : 'M'}${figure(x)} ${figure(y)}`
  return isClosed ? `${path}z` : path
}

/** How wide a glyph's stroke is, of its size. */
const glyphWeight = 0.075

type Layer = { attributes: string; paths: string[] }

/** A chapter's copper plate. What is drawn later lies over what was drawn before. Weights are points as printed. */
export class PlateDrawing {
  readonly #layers: Layer[] = []
  readonly #labels: PlateLabel[] = []

  constructor(readonly height: number) {}

  #add(attributes: string, paths: string[]): this {
    const last = this.#layers.at(-1)
    if (last?.attributes === attributes) last.paths.push(...paths)
    else if (paths.length > 0) this.#layers.push({ attributes, paths })
    return this
  }

  #strokes(ink: PlateInk, weight: number, paths: string[]): this {
    return this.#add(
      `fill="none" stroke="${inks[ink]}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"`,
      paths,
    )
  }

  line(ink: PlateInk, weight: number, ...lines: Line[]): this {
    return this.#strokes(
      ink,
      weight,
      lines.filter(({ length }) => length > 1).map((line) => pathOf(simplified(line), false)),
    )
  }

  outline(ink: PlateInk, weight: number, ...rings: Line[]): this {
    return this.#strokes(
      ink,
      weight,
      rings.map((ring) => pathOf(ring, true)),
    )
  }

  circle(ink: PlateInk, weight: number, cx: number, cy: number, r: number): this {
    return this.#strokes(ink, weight, [circlePath(cx, cy, r)])
  }

  disc(ink: PlateInk, cx: number, cy: number, r: number): this {
    return this.#add(`fill="${inks[ink]}"`, [circlePath(cx, cy, r)])
  }

  fill(ink: PlateInk, ...rings: Line[]): this {
    return this.#add(
      `fill="${inks[ink]}" fill-rule="evenodd"`,
      rings.map((ring) => pathOf(ring, true)),
    )
  }

  /** An outline in units of its own, its middle at 0, 0. */
  shape(ink: PlateInk, outline: string, cx: number, cy: number, scale: number): this {
    return this.#add(
      `fill="${inks[ink]}" transform="translate(${figure(cx)} ${figure(cy)}) scale(${scale})"`,
      [outline],
    )
  }

  /** A sign of the zodiac, 0 for Aries, its middle at x, y. */
  sign(ink: PlateInk, x: number, y: number, size: number, sign: number): this {
    return this.#strokes(ink, hundredth(glyphWeight * size), [signPath(sign, x, y, size)])
  }

  /** A planet's own sign. */
  planet(ink: PlateInk, x: number, y: number, size: number, body: string): this {
    return this.#strokes(ink, hundredth(glyphWeight * size), [planetPath(body, x, y, size)])
  }

  label(...labels: PlateLabel[]): this {
    this.#labels.push(...labels)
    return this
  }

  /** Words in letterspaced small capitals, their middle (or start, or end) at x, their x-height's middle at y. */
  caps(
    x: number,
    y: number,
    text: string,
    more: { size?: number; ink?: PlateInk; anchor?: 'start' | 'middle' | 'end' } = {},
  ): this {
    return this.label({ kind: 'caps', x, y, text, size: 6.8, ink: 'gold', anchor: 'middle', ...more })
  }

  italic(
    x: number,
    y: number,
    text: string,
    more: { size?: number; ink?: PlateInk; anchor?: 'start' | 'middle' | 'end' } = {},
  ): this {
    return this.label({ kind: 'italic', x, y, text, size: 8, ink: 'soft', anchor: 'middle', ...more })
  }

  /** A figure in the book's display face. */
  figure(x: number, y: number, text: string, size: number, ink: PlateInk = 'ink'): this {
    return this.label({ kind: 'figure', x, y, text, size, ink, anchor: 'middle' })
  }

  finished(words: PlateWords): ChapterPlate {
    const drawn = this.#layers.map(({ attributes, paths }) => `<path ${attributes} d="${paths.join('')}"/>`)
    const picture = svgDocument([plateWidth, this.height], plateMargin, drawn.join(''))
    return { picture, height: this.height, labels: this.#labels, ...words }
  }
}

export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Degrees from the right, clockwise on the page. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Place => {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** An arc as a row of points, a step of `step` degrees. */
export const arcLine = (cx: number, cy: number, r: number, from: number, to: number, step = 4): Line => {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step))
  return numbersTo(count + 1).map((index) => polar(cx, cy, r, from + ((to - from) * index) / count))
}

/** Pieces of a line where `isInk` holds, tried at steps of `step` points: hatching that follows a form. */
export const inkedPieces = (
  from: Place,
  to: Place,
  step: number,
  isInk: (x: number, y: number) => boolean,
): Line[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(1, Math.round(Math.hypot(dx, dy) / step))
  const pieces: Line[] = []
  let start: Place | undefined
  for (let index = 0; index <= count + 1; index += 1) {
    const place: Place = [from[0] + (dx * index) / count, from[1] + (dy * index) / count]
    const isOn = index <= count && isInk(place[0], place[1])
    if (isOn && !start) start = place
    if (!isOn && start) {
      const end: Place = [from[0] + (dx * (index - 1)) / count, from[1] + (dy * (index - 1)) / count]
      if (end[0] !== start[0] || end[1] !== start[1]) pieces.push([start, end])
      start = undefined
    }
  }
  return pieces
}
