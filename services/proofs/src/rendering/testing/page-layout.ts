import inks from '../../../typst/style/inks.json'
import { findPackageRoot } from '../package-files'
import { loadPdfium, objectTypes, segmentTypes } from '../pdfium'
import type { Handle, Pdfium } from '../pdfium'

/** What pdfium tells of the text of a page (fpdf_text.h, fpdf_edit.h), under its own names. */
type TextExports = {
  FPDFText_LoadPage(page: Handle): Handle
  FPDFText_ClosePage(text: Handle): void
  FPDFText_CountChars(text: Handle): number
  FPDFText_GetUnicode(text: Handle, index: number): number
  FPDFText_GetTextObject(text: Handle, index: number): Handle
  FPDFText_GetCharBox(
    text: Handle,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
  FPDFText_GetCharOrigin(text: Handle, index: number, x: number, y: number): number
  FPDFText_GetCharAngle(text: Handle, index: number): number
  FPDFText_GetFontSize(text: Handle, index: number): number
  FPDFPageObj_GetFillColor(object: Handle, red: number, green: number, blue: number, alpha: number): number
  FPDFPageObj_GetBounds(object: Handle, left: number, bottom: number, right: number, top: number): number
  FPDFText_GetFillColor(
    text: Handle,
    index: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): number
}
type TextPdfium = Pdfium & TextExports

/** In points from the upper left corner of the page. */
export type Box = { left: number; top: number; right: number; bottom: number }
/** A letter as it is inked: its box holds the ink, not its room on the line. */
export type Letter = Box & {
  text: string
  /** Its run's place in the order of the page: letters of one run have the same. */
  run: number
  /** Where its line stands. */
  baseline: number
  size: number
  isTurned: boolean
  /** RRGGBB. */
  colour: string
}
/** A piece of a drawn line, as the box around it. */
export type Stroke = Box & { colour: string }
export type TextLayout = { width: number; height: number; letters: Letter[] }
export type PageLayout = TextLayout & { strokes: Stroke[] }

const hex = (value: number) => value.toString(16).padStart(2, '0')
/** A page has few colours and many letters and lines of each. */
const colours = new Map<number, string>()
const colourAt = (pdfium: Pdfium, at: number) => {
  const [red = 0, green = 0, blue = 0] = pdfium.integers().subarray(at / 4, at / 4 + 3)
  const number = (red << 16) | (green << 8) | blue
  const colour = colours.get(number) ?? [red, green, blue].map(hex).join('')
  colours.set(number, colour)
  return colour
}

const lettersOf = (pdfium: TextPdfium, page: Handle, height: number): Letter[] => {
  const text = pdfium.FPDFText_LoadPage(page)
  const doubles = pdfium.malloc(32)
  const letters: Letter[] = []
  const runs = new Map<Handle, number>()
  for (let index = 0; index < pdfium.FPDFText_CountChars(text); index += 1) {
    const run = pdfium.FPDFText_GetTextObject(text, index)
    if (!runs.has(run)) runs.set(run, runs.size)
    if (run === 0) continue // a space or a line's end that pdfium made up
    pdfium.FPDFText_GetCharBox(text, index, doubles, doubles + 8, doubles + 16, doubles + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.memory.buffer, doubles, 4)
    if (right - left < 0.05 || top - bottom < 0.05) continue
    pdfium.FPDFText_GetCharOrigin(text, index, doubles, doubles + 8)
    const [, origin = 0] = new Float64Array(pdfium.memory.buffer, doubles, 2)
    pdfium.FPDFText_GetFillColor(text, index, doubles, doubles + 4, doubles + 8, doubles + 12)
    letters.push({
      text: String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index)),
      run: runs.get(run) ?? 0,
      left,
      right,
      top: height - top,
      bottom: height - bottom,
      baseline: height - origin,
      size: pdfium.FPDFText_GetFontSize(text, index),
      isTurned: Math.abs(Math.sin(pdfium.FPDFText_GetCharAngle(text, index))) > 0.01,
      colour: colourAt(pdfium, doubles),
    })
  }
  pdfium.free(doubles)
  pdfium.FPDFText_ClosePage(text)
  return letters
}

type Point = readonly [x: number, y: number]
const pieceLength = 2
/** A place on a line or, with its two handles, on a cubic; `t` runs from 0 to 1. */
const between = (t: number, from: number, to: number, handles?: readonly [number, number]): number => {
  if (!handles) return from + (to - from) * t
  const u = 1 - t
  return u * u * u * from + 3 * u * u * t * handles[0] + 3 * u * t * t * handles[1] + t * t * t * to
}
/** Points along a line or a cubic, near enough to one another that the boxes between them lie close to it. */
const pieces = (through: readonly Point[]): Point[] => {
  const first = through[0] ?? [0, 0]
  const last = through.at(-1) ?? first
  const count = Math.max(1, Math.ceil(Math.hypot(last[0] - first[0], last[1] - first[1]) / pieceLength))
  const [, second, third] = through.length === 4 ? through : []
  const [x, y] =
    second && third
      ? ([
          [second[0], third[0]],
          [second[1], third[1]],
        ] as const)
      : []
  const points: Point[] = []
  for (let index = 0; index <= count; index += 1) {
    const t = index / count
    points.push([between(t, first[0], last[0], x), between(t, first[1], last[1], y)])
  }
  return points
}

