import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib'

/** The text of each page, as a reader would select it. */
export const textOf = async (pdf: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  } finally {
    document.destroy()
    library.destroy()
  }
}

export type FontFace = { name: string; isEmbedded: boolean }

/** Every font of a document, with whether its file lies inside. */
export const fontsOf = async (pdf: Uint8Array): Promise<FontFace[]> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
    .map((descriptor) => ({
      name: String(descriptor.get(PDFName.of('FontName'))).replace(/^\/([A-Z]{6}\+)?/, ''),
      isEmbedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key))),
    }))
}

const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

/** Those of the form XObjects that something places, and of those that they place. */
const formCommandsOf = (resources: PDFDict | undefined): string => {
  const placed = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  return (placed?.keys() ?? [])
    .map((name) => placed?.lookup(name))
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Form'))
    .map((form) => decoded(form) + formCommandsOf(form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict)))
    .join('\n')
}

/** The drawing commands of each page and of the form XObjects it places, decompressed. */
export const pageCommandsOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return document.getPages().map((page) => {
    const content = page.node.Contents()
    const parts = content instanceof PDFArray ? content.asArray() : [content]
    const commands = parts.map((part) => decoded(document.context.lookup(part)))
    return [...commands, formCommandsOf(page.node.Resources())].join('\n')
  })
}

/** The drawing commands of all pages. */
export const commandsOf = async (pdf: Uint8Array): Promise<string> => (await pageCommandsOf(pdf)).join('\n')

/** Whether drawing commands hold the watermark: the only thing in a book that is transparent. */
export const hasWatermark = (commands: string): boolean => /^\/\S+ gs$/m.test(commands)

const namedEscapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The bytes of a PDF literal string, given without its outer parentheses (ISO 32000-1, 7.3.4.2). */
const literalBytes = (literal: string): number[] => {
  const bytes: number[] = []
  for (let at = 0; at < literal.length; at += 1) {
    if (literal[at] !== '\\') bytes.push(literal.charCodeAt(at))
    else {
      const octal = /^[0-7]{1,3}/.exec(literal.slice(at + 1, at + 4))?.[0]
      const next = literal[at + 1] ?? ''
      bytes.push(octal ? parseInt(octal, 8) : (namedEscapes[next] ?? next.charCodeAt(0)))
      at += octal?.length ?? 1
    }
  }
  return bytes
}

/** Whether a page shows the box for a character that no face has (glyph 0; two bytes a glyph). */
export const hasMissingGlyph = (commands: string): boolean =>
  [...commands.matchAll(/^\[?(.*)\]? T[jJ]$/gm)]
    .flatMap(([, operands = '']) => [...operands.matchAll(/\(((?:\\.|[^\\()])*)\)/g)])
    .map(([, literal = '']) => literalBytes(literal))
    .some((bytes) => bytes.some((byte, index) => index % 2 === 0 && byte === 0 && bytes[index + 1] === 0))

/** Which characters each glyph of a font stands for, as the document tells a reader (its ToUnicode map). */
export const glyphTextsOf = async (pdf: Uint8Array, font: string): Promise<string[]> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const maps = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter(
      (object) =>
        String(object.get(PDFName.of('BaseFont'))).includes(font) && object.has(PDFName.of('ToUnicode')),
    )
    .map((object) => object.lookup(PDFName.of('ToUnicode')))
    .filter((map): map is PDFRawStream => map instanceof PDFRawStream)
    .map((map) => Buffer.from(decodePDFRawStream(map).decode()).toString('latin1'))
  return maps.flatMap((map) =>
    [...map.matchAll(/<[0-9A-Fa-f]{4}>\s*<([0-9A-Fa-f]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  )
}
