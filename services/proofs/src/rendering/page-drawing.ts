import { CoveragePlane } from './coverage-plane'
import type { Colour } from './coverage-plane'
import { markAt, partedContent, pathSteps } from './fine-strokes'
import type { FineStroke, PartedContent, Paths } from './fine-strokes'
import { pageContentOf } from './page-content'
import { bitmapFormat, bytesAPixel, drawInRgbOrder, objectTypes } from './pdfium'
import type { Handle, Pdfium } from './pdfium'

/** Three bytes a pixel: red, green, blue. The pixels are good until the next page is drawn. */
export type PageDrawing = { pixels: Uint8Array; width: number; height: number }
/** Draws a page, counted from 1, so wide. @throws RangeError for a file that is no PDF, and for a page that it does not have */
export type DrawPage = (pdf: Uint8Array, page: number, width: number) => PageDrawing

/** How the page lies on its image. */
type Sheet = { scaleX: number; scaleY: number; height: number }

const traceStroke = (
  plane: CoveragePlane,
  { steps, figures }: Paths,
  { from, to, figure, matrix: [a, b, c, d, e, f], weight }: FineStroke,
  { scaleX, scaleY, height }: Sheet,
): void => {
  const pixels = weight * Math.sqrt(Math.abs(a * d - b * c) * scaleX * scaleY)
  const [ax, cx, ex] = [a * scaleX, c * scaleX, e * scaleX]
  const [ay, cy, ey] = [-b * scaleY, -d * scaleY, height - f * scaleY]
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let at = figure
  const across = (index: number) => ax * (figures[index] ?? 0) + cx * (figures[index + 1] ?? 0) + ex
  const down = (index: number) => ay * (figures[index] ?? 0) + cy * (figures[index + 1] ?? 0) + ey
  for (let step = from; step < to; step += 1) {
    const kind = steps[step]
    const end = kind === pathSteps.cubic ? at + 4 : at
    const nextX = kind === pathSteps.close ? startX : across(end)
    const nextY = kind === pathSteps.close ? startY : down(end)
    if (kind === pathSteps.cubic)
      plane.cubic(x, y, across(at), down(at), across(at + 2), down(at + 2), nextX, nextY, pixels)
    else if (kind === pathSteps.move) {
      startX = nextX
      startY = nextY
    } else plane.line(x, y, nextX, nextY, pixels)
    x = nextX
    y = nextY
    if (kind !== pathSteps.close) at = end + 2
  }
}

const isSameColour = (one: Colour, other: Colour) =>
  one.red === other.red && one.green === other.green && one.blue === other.blue

/** What pdfium draws between two runs of fine strokes, or the run that a mark stands for. */
type Part = { objects: Handle[] } | { run: number }

/** The index of the run that an object marks. */
const markedRun = (pdfium: Pdfium, object: Handle): number | undefined => {
  if (pdfium.FPDFPageObj_GetType(object) !== objectTypes.path) return undefined
  pdfium.FPDFPathSegment_GetPoint(
    pdfium.FPDFPath_GetPathSegment(object, 0),
    pdfium.scratch,
    pdfium.scratch + 4,
  )
  const [x, y] = pdfium.floats().subarray(pdfium.scratch / 4, pdfium.scratch / 4 + 2)
  return x === markAt ? y : undefined
}

const partsOf = (pdfium: Pdfium, page: Handle): Part[] => {
  const parts: Part[] = []
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index)
    const run = markedRun(pdfium, object)
    const last = parts.at(-1)
    pdfium.FPDFPageObj_SetIsActive(object, 0)
    if (run !== undefined) parts.push({ run })
    else if (last && 'objects' in last) last.objects.push(object)
    else parts.push({ objects: [object] })
  }
  return parts
}

/**
 * Draws pages. pdfium draws no line finer than a pixel, which makes engraving too dark, and takes long to read thousands of
 * curves: it is given the page without them, and the fine lines are laid down between, in the order of the page, at their true weight.
 */
export const createPageDrawing = (pdfium: Pdfium): DrawPage => {
  // Of the size that was drawn last: twelve megabytes a page, taken and given back each time, were a fifth of the time it took.
  let last: (PageDrawing & { plane: CoveragePlane }) | undefined
  const roomFor = (width: number, height: number) => {
    if (last?.width !== width || last.height !== height)
      last = {
        plane: new CoveragePlane(width, height),
        pixels: new Uint8Array(width * height * bytesAPixel),
        width,
        height,
      }
    return last
  }

  const drawOpened = (page: Handle, width: number, parted: PartedContent | undefined): PageDrawing => {
    const [pageWidth, pageHeight] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
    const height = Math.round((width * pageHeight) / pageWidth)
    const sheet: Sheet = { scaleX: width / pageWidth, scaleY: height / pageHeight, height }
    const bytes = width * height * bytesAPixel
    const address = pdfium.malloc(bytes)
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bitmapFormat, address, width * bytesAPixel)
    const pixels = () => pdfium.bytes().subarray(address, address + bytes)
    const { plane, pixels: kept } = roomFor(width, height)
    const drawRun = ({ paths, runs }: PartedContent, index: number) => {
      const run = runs[index] ?? []
      run.forEach((stroke, place) => {
        traceStroke(plane, paths, stroke, sheet)
        const next = run[place + 1]
        if (!next || !isSameColour(next.colour, stroke.colour)) plane.print(pixels(), stroke.colour)
      })
    }
    try {
      pixels().fill(255)
      for (const part of partsOf(pdfium, page)) {
        if ('run' in part) {
          if (parted) drawRun(parted, part.run)
          continue
        }
        for (const object of part.objects) pdfium.FPDFPageObj_SetIsActive(object, 1)
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawInRgbOrder)
        for (const object of part.objects) pdfium.FPDFPageObj_SetIsActive(object, 0)
      }
      kept.set(pixels())
      return { pixels: kept, width, height }
    } catch (error) {
      // Whatever lines lie on the plane must not be printed on another page.
      last = undefined
      throw error
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
      pdfium.free(address)
    }
  }

  return (pdf, page, width) => {
    const content = pageContentOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length), page)
    const parted = content && partedContent(content.commands, content.width / width)
    const file = content && parted ? content.withCommands(parted.rest) : pdf
    const address = pdfium.malloc(file.length)
    pdfium.bytes().set(file, address)
    const document = pdfium.FPDF_LoadMemDocument(address, file.length, 0)
    try {
      if (document === 0) throw new RangeError('Not a PDF')
      if (page < 1 || page > pdfium.FPDF_GetPageCount(document)) throw new RangeError(`No page ${page}`)
      const opened = pdfium.FPDF_LoadPage(document, page - 1)
      try {
        return drawOpened(opened, width, parted)
      } finally {
        pdfium.FPDF_ClosePage(opened)
      }
    } finally {
      if (document !== 0) pdfium.FPDF_CloseDocument(document)
      pdfium.free(address)
    }
  }
}
