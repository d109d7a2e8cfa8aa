import type { RecordVersion } from '@shared/contracts/internal'
import { mailMarkParameter, ownerKeyParameter } from '@shared/contracts/proofs'
import type { ServiceClient } from '@shared/node/service-client'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import { successAddress } from '../page-addresses'
import { findReference, findVersion } from '../records/record-lookups'
import type { MailAddresses } from './mail-messages'

/** The proof that an e-mail tells of. */
export interface MailSubject {
  job: ProofJob
  record: RecordVersion
}

/** Null when there is nobody to write to any more, or what the e-mail would say is no longer so: a newer version is there. */
export async function findMailSubject(
  repository: Pick<JobRepository, 'find'>,
  records: Pick<ServiceClient, 'find'>,
  proofJobId: string,
): Promise<MailSubject | null> {
  const job = await repository.find(proofJobId)
  if (!job) return null
  const record = await findVersion(records, job)
  const reference = await findReference(records, job._id)
  return record && reference && reference.latestVersion <= job.version ? { job, record } : null
}

/** What the fragment of a link to the proof carries, which browsers send to nobody. */
export interface LinkSecrets {
  /** Shows that the link was opened. */
  mark?: string
  /** Lets the owner go on with the record on another device, once. */
  key?: string
}

const fragmentOf = ({ mark, key }: LinkSecrets) => {
  const parameters = [
    ...(mark === undefined ? [] : [`${mailMarkParameter}=${mark}`]),
    ...(key === undefined ? [] : [`${ownerKeyParameter}=${key}`]),
  ]
  return parameters.length ? `#${parameters.join('&')}` : ''
}

/** The page of a proof, by its job's id; of a record without one, by the Proof ID. */
export const reviewAddress = (publicUrl: string, id: string, secrets: LinkSecrets): string =>
  `${publicUrl}/proof-review/${id}${fragmentOf(secrets)}`

/** Where an e-mail leads. */
export const mailAddressesOf = (
  publicUrl: string,
  { job, record }: MailSubject,
  secrets: LinkSecrets = {},
): MailAddresses => ({
  proof: reviewAddress(publicUrl, job._id, secrets),
  success: publicUrl + successAddress(record.form, record.proofId),
})
