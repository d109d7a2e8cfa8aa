import type { ObjectStoreSettings } from './config'
import { createLocalObjectStore } from './local-object-store'

/**
 * The bytes of an object, read once and in their order, by one reader (`piecesOf` and `wholeOf` of object-bytes.ts are two). This is the
 * only way to them: what wraps a store cannot forget another.
 */
export interface StoredObject {
  /** Bytes. */
  size: number
  /**
   * The next bytes; null behind the last ones.
   *
   * @param lend asked for memory by a store that reads into memory: it is filled as far as there are bytes, and what is given out is a
   *   part of it. So a reader who is done with a piece can have its memory filled again. Absent: new memory for each piece.
   * @throws PartAwayError, AlteredDataError, or an error of the system; the object is closed then
   */
  next(lend?: () => Buffer): Promise<Buffer | null>
  /** Ends reading; it has ended by itself behind the last bytes. */
  close(): void
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
  /** Null when there is no such key. Read it to its end, or close it. */
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
