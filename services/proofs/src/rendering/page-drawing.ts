import { CoveragePlane } from './coverage-plane'
import type { Colour } from './coverage-plane'
import { bitmapFormat, bytesAPixel, drawInRgbOrder, objectTypes, segmentTypes } from './pdfium'
import type { Handle, Pdfium } from './pdfium'

/** Three bytes a pixel: red, green, blue. */
export type PageDrawing = { pixels: Uint8Array; width: number; height: number }
/** Draws a page so wide. */
export type DrawPage = (page: Handle, width: number) => PageDrawing

/** From the coordinates of a path to pixels: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Hairline = { path: Handle; matrix: Matrix; weight: number; colour: Colour }
/** Objects that follow one another on the page and are drawn in the same manner. */
type Run = { hairlines: Hairline[] } | { objects: Handle[] }

/** A page, opened, and how it lies on its image. */
type Sheet = { page: Handle; scaleX: number; scaleY: number; height: number }

const solid = 255

const pixelMatrixOf = (pdfium: Pdfium, object: Handle, { scaleX, scaleY, height }: Sheet): Matrix => {
  pdfium.FPDFPageObj_GetMatrix(object, pdfium.scratch)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium
    .floats()
    .subarray(pdfium.scratch / 4, pdfium.scratch / 4 + 6)
  return [a * scaleX, -b * scaleY, c * scaleX, -d * scaleY, e * scaleX, height - f * scaleY]
}

/** What a stroked path finer than a pixel is; undefined for everything else, and for what pdfium must clip or dash. */
const hairlineOf = (pdfium: Pdfium, path: Handle, sheet: Sheet): Hairline | undefined => {
  if (pdfium.FPDFPageObj_GetType(path) !== objectTypes.path) return undefined
  const at = pdfium.scratch
  pdfium.FPDFPath_GetDrawMode(path, at, at + 4)
  const [fillMode, isStroked] = pdfium.integers().subarray(at / 4, at / 4 + 2)
  if (fillMode !== 0 || isStroked === 0) return undefined
  pdfium.FPDFPageObj_GetStrokeWidth(path, at)
  const width = pdfium.floats()[at / 4] ?? 0
  const matrix = pixelMatrixOf(pdfium, path, sheet)
  const weight = width * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  if (weight >= 1 || pdfium.FPDFPageObj_GetDashCount(path) > 0) return undefined
  const clip = pdfium.FPDFPageObj_GetClipPath(path)
  if (clip !== 0 && pdfium.FPDFClipPath_CountPaths(clip) > 0) return undefined
  pdfium.FPDFPageObj_GetStrokeColor(path, at, at + 4, at + 8, at + 12)
  const [red = 0, green = 0, blue = 0, alpha = solid] = pdfium.integers().subarray(at / 4, at / 4 + 4)
  return { path, matrix, weight, colour: { red, green, blue, alpha: alpha / solid } }
}

const runsOf = (pdfium: Pdfium, sheet: Sheet): Run[] => {
  const runs: Run[] = []
  const count = pdfium.FPDFPage_CountObjects(sheet.page)
  for (let index = 0; index < count; index += 1) {
    const object = pdfium.FPDFPage_GetObject(sheet.page, index)
    const hairline = hairlineOf(pdfium, object, sheet)
    const last = runs.at(-1)
    if (hairline && last && 'hairlines' in last) last.hairlines.push(hairline)
    else if (hairline) runs.push({ hairlines: [hairline] })
    else if (last && 'objects' in last) last.objects.push(object)
    else runs.push({ objects: [object] })
  }
  return runs
}

