import { randomBytes } from 'node:crypto'
import { provenanceOf } from '@shared/contracts/birth-records'
import { proofIdOf } from '@shared/insights/proof-id'
import { proofIdInputOf } from '@shared/insights/form-inputs'
import type { PlaceSource } from '../places/place-source'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { recordModel } from '../records/record.model'
import { createRecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { createProjection } from '../staff/projection'
import { createRecordCounts } from '../staff/record-counts'
import { createStaffRecordRepository } from '../staff/staff-record.repository'
import { submissionBody } from '../submissions/submission.body'
import { createSubmissionService } from '../submissions/submission.service'
import { childOf } from './children'

export interface SeedOptions {
  connection: Connection
  keys: RecordKeys
  places: Pick<PlaceSource, 'match'>
  records: number
  /** Days over which the records were made, up to now. */
  days: number
  /** False leaves out what a submission asks of others: proofs, e-mails. */
  withProofs: boolean
  tell: (done: number) => void
}

const dayMs = 86_400_000

/** Makes records of families that nobody is, by the code that takes a submission. */
export async function seedRecords(options: SeedOptions): Promise<void> {
  const { connection, keys, places, records, days, withProofs, tell } = options
  let at = new Date()
  const now = () => at
  const repository = createRecordRepository(connection, keys, now)
  const submissions = createSubmissionService({
    repository,
    // Each family is new, and has no files.
    access: { grantOn: async () => ({ role: null, email: null }) },
    proofIdQuota: { spend: async () => undefined },
    faultsOfFiles: async () => [],
    places,
    // The product delivers what waits.
    relay: { flush: async () => undefined },
    now,
  })
  const list = createProjection({
    records: createSubmittedRecords(repository),
    rows: createStaffRecordRepository(connection, keys),
    counts: createRecordCounts(connection),
  })
  const body = submissionBody(now)
  const end = Date.now()
  for (let made = 0; made < records; made += 1) {
    at = new Date(end - ((records - 1 - made) / Math.max(1, records)) * days * dayMs)
    const visitorId = `seed-${randomBytes(12).toString('base64url')}`
    // Many children of the same names: each says that it is another.
    const differentChild = randomBytes(12).toString('base64url')
    const form = { ...childOf(made, new Date(at.getTime() - (made % 9) * dayMs)), differentChild }
    const provenance = provenanceOf(form, proofIdOf(proofIdInputOf(form)))
    const { id } = await submissions.submit(
      { visitorId },
      undefined,
      body.parse({ ...form, isCompleted: true, provenance }),
    )
    if (!withProofs)
      await recordModel(connection).updateOne(
        { _id: id },
        { $set: { outbox: [] }, $unset: { outboxDueAt: 1 } },
      )
    await list(id)
    if ((made + 1) % 100 === 0 || made + 1 === records) tell(made + 1)
  }
}
