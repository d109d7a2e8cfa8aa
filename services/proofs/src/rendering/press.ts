import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { printFile } from './body-data'
import type { KeepsakePrint } from './body-data'
import { bookEngraving } from './book-engraving'
import type { BookData } from './book-data'
import type { CertificateData } from './certificate-data'
import { certificateEngraving } from './ornaments'
import type { Paper } from './ornaments'
import { fontFilesOf, mainFileOf } from './package-files'
import { bleed, withPageBoxes } from './page-boxes'
import { RenderError } from './render-error'

/**
 * `proof` is watermarked. The others are finished books: `reading` for screens (PDF/UA-1), `archive` (PDF/A-2a), `print`
 * with bleed and page boxes (PDF/A-2b, whose output intent is sRGB: inkjet presses for art paper are driven in RGB).
 */
export type Edition = 'proof' | 'reading' | 'archive' | 'print'
export type PrintOrder = { paper: Paper; edition: Edition } & (
  | { pages: 'certificate'; data: CertificateData }
  | { pages: 'all'; data: BookData; prints?: readonly KeepsakePrint[] }
)

const engravingOf = (order: PrintOrder) =>
  order.pages === 'all'
    ? bookEngraving(order.data.proofId, order.paper, order.data.body.headCentimetres)
    : certificateEngraving(order.data.proofId, order.paper)

// Every book bears the same time of making, so that the same input gives the same bytes.
const creationTimestamp = Date.UTC(2026, 0, 1) / 1000
const standards: Record<Edition, string | undefined> = {
  proof: undefined,
  reading: 'ua-1',
  archive: 'a-2a',
  print: 'a-2b',
}

/** Compilations that a memoised result outlives without use: one more costs memory, one less a third more time. */
const cacheAge = 2

// The standards refuse a letter that no face has. The parent was told of it when the record came in, and saw it on the
// proof: what they approved is then made without the standard's seal, rather than not at all.
const exported = (compiler: NodeCompiler, document: NodeTypstDocument, edition: Edition): Buffer => {
  const pdfStandard = standards[edition]
  // Tags make a quarter of the file; a proof is looked over and thrown away, the finished book has them.
  if (!pdfStandard) return compiler.pdf(document, { creationTimestamp, pdfTags: false })
  try {
    return compiler.pdf(document, { creationTimestamp, pdfStandard })
  } catch (error) {
    if (!String(error).includes('could not be displayed')) throw error
    return compiler.pdf(document, { creationTimestamp })
  }
}

/** Sets books in type. One compiler, for one thread. */
export const createPress = (root: string) => {
  const mainFilePath = mainFileOf(root)
  const compiler = NodeCompiler.create({
    workspace: dirname(mainFilePath),
    fontArgs: [{ fontPaths: fontFilesOf(root) }],
  })
  const folder = dirname(mainFilePath)
  const dataFile = join(folder, 'data.json')

  /** @throws RenderError `unprintable` where Typst refuses the data. */
  const print = async (order: PrintOrder): Promise<{ pdf: Buffer; pages: number }> => {
    const { paper, edition, pages, data } = order
    compiler.mapShadow(dataFile, Buffer.from(JSON.stringify({ ...data, engraving: engravingOf(order) })))
    if (order.pages === 'all')
      order.prints?.forEach((print, index) => {
        if (print) compiler.mapShadow(join(folder, printFile(index)), Buffer.from(print))
      })
    try {
      const compiled = compiler.compile({
        mainFilePath,
        inputs: {
          paper,
          edition,
          pages,
          data: '/data.json',
          language: data.name.language,
          bleed: edition === 'print' ? String(bleed) : '0',
        },
        resetRead: true,
      })
      if (!compiled.result)
        throw new RenderError('unprintable', JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
      const pdf = exported(compiler, compiled.result, edition)
      return { pdf: edition === 'print' ? await withPageBoxes(pdf) : pdf, pages: compiled.result.numOfPages }
    } finally {
      compiler.resetShadow()
      compiler.evictCache(cacheAge)
    }
  }
  /** Lets go of everything remembered from one book to the next: the memory is not the thread's but the process's. */
  const forget = () => compiler.evictCache(0)
  return { print, forget }
}