/** Whether a path lays paper over what was drawn before it. */
const coverOf = (pdfium: Pdfium, path: Handle, height: number): Box | undefined => {
  const at = pdfium.scratch
  pdfium.FPDFPath_GetDrawMode(path, at, at + 4)
  if (pdfium.integers()[at / 4] === 0) return undefined
  const { FPDFPageObj_GetFillColor: fillColour, FPDFPageObj_GetBounds: bounds } = pdfium as TextPdfium
  fillColour(path, at, at + 4, at + 8, at + 12)
  if (`#${colourAt(pdfium, at)}` !== inks.paper.toLowerCase()) return undefined
  bounds(path, at, at + 4, at + 8, at + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats().subarray(at / 4, at / 4 + 4)
  return { left, right, top: height - top, bottom: height - bottom }
}

const strokesOfPath = (pdfium: Pdfium, path: Handle, height: number): Stroke[] => {
  const at = pdfium.scratch
  pdfium.FPDFPath_GetDrawMode(path, at, at + 4)
  if (pdfium.integers()[at / 4 + 1] === 0) return []
  pdfium.FPDFPageObj_GetStrokeColor(path, at, at + 4, at + 8, at + 12)
  const colour = colourAt(pdfium, at)
  pdfium.FPDFPageObj_GetMatrix(path, at)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.floats().subarray(at / 4, at / 4 + 6)
  const strokes: Stroke[] = []
  const add = ([x, y]: Point, [x2, y2]: Point) =>
    strokes.push({
      colour,
      left: Math.min(x, x2),
      right: Math.max(x, x2),
      top: Math.min(y, y2),
      bottom: Math.max(y, y2),
    })
  let piece: Point[] = []
  let handles = 0
  const count = pdfium.FPDFPath_CountSegments(path)
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium.FPDFPath_GetPathSegment(path, index)
    pdfium.FPDFPathSegment_GetPoint(segment, at, at + 4)
    const floats = pdfium.floats()
    const [px, py] = [floats[at / 4] ?? 0, floats[at / 4 + 1] ?? 0]
    const point: Point = [a * px + c * py + e, height - (b * px + d * py + f)]
    const type = pdfium.FPDFPathSegment_GetType(segment)
    if (type === segmentTypes.move) piece = [point]
    else {
      piece.push(point)
      // A cubic comes as three segments: two handles, then its end.
      handles = type === segmentTypes.cubic ? (handles + 1) % 3 : 0
      if (handles > 0) continue
      const short = pieces(piece)
      for (const [number, next] of short.entries()) {
        const last = short[number - 1]
        if (last) add(last, next)
      }
      piece = [point]
    }
  }
  return strokes
}

/** A piece is short: the half of it that may look out from under the edge is less than a point. */
const isInside = ({ left, top, right, bottom }: Box, cover: Box) => {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= cover.left && x <= cover.right && y >= cover.top && y <= cover.bottom
}

const strokesOf = (pdfium: Pdfium, page: Handle, height: number): Stroke[] => {
  let strokes: Stroke[] = []
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index)
    if (pdfium.FPDFPageObj_GetType(object) !== objectTypes.path) continue
    const cover = coverOf(pdfium, object, height)
    if (cover) strokes = strokes.filter((stroke) => !isInside(stroke, cover))
    strokes.push(...strokesOfPath(pdfium, object, height))
  }
  return strokes
}

/** One for all PDFs of a test file: starting it takes longer than reading a page. */
let started: Promise<TextPdfium> | undefined
// The instance has more functions than the press uses.
const startedPdfium = () => (started ??= loadPdfium(findPackageRoot()) as Promise<TextPdfium>)

const pagesOf = async <Read>(
  pdf: Uint8Array,
  read: (pdfium: TextPdfium, page: Handle, size: { width: number; height: number }) => Read,
): Promise<Read[]> => {
  const pdfium = await startedPdfium()
  const address = pdfium.malloc(pdf.length)
  pdfium.bytes().set(pdf, address)
  const document = pdfium.FPDF_LoadMemDocument(address, pdf.length, 0)
  try {
    return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, number) => {
      const page = pdfium.FPDF_LoadPage(document, number)
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
      const layout = read(pdfium, page, { width, height })
      pdfium.FPDF_ClosePage(page)
      return layout
    })
  } finally {
    pdfium.FPDF_CloseDocument(document)
    pdfium.free(address)
  }
}

/** Where every letter of a PDF stands, as a reader's program finds them in the file. */
export const textLayoutOf = (pdf: Uint8Array): Promise<TextLayout[]> =>
  pagesOf(pdf, (pdfium, page, size) => ({ ...size, letters: lettersOf(pdfium, page, size.height) }))

/** Where every drawn line stands too: of an engraved page there are so many that finding them takes longer than setting the page. */
export const layoutOf = (pdf: Uint8Array): Promise<PageLayout[]> =>
  pagesOf(pdf, (pdfium, page, size) => ({
    ...size,
    letters: lettersOf(pdfium, page, size.height),
    strokes: strokesOf(pdfium, page, size.height),
  }))
