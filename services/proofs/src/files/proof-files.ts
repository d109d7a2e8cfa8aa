import type { KeyObject } from 'node:crypto'
import { shownImageExtension } from '@shared/contracts/proofs'
import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import { AppError } from '@shared/node/errors'
import type { ObjectStore, StoredObject } from '@shared/node/object-store'
import { keyedHashOf } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import type { JobFiles } from '../jobs/job.model'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
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
  recordId: string
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
  /** Keeps the picture of a first page, whose book is not there yet; answers its keyed hash. Resolved means durable. */
  keepImage(recordId: string, image: Buffer): Promise<string>
  /** Keeps a book; resolved means durable. */
  keepBook(recordId: string, book: FinalBook): Promise<JobFiles>
  book(recordId: string, files: JobFiles): ProofFile & { key: string }
  /** A file of a job; an image that nobody asked for before is drawn when it is opened, and kept. Null before it can be. */
  find(job: KeptFiles, extension: FileExtension, page: number): ProofFile | null
}

export interface ProofFilesDependencies {
  store: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
  renderer: Pick<Renderer, 'renderImage'>
  nameObject: JobRepository['nameObject']
}

/**
 * Files stand under the keyed hash of what they are or were drawn from: the same is kept once, a file never changes, and nobody can
 * look whether there is a book that they have drawn by guessing.
 */
export const firstImageKey = (image: string) => `proofs/${image}.${shownImageExtension}`
/** The pictures of all records' certificates; what lies there is drawn again when it is asked for. */
export const certificatesFolder = 'proofs/certificates'
export const certificateFolder = (recordId: string) => `${certificatesFolder}/${recordId}`
export const bookFolder = (sha256: string) => `proofs/${sha256}`
export const bookKey = (sha256: string) => `${bookFolder(sha256)}/codex.pdf`
const pageKey = (sha256: string, page: number, extension: ImageExtension) =>
  `${bookFolder(sha256)}/page-${page}.${extension}`

/** The keyed hash of a first page's picture. */
export const imageHashOf = (key: KeyObject, image: Uint8Array): string => keyedHashOf(key, 'image', image)
/** The keyed hash of a book, by the SHA-256 of its PDF. */
export const bookHashOf = (key: KeyObject, sha256: string): string => keyedHashOf(key, 'book', sha256)

type NamedObjects = Pick<ProofJob, 'image' | 'files' | 'final' | 'madeObjects'>

/** Everything that the object store keeps of a job. */
export const objectsOfJob = ({ image, files, final, madeObjects = [] }: NamedObjects): ReadonlySet<string> =>
  new Set([
    ...(image === undefined ? [] : [firstImageKey(image)]),
    ...[files, final?.print, final?.archive].flatMap((book) => (book ? [bookFolder(book.sha256)] : [])),
    ...madeObjects,
  ])

/** Removes a file, or a folder with all that lies in it: only files have an ending. */
export const removeObject = (objects: Pick<ObjectStore, 'delete' | 'deleteAll'>, object: string) =>
  object.includes('.') ? objects.delete(object) : objects.deleteAll(object)

/** The files of records, each encrypted under the key of its own. */
export function createProofFiles(dependencies: ProofFilesDependencies): ProofFiles {
  const { store: objects, keys, renderer, nameObject } = dependencies
  const drawing = new Map<string, Promise<void>>()
  const storeOf = (recordId: string) => createEncryptedObjectStore(objects, () => keys.keyFor(recordId))

  const keep = async (
    recordId: string,
    { key, bytes, extension }: { key: string; bytes: Buffer; extension: FileExtension },
    object = key,
  ) => {
    if (await nameObject(recordId, object)) {
      await storeOf(recordId).put(key, bytes, contentTypes[extension])
      if (await nameObject(recordId, object)) return
      // Erased while it was put there: no erasing finds by its job what nobody names any more.
      await objects.delete(key)
    }
    throw new AppError({ code: 'gone', publicMessage: 'The record was erased.' })
  }

  const draw = async (
    recordId: string,
    key: string,
    { sha256, extension, page }: { sha256: string; extension: ImageExtension; page: number },
  ) => {
    const pdf = await storeOf(recordId).get(bookKey(sha256))
    if (!pdf) return
    const image = await renderer.renderImage(await readWhole(pdf), { extension, page })
    await keep(recordId, { key, bytes: image, extension }, bookFolder(sha256))
  }

  /** Several who ask for the same image at once wait for one drawing. */
  const drawOnce = (recordId: string, key: string, drawn: Parameters<typeof draw>[2]) => {
    const known = drawing.get(key)
    if (known) return known
    const work = draw(recordId, key, drawn).finally(() => drawing.delete(key))
    drawing.set(key, work)
    return work
  }

  const openPage = async (
    recordId: string,
    { sha256, pages }: JobFiles,
    extension: ImageExtension,
    page: number,
  ) => {
    if (page > pages) return null
    const store = storeOf(recordId)
    const key = pageKey(sha256, page, extension)
    const kept = await store.get(key)
    if (kept) return kept
    try {
      await drawOnce(recordId, key, { sha256, extension, page })
    } catch (error) {
      // The folder of a record that is being erased goes away under what is written there.
      if (await store.has(bookKey(sha256))) throw error
      return null
    }
    return store.get(key)
  }

  const book = (recordId: string, { sha256 }: JobFiles) => {
    const key = bookKey(sha256)
    return { tag: sha256, key, open: () => storeOf(recordId).get(key) }
  }

  return {
    book,
    async keepImage(recordId, image) {
      const hash = imageHashOf(await keys.keyFor(recordId), image)
      await keep(recordId, { key: firstImageKey(hash), bytes: image, extension: shownImageExtension })
      return hash
    },
    async keepBook(recordId, { pdf, sha256: plain, pages }) {
      const sha256 = bookHashOf(await keys.keyFor(recordId), plain)
      await keep(recordId, { key: bookKey(sha256), bytes: pdf, extension: 'pdf' }, bookFolder(sha256))
      return { sha256, pages }
    },
    find({ recordId, image, files }, extension, page) {
      if (image && extension === shownImageExtension && page === 1)
        return { tag: image, open: () => storeOf(recordId).get(firstImageKey(image)) }
      if (!files) return null
      if (extension === 'pdf') return book(recordId, files)
      return {
        tag: `${files.sha256}-${page}-${extension}`,
        open: () => openPage(recordId, files, extension, page),
      }
    },
  }
}
