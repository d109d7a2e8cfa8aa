import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import type { ProofAccess } from '../proofs/proof-access'
import { findReference, findVersion } from '../records/record-lookups'
import { continueTo } from './store-address'
import type { StoreSettings } from './store-address'

export interface ApprovalService {
  /** Records that the owner approved what `version` shows; again is the same approval. */
  approve(
    proofId: string,
    visitorId: string,
    version: number,
  ): Promise<{ approvedAt: string; continueTo: string }>
}

export interface ApprovalDependencies {
  access: ProofAccess
  repository: JobRepository
  records: ServiceClient
  relay: Pick<OutboxRelay, 'flush'>
  /** Called when a finished book is to be made. */
  onApproval: () => void
  store: StoreSettings
  now: () => Date
}

const conflict = (publicMessage: string, newerProofJobId?: string) =>
  new AppError({
    code: 'conflict',
    publicMessage,
    ...(newerProofJobId ? { details: { newerProofJobId } } : {}),
  })

const gone = () => new AppError({ code: 'gone', publicMessage: 'The record of this proof no longer exists.' })

export function createApprovalService(dependencies: ApprovalDependencies): ApprovalService {
  const { access, repository, records, relay, onApproval, store, now } = dependencies

  const assertOwner = async (job: ProofJob, visitorId: string) => {
    if ((await access.roleOf(job, visitorId)) !== 'OWNER')
      throw new AppError({
        code: 'forbidden',
        publicMessage: 'Only the person who made this record can approve it.',
      })
  }

  const assertNewest = async (job: ProofJob, version: number) => {
    const newest = await findReference(records, job._id)
    if (!newest) throw gone()
    if (version !== newest.latestVersion || version !== job.version)
      throw conflict(
        'This record has changed since. Please look at the newer proof first.',
        newest.latestProofJobId,
      )
    if (!job.files) throw conflict('This proof is not ready to be approved yet.')
  }

  const record = async (job: ProofJob, approvedBy: string): Promise<Date> => {
    const approvedAt = now()
    const { _id: proofJobId, recordId, version } = job
    const announcement: MessageDraft = {
      type: 'proof.approved',
      payload: { proofJobId, recordId, version, approvedAt: approvedAt.toISOString(), approvedBy },
    }
    const messages = storedMessages([announcement], approvedAt)
    if (await repository.approve(proofJobId, approvedAt, messages)) {
      onApproval()
      await relay.flush(proofJobId, messages)
      return approvedAt
    }
    const approved = await repository.find(proofJobId)
    if (!approved?.approvedAt) throw conflict('This proof is not ready to be approved yet.')
    return approved.approvedAt
  }

  return {
    async approve(proofId, visitorId, version) {
      const job = await access.open(proofId, visitorId)
      await assertOwner(job, visitorId)
      await assertNewest(job, version)
      const stored = await findVersion(records, job)
      if (!stored) throw gone()
      const approvedAt = job.approvedAt ?? (await record(job, visitorId))
      return {
        approvedAt: approvedAt.toISOString(),
        continueTo: continueTo(store, job.proofId, stored.form),
      }
    },
  }
}
