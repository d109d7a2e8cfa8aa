import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CertificateData } from './certificate-data'
import { certificateEngraving } from './ornaments'
import type { Paper } from './ornaments'
import { fontFilesOf, mainFileOf } from './package-files'
import { RenderError } from './render-error'

export type Edition = 'proof' | 'final'
export type BookOrder = { data: CertificateData; paper: Paper; edition: Edition }

// Every book bears the same time of making, so that the same input gives the same bytes.
const creationTimestamp = Date.UTC(2026, 0, 1) / 1000
/** Compilations that a memoised result outlives without use: one more costs memory, one less a third more time. */
const cacheAge = 2

/** Sets books in type. One compiler, for one thread. */
export const createPress = (root: string) => {
  const mainFilePath = mainFileOf(root)
  const compiler = NodeCompiler.create({
    workspace: dirname(mainFilePath),
    fontArgs: [{ fontPaths: fontFilesOf(root) }],
  })
  const dataFile = join(dirname(mainFilePath), 'data.json')

  /** @throws RenderError `unprintable` where Typst refuses the data. */
  const print = ({ data, paper, edition }: BookOrder): { pdf: Buffer; pages: number } => {
    const engraving = certificateEngraving(data.proofId, paper)
    compiler.mapShadow(dataFile, Buffer.from(JSON.stringify({ ...data, engraving })))
    try {
      const compiled = compiler.compile({
        mainFilePath,
        inputs: { paper, edition, data: '/data.json' },
        resetRead: true,
      })
      if (!compiled.result)
        throw new RenderError('unprintable', JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
      return { pdf: compiler.pdf(compiled.result, { creationTimestamp }), pages: compiled.result.numOfPages }
    } finally {
      compiler.unmapShadow(dataFile)
      compiler.evictCache(cacheAge)
    }
  }
  return { print }
}
