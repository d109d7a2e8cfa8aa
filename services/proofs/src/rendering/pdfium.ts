import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A number that pdfium knows a thing by. */
export type Handle = number

/** The functions of pdfium's public C interface that are used here, under their own names (fpdfview.h, fpdf_edit.h). */
type PdfiumExports = {
  memory: WebAssembly.Memory
  malloc(bytes: number): number
  free(address: number): void
  FPDF_LoadMemDocument(address: number, bytes: number, password: number): Handle
  FPDF_GetPageCount(document: Handle): number
  FPDF_CloseDocument(document: Handle): void
  FPDF_LoadPage(document: Handle, index: number): Handle
  FPDF_ClosePage(page: Handle): void
  FPDF_GetPageWidthF(page: Handle): number
  FPDF_GetPageHeightF(page: Handle): number
  FPDFBitmap_CreateEx(width: number, height: number, format: number, address: number, stride: number): Handle
  FPDFBitmap_Destroy(bitmap: Handle): void
  FPDF_RenderPageBitmap(
    bitmap: Handle,
    page: Handle,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
  FPDFPage_CountObjects(page: Handle): number
  FPDFPage_GetObject(page: Handle, index: number): Handle
  FPDFPageObj_GetType(object: Handle): number
  FPDFPageObj_SetIsActive(object: Handle, isActive: number): number
  FPDFPageObj_GetMatrix(object: Handle, matrix: number): number
  FPDFPageObj_GetStrokeColor(object: Handle, red: number, green: number, blue: number, alpha: number): number
  FPDFPath_GetDrawMode(path: Handle, fill: number, stroke: number): number
  FPDFPath_CountSegments(path: Handle): number
  FPDFPath_GetPathSegment(path: Handle, index: number): Handle
  FPDFPathSegment_GetPoint(segment: Handle, x: number, y: number): number
  FPDFPathSegment_GetType(segment: Handle): number
}

export const objectTypes = { path: 2 } as const
export const segmentTypes = { line: 0, cubic: 1, move: 2 } as const
/** Three bytes a pixel (FPDFBitmap_BGR), which the flag has drawn red first. */
export const bitmapFormat = 2
export const bytesAPixel = 3
export const drawInRgbOrder = 0x10

const scratchBytes = 64

export type Pdfium = PdfiumExports & {
  /** Room for what pdfium writes through pointers, `scratchBytes` long. */
  scratch: number
  /** The four-byte floats, whole numbers and bytes of its memory; a view is good until the next call that allocates. */
  floats(): Float32Array
  integers(): Int32Array
  bytes(): Uint8Array
}

/** Starts pdfium. The package's own classes offer images of whole pages only; the exports below them offer the rest. */
export const loadPdfium = async (root: string): Promise<Pdfium> => {
  const file = createRequire(join(root, 'package.json')).resolve('@hyzyla/pdfium/pdfium.wasm')
  const code = new WebAssembly.Module(readFileSync(file))
  let exported: PdfiumExports | undefined
  await PDFiumLibrary.init({
    instantiateWasm: (imports, announce) => {
      const instance = new WebAssembly.Instance(code, imports)
      exported = instance.exports as PdfiumExports
      // Declared for a module, it is the instance that is waited for.
      announce(instance as unknown as WebAssembly.Module)
      return instance.exports
    },
  })
  if (!exported) throw new Error('pdfium did not start')
  const { memory } = exported
  const viewsOf = (buffer: ArrayBuffer) => ({
    buffer,
    floats: new Float32Array(buffer),
    integers: new Int32Array(buffer),
    bytes: new Uint8Array(buffer),
  })
  let kept = viewsOf(memory.buffer)
  // The memory gets another buffer whenever it grows.
  const views = () => (kept.buffer === memory.buffer ? kept : (kept = viewsOf(memory.buffer)))
  return {
    ...exported,
    scratch: exported.malloc(scratchBytes),
    floats: () => views().floats,
    integers: () => views().integers,
    bytes: () => views().bytes,
  }
}
