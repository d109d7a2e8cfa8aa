import { createHash } from 'node:crypto'
import { createEncryptedObjectStore } from '@shared/node/encrypted-object-store'
import { isEncryptedFile } from '@shared/node/file-cipher'
import { wholeOf } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import { isErasedError } from '@shared/node/record-keys'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { jobModel } from '../jobs/job.model'
import type { ProofJobDocument } from '../jobs/job.model'
import { readUnprintable, storedUnprintable } from '../jobs/unprintable-characters'
import {
  bookFolder,
  bookHashOf,
  bookKey,
  certificatesFolder,
  contentTypes,
  firstImageKey,
  imageHashOf,
  removeObject,
} from '../files/proof-files'

export interface EncryptFilesOptions {
  connection: Connection
  objects: ObjectStore
  keys: Pick<RecordKeys, 'keyFor'>
}

/** A file of a job: where the job names its hash, and what the object store has under it. */
interface NamedFile {
  path: string
  hash: string
  kind: 'image' | 'book'
}

const filesOf = ({ image, files, final }: ProofJobDocument): NamedFile[] => [
  ...(image ? [{ path: 'image', hash: image, kind: 'image' as const }] : []),
  ...Object.entries({ files, 'final.print': final?.print, 'final.archive': final?.archive }).flatMap(
    ([path, book]) => (book ? [{ path: `${path}.sha256`, hash: book.sha256, kind: 'book' as const }] : []),
  ),
]

/**
 * Encrypts proofs, first pages and books that were made before there were keys, and takes their plain hashes out of their names; pages and
 * certificates that were drawn from them are removed, and drawn again when somebody asks. Ended in the middle, it goes on where it
 * ended when it is called again.
 *
 * @returns how many files it has encrypted
 */
export async function encryptFiles({ connection, objects, keys }: EncryptFilesOptions): Promise<number> {
  const jobs = jobModel(connection)
  const mails = connection.collection('keptmails')

  const removeFormer = async ({
    _id,
    formerObjects = [],
  }: Pick<ProofJobDocument, '_id' | 'formerObjects'>) => {
    for (const former of formerObjects) {
      await removeObject(objects, former)
      await jobs.updateOne({ _id }, { $pull: { formerObjects: former } })
    }
  }

  const encryptFile = async (
    { _id, recordId }: ProofJobDocument,
    { path, hash, kind }: NamedFile,
  ): Promise<number> => {
    const keyOf = kind === 'image' ? firstImageKey : bookKey
    const found = await objects.get(keyOf(hash))
    if (!found || (await isEncryptedFile(found))) return 0
    const stored = await objects.get(keyOf(hash))
    if (!stored) return 0
    const bytes = await wholeOf(stored)
    const recordKey = await keys.keyFor(recordId)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const keyed = kind === 'image' ? imageHashOf(recordKey, bytes) : bookHashOf(recordKey, sha256)
    const store = createEncryptedObjectStore(objects, () => recordKey)
    await store.put(keyOf(keyed), bytes, contentTypes[kind === 'image' ? 'jpg' : 'pdf'])
    await mails.updateMany(
      { recordId, 'attachments.key': keyOf(hash) },
      { $set: { 'attachments.$.key': keyOf(keyed) } },
    )
    const former = kind === 'image' ? firstImageKey(hash) : bookFolder(hash)
    const { matchedCount } = await jobs.updateOne(
      { _id, [path]: hash },
      { $set: { [path]: keyed }, $addToSet: { formerObjects: former } },
    )
    // A job that was done anew meanwhile has its own files, under their own keyed hashes.
    if (matchedCount) await removeFormer({ _id, formerObjects: [former] })
    return matchedCount
  }

  const encryptUnprintable = async (job: ProofJobDocument) => {
    if (!Array.isArray(job.unprintable) || !job.unprintable.length) return
    const unprintable = await storedUnprintable(keys, job, await readUnprintable(keys, job))
    await jobs.updateOne({ _id: job._id, unprintable: job.unprintable }, { $set: { unprintable } })
  }

  let encrypted = 0
  await objects.deleteAll(certificatesFolder)
  for await (const job of jobs.find({}).lean<ProofJobDocument>().cursor()) {
    try {
      await removeFormer(job)
      for (const file of filesOf(job)) encrypted += await encryptFile(job, file)
      await encryptUnprintable(job)
    } catch (error) {
      if (!isErasedError(error)) throw error
    }
  }
  return encrypted
}
