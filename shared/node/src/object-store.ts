import type { Readable } from 'node:stream'
import type { ObjectStoreSettings } from './config'
import { createLocalObjectStore } from './local-object-store'

export interface StoredObject {
  stream: Readable
  /** Bytes. */
  size: number
  /**
   * The bytes in place of reading `stream`, for a reader that is done with each piece before it asks for the one behind the next, where
   * the store can do so: the memory of a piece is filled again. `stream` is destroyed all the same.
   */
  passing?: () => AsyncIterator<Buffer>
}

/**
 * Files by key. A store that is away, or has no room left, fails with a PartAwayError or an error of the system that
 * `partAwayOf` knows.
 *
 * A key is a relative path of lower-case letters, digits, '.', '-', '_' and '/'.
 */
export interface ObjectStore {
  /** Keeps `bytes` under `key`, in place of what was there; resolved means durable. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such key. Read or destroy the stream. */
  get(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  /** Also succeeds when there is no such key. */
  delete(key: string): Promise<void>
  /** Removes every key that begins with `folder` and a '/'; also succeeds when there is none. */
  deleteAll(folder: string): Promise<void>
  /** Asks whether the store takes the settings. @throws StoreSettingsError, or PartAwayError for a store that is away */
  check(): Promise<void>
}

/** The store that the settings name: an S3-compatible one when S3_BUCKET is set, else a folder below DATA_DIR. */
export async function createObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  if (!settings.S3_BUCKET) return createLocalObjectStore(`${settings.DATA_DIR}/objects`)
  // Its libraries are large; a process that does not use them does not load them.
  const { createS3ObjectStore } = await import('./s3-object-store')
  return createS3ObjectStore({ ...settings, S3_BUCKET: settings.S3_BUCKET })
}