const traceHairline = (pdfium: Pdfium, plane: CoveragePlane, { path, matrix, weight }: Hairline): void => {
  const [a, b, c, d, e, f] = matrix
  const at = pdfium.scratch / 4
  const floats = pdfium.floats()
  const count = pdfium.FPDFPath_CountSegments(path)
  let [x, y, fromX, fromY, startX, startY] = [0, 0, 0, 0, 0, 0]
  const goTo = (segment: Handle) => {
    pdfium.FPDFPathSegment_GetPoint(segment, pdfium.scratch, pdfium.scratch + 4)
    const px = floats[at] ?? 0
    const py = floats[at + 1] ?? 0
    x = a * px + c * py + e
    y = b * px + d * py + f
  }
  for (let index = 0; index < count; index += 1) {
    let segment = pdfium.FPDFPath_GetPathSegment(path, index)
    const type = pdfium.FPDFPathSegment_GetType(segment)
    goTo(segment)
    if (type === segmentTypes.move) {
      startX = x
      startY = y
    } else {
      if (type === segmentTypes.line) plane.line(fromX, fromY, x, y, weight)
      else {
        // A cubic comes as three segments: two handles, then its end.
        const [bx, by] = [x, y]
        goTo(pdfium.FPDFPath_GetPathSegment(path, index + 1))
        const [cx, cy] = [x, y]
        segment = pdfium.FPDFPath_GetPathSegment(path, index + 2)
        goTo(segment)
        plane.cubic(fromX, fromY, bx, by, cx, cy, x, y, weight)
        index += 2
      }
      if (pdfium.FPDFPathSegment_GetClose(segment)) plane.line(x, y, startX, startY, weight)
    }
    fromX = x
    fromY = y
  }
}

const isSameColour = (one: Colour, other: Colour) =>
  one.red === other.red && one.green === other.green && one.blue === other.blue && one.alpha === other.alpha

const drawHairlines = (
  pdfium: Pdfium,
  plane: CoveragePlane,
  pixels: () => Uint8Array,
  hairlines: Hairline[],
): void => {
  hairlines.forEach((hairline, index) => {
    traceHairline(pdfium, plane, hairline)
    const next = hairlines[index + 1]
    if (!next || !isSameColour(next.colour, hairline.colour)) plane.print(pixels(), hairline.colour)
  })
}

/**
 * Draws pages. pdfium draws no line finer than a pixel, which makes engraving too dark: it draws everything
 * else, and the fine lines of the same page are laid down between, in the order of the page, at their true weight.
 */
export const createPageDrawing = (pdfium: Pdfium): DrawPage => {
  // Of the size that was drawn last: seven megabytes a page, taken and given back each time, kept the collector busy.
  let last: { plane: CoveragePlane; width: number; height: number } | undefined
  const planeOf = (width: number, height: number) => {
    if (last?.width !== width || last.height !== height)
      last = { plane: new CoveragePlane(width, height), width, height }
    return last.plane
  }

  return (page, width) => {
    const [pageWidth, pageHeight] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
    const height = Math.round((width * pageHeight) / pageWidth)
    const sheet: Sheet = { page, scaleX: width / pageWidth, scaleY: height / pageHeight, height }
    const bytes = width * height * bytesAPixel
    const address = pdfium.malloc(bytes)
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bitmapFormat, address, width * bytesAPixel)
    const pixels = () => pdfium.bytes().subarray(address, address + bytes)
    const plane = planeOf(width, height)
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
      const runs = runsOf(pdfium, sheet)
      const setActive = (run: Run, isActive: number) => {
        const objects = 'objects' in run ? run.objects : run.hairlines.map(({ path }) => path)
        for (const object of objects) pdfium.FPDFPageObj_SetIsActive(object, isActive)
      }
      for (const run of runs) setActive(run, 0)
      for (const run of runs) {
        if ('hairlines' in run) drawHairlines(pdfium, plane, pixels, run.hairlines)
        else {
          setActive(run, 1)
          pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawInRgbOrder)
          setActive(run, 0)
        }
      }
      return { pixels: pixels().slice(), width, height }
    } catch (error) {
      // Whatever lines lie on the plane must not be printed on another page.
      last = undefined
      throw error
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
      pdfium.free(address)
    }
  }
}
