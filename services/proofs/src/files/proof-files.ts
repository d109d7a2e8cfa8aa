import { createHash } from 'node:crypto'
import { shownImageExtension } from '@shared/contracts/proofs'
import type { ObjectStore, StoredObject } from '@shared/node/object-store'
import type { FinalBooks, JobFiles } from '../jobs/job.model'
import type { FinalBook, Renderer } from '../rendering/renderer'
import { readWhole } from './awaited-store'

export type ImageExtension = 'webp' | 'png' | 'jpg'
export type FileExtension = 'pdf' | ImageExtension

export const contentTypes: Readonly<Record<FileExtension, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** What a job says of its files. */
export interface KeptFiles {
  image?: string | undefined
  files?: JobFiles | undefined
}

export interface ProofFile {
  /** The same tag is the same bytes. */
  tag: string
  /** Null when the store has lost it, or there is no such page. */
  open(): Promise<StoredObject | null>
}

export interface ProofFiles {
  /** Keeps the picture of a first page, whose book is not there yet; answers its hash. Resolved means durable. */
  keepImage(image: Buffer): Promise<string>
  /** Keeps a book; resolved means durable. */
  keepBook(book: FinalBook): Promise<JobFiles>
  book(files: JobFiles): ProofFile & { key: string }
  /** A file of a job; an image that nobody asked for before is drawn when it is opened, and kept. Null before it can be. */
  find(job: KeptFiles, extension: FileExtension, page: number): ProofFile | null
}

/** Files stand under the hash of what they are or were drawn from: the same is kept once, and a file never changes. */
const firstImageKey = (image: string) => `proofs/${image}.${shownImageExtension}`
const bookFolder = (sha256: string) => `proofs/${sha256}`
const bookKey = (sha256: string) => `${bookFolder(sha256)}/codex.pdf`
const pageKey = (sha256: string, page: number, extension: ImageExtension) =>
  `${bookFolder(sha256)}/page-${page}.${extension}`

/** Everything that the object store keeps of a job: single files, and folders with all that lies in them. */
export const keysOfJob = ({ image, files, final }: KeptFiles & { final?: FinalBooks | undefined }) => ({
  files: image === undefined ? [] : [firstImageKey(image)],
  folders: [files, final?.print, final?.archive].flatMap((book) => (book ? [bookFolder(book.sha256)] : [])),
})

export function createProofFiles(store: ObjectStore, renderer: Pick<Renderer, 'renderImage'>): ProofFiles {
  const drawing = new Map<string, Promise<void>>()

  const draw = async (key: string, sha256: string, extension: ImageExtension, page: number) => {
    const pdf = await store.get(bookKey(sha256))
    if (!pdf) return
    const image = await renderer.renderImage(await readWhole(pdf), { extension, page })
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

  const openPage = async ({ sha256, pages }: JobFiles, extension: ImageExtension, page: number) => {
    if (page > pages) return null
    const key = pageKey(sha256, page, extension)
    const kept = await store.get(key)
    if (kept) return kept
    await drawOnce(key, sha256, extension, page)
    return store.get(key)
  }

  const book = ({ sha256 }: JobFiles) => {
    const key = bookKey(sha256)
    return { tag: sha256, key, open: () => store.get(key) }
  }

  return {
    book,
    async keepImage(image) {
      const hash = createHash('sha256').update(image).digest('hex')
      await store.put(firstImageKey(hash), image, contentTypes[shownImageExtension])
      return hash
    },
    async keepBook({ pdf, sha256, pages }) {
      await store.put(bookKey(sha256), pdf, contentTypes.pdf)
      return { sha256, pages }
    },
    find({ image, files }, extension, page) {
      if (image && extension === shownImageExtension && page === 1)
        return { tag: image, open: () => store.get(firstImageKey(image)) }
      if (!files) return null
      if (extension === 'pdf') return book(files)
      return { tag: `${files.sha256}-${page}-${extension}`, open: () => openPage(files, extension, page) }
    },
  }
}
