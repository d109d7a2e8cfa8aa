import { unprintableSchema } from '@shared/contracts/proofs'
import type { Unprintable } from '@shared/contracts/proofs'
import { encryptValue, readValue } from '@shared/node/record-cipher'
import type { RecordKeys } from '@shared/node/record-keys'
import { jobsCollection } from './job.model'
import type { ProofJobDocument } from './job.model'

const placeOf = (jobId: string) => ({ collection: jobsCollection, document: jobId, field: 'unprintable' })

type Job = Pick<ProofJobDocument, '_id' | 'recordId' | 'unprintable'>
type Keys = Pick<RecordKeys, 'keyFor'>

/** What of a version is missing from its print, as a job holds it: the characters are the family's, and are kept under the record's key. */
export async function storedUnprintable(
  keys: Keys,
  { _id, recordId }: Pick<Job, '_id' | 'recordId'>,
  unprintable: readonly Unprintable[],
): Promise<unknown> {
  return unprintable.length ? encryptValue(await keys.keyFor(recordId), unprintable, placeOf(_id)) : []
}

/** The same as it was; most jobs have nothing, and need no key for it. @throws PartAwayError when the keys are away; AlteredDataError */
export async function readUnprintable(keys: Keys, job: Job): Promise<Unprintable[]> {
  const { _id, recordId, unprintable = [] } = job
  if (Array.isArray(unprintable) && unprintable.length === 0) return []
  return unprintableSchema.array().parse(readValue(await keys.keyFor(recordId), unprintable, placeOf(_id)))
}
