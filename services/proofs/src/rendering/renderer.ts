import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { shownImageExtension } from '@shared/contracts/proofs'
import type { CodexSubject } from './codex-subject'
import type { GuideSubject } from './guide-data'
import type { Paper } from './ornaments'
import { findPackageRoot } from './package-files'
import type { ImageExtension, ImageOrder } from './page-images'
import type { Edition } from './press'
import type { BookResult, WorkerSettings } from './render-messages'
import { WorkerPool } from './worker-pool'

/** Pixels across an image: three times a phone's width, twice the sheet on a desk. */
const shownWidth = 1080
/** Of a PNG, which is asked for at full size: 200 dpi. */
const fullWidth = 1654

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

/** A finished book. */
export type FinalBook = {
  pdf: Buffer
  pages: number
  /** Of the PDF, in hexadecimal. */
  sha256: string
}
/** A proof, with its first page as `shownImageExtension`. */
export type RenderedBook = FinalBook & { firstImage: Buffer }

/** Sets a book when its turn has come. */
export type InTurn = <Book>(make: () => Promise<Book>) => Promise<Book>

type ProofOptions = {
  paper?: Paper
  /** Called when a worker begins to draw: until then it waits behind others. */
  onBegin?: () => void
  /** Called as soon as the first page is drawn, before the book behind it is set. */
  onFirstImage?: (image: Buffer) => void
  /** When the book may be set after it: at once unless given. */
  inTurn?: InTurn
}
type FinalOptions = {
  paper?: Paper
  /**
   * - `reading`: tagged and accessible (PDF/UA-1), for e-mail and screens.
   * - `archive`: tagged and self-contained for the long term (PDF/A-2a).
   * - `print`: with 4 mm of bleed, page boxes and output intent (PDF/A-2b), for the printer.
   */
  form?: Exclude<Edition, 'proof'>
}

export type Renderer = {
  /** The whole book, watermarked on every page, for the parent's eye. @throws RenderError */
  renderProof(subject: CodexSubject, options?: ProofOptions): Promise<RenderedBook>
  /** The whole book without watermark; `print` unless told otherwise. @throws RenderError */
  renderFinal(subject: CodexSubject, options?: FinalOptions): Promise<FinalBook>
  /** The watermarked certificate alone, of a version that may be unfinished: what there is of it is drawn. @throws RenderError */
  renderCertificate(
    subject: CodexSubject,
    image: { extension: ImageExtension; width: number },
  ): Promise<Buffer>
  /** A companion guide, tagged and accessible (PDF/UA-1). @throws RenderError */
  renderGuide(subject: GuideSubject, options?: { paper?: Paper }): Promise<FinalBook>
  /** A page of a book made before, counted from 1. @throws RenderError */
  renderImage(
    pdf: Uint8Array,
    image: { extension: ImageExtension; page?: number; width?: number },
  ): Promise<Buffer>
  close(): Promise<void>
}

const finishedOf = (result: BookResult): FinalBook => {
  const pdf = Buffer.from(result.pdf)
  return { pdf, pages: result.pages, sha256: createHash('sha256').update(pdf).digest('hex') }
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

  const bookOf = async (subject: CodexSubject, edition: Edition, paper: Paper): Promise<FinalBook> => {
    const result = await pool.run({ kind: 'book', subject, paper, edition })
    return finishedOf(result)
  }

  const firstImageOf = async (subject: CodexSubject, paper: Paper, onBegin?: () => void): Promise<Buffer> => {
    const image: ImageOrder = { page: 1, extension: shownImageExtension, width: shownWidth }
    const result = await pool.run({ kind: 'certificate', subject, paper, edition: 'proof', image }, onBegin)
    return Buffer.from(result.image)
  }

  return {
    renderProof: async (subject, { paper = 'a4', onBegin, onFirstImage, inTurn } = {}) => {
      const firstImage = await firstImageOf(subject, paper, onBegin)
      onFirstImage?.(firstImage)
      const set = () => bookOf(subject, 'proof', paper)
      return { ...(await (inTurn ? inTurn(set) : set())), firstImage }
    },
    renderFinal: (subject, { paper = 'a4', form = 'print' } = {}) => bookOf(subject, form, paper),
    renderCertificate: async (subject, image) => {
      const order = { page: 1, ...image }
      const job = {
        kind: 'certificate',
        subject,
        paper: 'a4',
        edition: 'proof',
        image: order,
        isPreview: true,
      } as const
      return Buffer.from((await pool.run(job)).image)
    },
    renderGuide: async (subject, { paper = 'a4' } = {}) =>
      finishedOf(await pool.run({ kind: 'guide', subject, paper, edition: 'reading' })),
    renderImage: async (
      pdf,
      { extension, page = 1, width = extension === 'png' ? fullWidth : shownWidth },
    ) => {
      const { image } = await pool.run({ kind: 'image', pdf, image: { extension, page, width } })
      return Buffer.from(image)
    },
    close: () => pool.close(),
  }
}
