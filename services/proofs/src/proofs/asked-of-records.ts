import { proofJobReferenceSchema, recordVersionSchema } from '@shared/contracts/internal'
import type { ProofJobReference, RecordVersion } from '@shared/contracts/internal'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofJob } from '../jobs/job.repository'

type Records = Pick<ServiceClient, 'find'>

/** What the parents wrote in the version that a job shows; null when the record has been erased. */
export const versionOf = (
  records: Records,
  { recordId, version }: Pick<ProofJob, 'recordId' | 'version'>,
): Promise<RecordVersion | null> =>
  records.find({
    path: pathOf('internal', 'records', recordId, 'versions', version),
    answer: recordVersionSchema,
  })

/** Where a job stands among those of its record; null when the record has been erased. */
export const referenceOf = (
  records: Records,
  { _id }: Pick<ProofJob, '_id'>,
): Promise<ProofJobReference | null> =>
  records.find({ path: pathOf('internal', 'proof-jobs', _id), answer: proofJobReferenceSchema })
