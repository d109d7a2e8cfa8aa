import type { Mailer } from '@shared/node/mail'
import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { certificateFolder, objectsOfJob, removeObject } from '../files/proof-files'
import { jobModel } from '../jobs/job.model'
import type { ProofJobDocument } from '../jobs/job.model'
import { ownerKeyModel } from '../owners/owner-key.model'
import type { AccessLinks } from '../owners/access-links'
import type { PressCounts } from '../press-room/press-counts'

export interface EraseDependencies {
  connection: Connection
  objects: Pick<ObjectStore, 'delete' | 'deleteAll'>
  keys: Pick<RecordKeys, 'forget'>
  mailer: Pick<Mailer, 'forget'>
  links: Pick<AccessLinks, 'removeAll'>
  counts: Pick<PressCounts, 'recount'>
  /** Is told of each job that is gone, for those who watch it. */
  onChange: (proofJobId: string) => void
}

/**
 * Removes all that this service holds of an erased record: proofs, books, pictures, what is kept of e-mails, and links to its owner. Again,
 * after a crash at any point, is the same.
 */
export function createEraseRecord(dependencies: EraseDependencies): (recordId: string) => Promise<void> {
  const { connection, objects, keys, mailer, links, counts, onChange } = dependencies
  const jobs = jobModel(connection)
  const ownerKeys = ownerKeyModel(connection)

  const eraseJob = async (job: ProofJobDocument) => {
    const { _id, proofId, preparedAt, failures = [] } = job
    // The bytes first: as long as the job is there, they are found again after a crash.
    for (const object of objectsOfJob(job)) await removeObject(objects, object)
    await links.removeAll({ askedFor: [_id, proofId] })
    const last = await jobs.findOneAndDelete({ _id }).lean<ProofJobDocument>()
    // What a copy that still had the job in hands has made meanwhile.
    for (const object of last ? objectsOfJob(last) : []) await removeObject(objects, object)
    for (const at of [...(preparedAt ? [preparedAt] : []), ...failures]) await counts.recount(at)
    onChange(_id)
  }

  return async (recordId) => {
    keys.forget(recordId)
    await objects.deleteAll(certificateFolder(recordId))
    for (const job of await jobs.find({ recordId }).lean<ProofJobDocument[]>()) await eraseJob(job)
    await links.removeAll({ recordId })
    await ownerKeys.deleteMany({ recordId })
    await mailer.forget(recordId)
  }
}
