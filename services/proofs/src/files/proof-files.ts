import type { ObjectStore, StoredObject } from '@shared/node/object-store'
import type { JobFiles } from '../jobs/job.model'
import type { RenderedBook, Renderer } from '../rendering/renderer'

export type ImageExtension = 'webp' | 'png' | 'jpg'
export type FileExtension = 'pdf' | ImageExtension

export const contentTypes: Readonly<Record<FileExtension, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

export interface ProofFiles {
  /** Keeps a book and its first image; resolved means durable. */
  keep(book: RenderedBook): Promise<void>
  /** A file of a kept book. An image that nobody asked for before is drawn now and kept. Null when the book is not there. */
  read(files: JobFiles, extension: FileExtension, page: number): Promise<StoredObject | null>
}

/** Files stand under the hash of their PDF: the same book is kept once, and a file never changes. */
const keyOf = (sha256: string, extension: FileExtension, page: number) =>
  extension === 'pdf' ? `proofs/${sha256}/codex.pdf` : `proofs/${sha256}/page-${page}.${extension}`

async function bytesOf({ stream }: StoredObject): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

export function createProofFiles(store: ObjectStore, renderer: Pick<Renderer, 'renderImage'>): ProofFiles {
  const drawing = new Map<string, Promise<void>>()

  const draw = async (key: string, sha256: string, extension: ImageExtension, page: number) => {
    const pdf = await store.get(keyOf(sha256, 'pdf', 1))
    if (!pdf) return
    const image = await renderer.renderImage(await bytesOf(pdf), { extension, page })
    await store.put(key, image, contentTypes[extension])
  }

  /** Several who ask for the same image at once wait for one drawing. */
  const drawOnce = (key: string, sha256: string, extension: ImageExtension, page: number) => {
    const known = drawing.get(key)
    if (known) return known
    const work = draw(key, sha256, extension, page).finally(() => drawing.delete(key))
    drawing.set(key, work)
    return work
  }

  return {
    async keep({ sha256, pdf, firstImage }) {
      await Promise.all([
        store.put(keyOf(sha256, 'pdf', 1), pdf, contentTypes.pdf),
        store.put(keyOf(sha256, 'webp', 1), firstImage, contentTypes.webp),
      ])
    },
    async read({ sha256, pages }, extension, page) {
      if (page > pages) return null
      const key = keyOf(sha256, extension, page)
      const kept = await store.get(key)
      if (kept || extension === 'pdf') return kept
      await drawOnce(key, sha256, extension, page)
      return store.get(key)
    },
  }
}
