import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { certificateDataOf } from './certificate-data'
import type { CodexSubject } from './codex-subject'
import type { Paper } from './ornaments'
import { findPackageRoot } from './package-files'
import type { ImageExtension, ImageOrder } from './page-images'
import type { Edition } from './press'
import type { WorkerSettings } from './render-messages'
import { WorkerPool } from './worker-pool'

/** Pixels across the first image: three times a phone's width, twice the sheet on a desk; every line can be read. */
const imageWidth = 1280

export type RendererSettings = {
  /** Threads at most; by default one for each core. */
  workers?: number
  /** A job is given up after so many milliseconds, twice. */
  jobTimeoutMs?: number
  /** Threads without work are let go after so many milliseconds, with their memory. */
  idleTimeoutMs?: number
  /** The folder of this package, where `typst/` lies; found by itself unless the build moved things. */
  root?: string
  /** Another worker file than the one built with this module. */
  workerFile?: URL
}

export type RenderedBook = {
  pdf: Buffer
  pages: number
  /** Of the PDF, in hexadecimal. */
  sha256: string
  /** The first page as WebP. */
  firstImage: Buffer
}

export type Renderer = {
  /** Watermarked, for the parent's eye. @throws RenderError */
  renderProof(subject: CodexSubject, options?: { paper?: Paper }): Promise<RenderedBook>
  /** Without watermark. @throws RenderError */
  renderFinal(subject: CodexSubject, options?: { paper?: Paper }): Promise<RenderedBook>
  /** A page of a book made before, counted from 1. @throws RenderError */
  renderImage(
    pdf: Uint8Array,
    image: { extension: ImageExtension; page?: number; width?: number },
  ): Promise<Buffer>
  close(): Promise<void>
}

const startBuiltWorker = (settings: WorkerSettings) =>
  new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: settings })

/** Makes books and their images in worker threads, which are started when the first job comes. */
export const createRenderer = ({
  workers = availableParallelism(),
  jobTimeoutMs = 20_000,
  idleTimeoutMs = 60_000,
  root = findPackageRoot(),
  workerFile,
}: RendererSettings = {}): Renderer => {
  const pool = new WorkerPool({
    startWorker: () =>
      workerFile ? new Worker(workerFile, { workerData: { root } }) : startBuiltWorker({ root }),
    size: workers,
    jobTimeoutMs,
    idleTimeoutMs,
  })

  const render = async (subject: CodexSubject, edition: Edition, paper: Paper): Promise<RenderedBook> => {
    const data = certificateDataOf(subject)
    const image: ImageOrder = { page: 1, extension: 'webp', width: imageWidth }
    const result = await pool.run({ kind: 'book', data, paper, edition, image })
    const pdf = Buffer.from(result.pdf)
    return {
      pdf,
      pages: result.pages,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      firstImage: Buffer.from(result.image),
    }
  }

  return {
    renderProof: (subject, { paper = 'a4' } = {}) => render(subject, 'proof', paper),
    renderFinal: (subject, { paper = 'a4' } = {}) => render(subject, 'final', paper),
    renderImage: async (pdf, { extension, page = 1, width = imageWidth }) => {
      const { image } = await pool.run({ kind: 'image', pdf, image: { extension, page, width } })
      return Buffer.from(image)
    },
    close: () => pool.close(),
  }
}
