import { AppError } from '@shared/node/errors'
import { wholeOf } from '@shared/node/object-bytes'
import type { ObjectStore, StoredObject } from '@shared/node/object-store'
import { PartAwayError } from '@shared/node/part-away'

const away = (cause: unknown) => {
  throw cause instanceof AppError ? cause : new PartAwayError('files', cause)
}

/** `store`, all whose failures say that it is away: a missing object is no failure, so whatever else happens is the store's trouble, unless it says itself what is wrong. */
export const createAwaitedStore = (store: ObjectStore): ObjectStore => ({
  put: (key, bytes, contentType) => store.put(key, bytes, contentType).catch(away),
  get: (key) => store.get(key).catch(away),
  has: (key) => store.has(key).catch(away),
  delete: (key) => store.delete(key).catch(away),
  deleteAll: (folder) => store.deleteAll(folder).catch(away),
  check: () => store.check(),
})

/** All bytes of an object. @throws PartAwayError when they do not come to their end; AlteredDataError */
export const readWhole = (stored: StoredObject): Promise<Buffer> => wholeOf(stored).catch(away)
