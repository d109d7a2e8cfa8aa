import { randomUUID } from 'node:crypto'
import { wholeOf } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import { partObjectKey } from '@shared/node/parents-files'
import type { UploadDocument } from './upload.model'
import type { UploadPoint, UploadRepository } from './upload.repository'

export interface KeptParts {
  /** Keeps further bytes of a request; false when another request has gone past it, and these bytes are lost. */
  keep(bytes: Buffer): Promise<boolean>
  /** What the request has begun or goes on with; undefined while nothing was kept. */
  attempt(): string | undefined
}

export interface KeptPartsOptions {
  repository: UploadRepository
  store: ObjectStore
  /** Where the request goes on. */
  point?: UploadPoint | undefined
  /** Makes a new attempt when the first bytes are to be kept. */
  begin: () => Promise<UploadPoint>
}

/**
 * The bytes of one request, put away piece by piece in the object store. Of several requests at the same address only one
 * can add a part at a time, and only where it stands: what two of them bring is never mixed.
 */
export function createKeptParts({ repository, store, point: start, begin }: KeptPartsOptions): KeptParts {
  let point = start
  let isOvertaken = false
  return {
    attempt: () => point?.attempt,
    async keep(bytes) {
      if (isOvertaken || bytes.length === 0) return !isOvertaken
      point ??= await begin()
      const key = partObjectKey(point.fileId, randomUUID())
      isOvertaken = !(await repository.reserve(point, key))
      if (isOvertaken) return false
      await store.put(key, bytes, 'application/octet-stream')
      isOvertaken = !(await repository.append(point, { key, size: bytes.length }))
      if (isOvertaken) await store.delete(key)
      else point = { ...point, received: point.received + bytes.length }
      return !isOvertaken
    },
  }
}

/** The bytes that an upload has kept, in their order; null when some of them are gone. */
export async function keptBytes(store: ObjectStore, { parts }: UploadDocument): Promise<Buffer | null> {
  const bytes: Buffer[] = []
  for (const { key } of parts) {
    const object = await store.get(key)
    if (!object) return null
    bytes.push(await wholeOf(object))
  }
  return Buffer.concat(bytes)
}

/** Removes what is left of an upload: its bytes first, so that none is ever forgotten in the store. */
export async function removeUpload(
  repository: UploadRepository,
  store: Pick<ObjectStore, 'delete'>,
  upload: UploadDocument,
): Promise<boolean> {
  for (const key of upload.keys) await store.delete(key)
  return repository.remove(upload)
}
