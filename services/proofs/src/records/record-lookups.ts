import { proofJobReferenceSchema, recordVersionSchema } from '@shared/contracts/internal'
import type { ProofJobReference, RecordVersion } from '@shared/contracts/internal'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'

type Records = Pick<ServiceClient, 'find'>

/** What the parents wrote in one version of a record; null when the record has been erased. */
export const findVersion = (
  records: Records,
  { recordId, version }: { recordId: string; version: number },
): Promise<RecordVersion | null> =>
  records.find({
    path: pathOf('internal', 'records', recordId, 'versions', version),
    answer: recordVersionSchema,
  })

/** Where a proof job stands among those of its record; null when the record has been erased, or nobody knows the job. */
export const findReference = (records: Records, proofJobId: string): Promise<ProofJobReference | null> =>
  records.find({ path: pathOf('internal', 'proof-jobs', proofJobId), answer: proofJobReferenceSchema })

/** The newest proof job behind a Proof ID; null when there is no such record. */
export const findNewestReference = (records: Records, proofId: string): Promise<ProofJobReference | null> =>
  records.find({ path: pathOf('internal', 'proof-ids', proofId), answer: proofJobReferenceSchema })
