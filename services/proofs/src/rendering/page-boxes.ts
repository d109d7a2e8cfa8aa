/** Beyond the trimmed edge, in millimetres: what a guillotine needs to be off by. */
export const bleed = 4

const points = (bleed * 72) / 25.4

/**
 * Tells the printer where to cut: the trimmed page lies `bleed` within the sheet on all sides (ISO 32000-1, 14.11.2).
 * pdf-lib is loaded when the first book goes to print; proofs do without.
 */
export const withPageBoxes = async (pdf: Uint8Array): Promise<Buffer> => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const page of document.getPages()) {
    const { width, height } = page.getMediaBox()
    page.setBleedBox(0, 0, width, height)
    page.setTrimBox(points, points, width - 2 * points, height - 2 * points)
  }
  return Buffer.from(await document.save({ useObjectStreams: true, updateFieldAppearances: false }))
}
