import {
  formerAddressSchema,
  ownerAddressSchema,
  proofJobReferenceSchema,
  recordReferenceSchema,
  recordVersionSchema,
  typedVersionSchema,
} from '@shared/contracts/internal'
import type {
  OwnerAddress,
  ProofJobReference,
  RecordReference,
  RecordVersion,
  TypedVersion,
} from '@shared/contracts/internal'
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

/** The record that has, or had, a Proof ID; null when there is none. */
export const findRecord = (records: Records, proofId: string): Promise<RecordReference | null> =>
  records.find({ path: pathOf('internal', 'shared-records', proofId), answer: recordReferenceSchema })

/** What was typed in any version of a record, submitted or not; null when there is no such version. */
export const findTypedVersion = (
  records: Records,
  recordId: string,
  versionId: string,
): Promise<TypedVersion | null> =>
  records.find({
    path: pathOf('internal', 'records', recordId, 'versions', versionId, 'answers'),
    answer: typedVersionSchema,
  })

/** Where the owner of a record reads, submitted or not; null when there is no such record. */
export const findOwnerAddress = (records: Records, recordId: string): Promise<OwnerAddress | null> =>
  records.find({
    path: pathOf('internal', 'records', recordId, 'owner-address'),
    answer: ownerAddressSchema,
  })

/** The address that the change of a `delivery.changed` message replaced; null when it replaced none. */
export const findFormerAddress = (
  records: Records,
  recordId: string,
  messageId: string,
): Promise<{ email: string } | null> =>
  records.find({
    path: pathOf('internal', 'records', recordId, 'former-addresses', messageId),
    answer: formerAddressSchema,
  })
