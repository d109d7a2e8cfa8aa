import type { Fault } from '@shared/contracts/errors'
import { maxPicturePixels } from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import type { ObjectStore } from '@shared/node/object-store'
import { fileObjectKey } from '@shared/node/parents-files'
import type { RecordKeys } from '@shared/node/record-keys'
import { contentTypeOfBytes } from './content-type'
import type { FileDocument } from './file.model'
import type { FileRepository } from './file.repository'
import type { ImageCleaner } from './image-cleaner'
import { pixelsOf } from './picture-size'
import { knownHashOf, sentHashOf } from './sent-hash'
import { fileIdOf, fileUrlOf } from './upload-address'
import type { ContentType, UploadGrant } from './upload-address'

export interface StoredFile {
  fileURL: string
  contentType: ContentType
  size: number
}

export interface FileService {
  /** Keeps a file's bytes. The same bytes again are the same file. */
  receive(grant: UploadGrant, bytes: Buffer, declaredType: string | undefined): Promise<StoredFile>
  /** The size of a file as it was sent, in bytes; 0 for one that has not arrived. */
  sentSize(fileId: string): Promise<number>
  /** Makes a file that was received the visitor's own for good. */
  record(visitorId: string, fileURL: string): Promise<StoredFile>
  /** What is wrong with the files that a form names: those that neither its record has already nor the visitor has recorded. */
  faultsOf(
    visitorId: string,
    files: readonly { fileURL?: string | undefined }[],
    known?: readonly { fileURL?: string | undefined }[],
  ): Promise<Fault[]>
  /** Keys of the pictures among these files, in their order. */
  picturesOf(files: readonly { fileURL?: string | undefined }[]): Promise<string[]>
}

export interface FileServiceDependencies {
  repository: FileRepository
  /** Of parents' files. */
  store: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
  images: Pick<ImageCleaner, 'clean'>
  now: () => Date
}

const kinds = 'an image (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC or DOCX'
const aliases: Readonly<Record<string, ContentType>> = {
  'image/jpg': 'image/jpeg',
  'image/heif': 'image/heic',
}
const saysNothing = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

const plainType = (declared: string | undefined) => {
  const type = (declared ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return aliases[type] ?? type
}

const notThis = (publicMessage: string) => new AppError({ code: 'unsupported_type', publicMessage })
export const sizeFault = (publicMessage: string) =>
  new AppError({ code: 'invalid_body', publicMessage, faults: [{ path: '', message: publicMessage }] })

function checkedType(bytes: Buffer, bound: ContentType | undefined, declared: string): ContentType {
  const actual = contentTypeOfBytes(bytes)
  if (!actual) throw notThis(`This is not ${kinds}. Please choose another file.`)
  const isAsSaid = (bound ?? actual) === actual && (saysNothing.has(declared) || declared === actual)
  if (!isAsSaid) throw notThis(`The content of this file is ${actual}, which is not what it says it is.`)
  return actual
}

function checkPixels(bytes: Buffer, contentType: ContentType): void {
  const pixels = pixelsOf(bytes, contentType)
  if (pixels === null || pixels <= maxPicturePixels) return
  const [has, prints] = [pixels, maxPicturePixels].map((count) => Math.ceil(count / 1e6).toLocaleString('en'))
  throw notThis(
    `This picture has ${has} megapixels, and the book prints up to ${prints}. Please save it smaller and choose it again.`,
  )
}

const presented = ({ _id, contentType, size }: FileDocument): StoredFile => ({
  fileURL: fileUrlOf(_id),
  contentType,
  size,
})

/** The ids of the stored files that a form names. */
export const fileIdsOf = (files: readonly { fileURL?: string | undefined }[]): string[] =>
  files.flatMap(({ fileURL }) => (fileURL === undefined ? [] : (fileIdOf(fileURL) ?? [])))

export function createFileService(dependencies: FileServiceDependencies): FileService {
  const { repository, store, keys, images, now } = dependencies

  const filesById = async (ids: string[]) =>
    new Map((await repository.findAll(ids)).map((file) => [file._id, file]))

  const settled = async (earlier: FileDocument, bytes: Buffer): Promise<StoredFile> => {
    const key = await keys.keyFor(earlier._id)
    if (knownHashOf(key, earlier) === sentHashOf(key, bytes)) return presented(earlier)
    throw new AppError({
      code: 'conflict',
      publicMessage: 'Another file was sent to this address already. Please choose the file again.',
    })
  }

  return {
    async receive(grant, bytes, declaredType) {
      const { fileId, visitorId, size, contentType: bound } = grant
      if (bytes.length === 0) throw sizeFault('The file is empty.')
      if (size !== undefined && bytes.length !== size)
        throw sizeFault(`This address takes ${size} bytes, and ${bytes.length} came.`)
      const contentType = checkedType(bytes, bound, plainType(declaredType))
      const earlier = await repository.find(fileId)
      if (earlier?.recordedAt) return settled(earlier, bytes)
      checkPixels(bytes, contentType)

      const stored = await images.clean(bytes, contentType)
      // Named for its content: of two requests at the same address neither can put its bytes under the other's description.
      const sentHash = sentHashOf(await keys.keyFor(fileId), bytes)
      const key = fileObjectKey(fileId, sentHash.slice(0, 32))
      const sizes = { size: stored.length, sentSize: bytes.length }
      const file = { visitorId, key, contentType, ...sizes, sentHash, receivedAt: now() }
      await store.put(key, stored, contentType)
      if (await repository.receive({ _id: fileId, ...file })) {
        if (earlier && earlier.key !== key) await store.delete(earlier.key)
        return { fileURL: fileUrlOf(fileId), contentType, size: stored.length }
      }
      const winner = await repository.find(fileId)
      if (winner?.key !== key) await store.delete(key)
      if (!winner) throw new Error(`File ${fileId} is gone`)
      return settled(winner, bytes)
    },
    async sentSize(fileId) {
      const file = await repository.find(fileId)
      return file?.sentSize ?? file?.size ?? 0
    },
    async record(visitorId, fileURL) {
      const id = fileIdOf(fileURL)
      const file = id === null ? null : await repository.record(id, visitorId, now())
      if (!file)
        throw new AppError({
          code: 'invalid_body',
          publicMessage: 'This file has not arrived. Please choose it again.',
          faults: [{ path: 'fileURL', message: 'No file was received under this address' }],
        })
      return presented(file)
    },
    async faultsOf(visitorId, files, known = []) {
      const kept = new Set(known.map(({ fileURL }) => fileURL))
      const found = await filesById(fileIdsOf(files))
      return files.flatMap(({ fileURL }, index) => {
        const file = fileURL === undefined ? undefined : found.get(fileIdOf(fileURL) ?? '')
        const isOwn = file?.visitorId === visitorId && file.recordedAt !== undefined
        const path = `uploadedFiles.${index}.fileURL`
        const message = 'This file is not stored any more. Please remove it and choose it again'
        return fileURL === undefined || kept.has(fileURL) || isOwn ? [] : [{ path, message }]
      })
    },
    async picturesOf(files) {
      const ids = fileIdsOf(files)
      const found = await filesById(ids)
      return ids.flatMap((id) => {
        const file = found.get(id)
        return file?.contentType.startsWith('image/') ? [file.key] : []
      })
    },
  }
}
