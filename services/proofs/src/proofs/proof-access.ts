import { grantSchema } from '@shared/contracts/internal'
import type { ProofJobReference, RecordReference } from '@shared/contracts/internal'
import { isPermitted } from '@shared/contracts/permissions'
import type { GrantRole } from '@shared/contracts/enumerations'
import { isProofId } from '@shared/insights/proof-id'
import { AppError } from '@shared/node/errors'
import type { Logger } from '@shared/node/logger'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import { findNewestReference, findRecord, findReference } from '../records/record-lookups'

export interface ProofAccess {
  /**
   * The job behind an address: a job id by itself, a Proof ID where the visitor's own grant allows it.
   *
   * @throws AppError 'Invalid proof ID', or 'Proof not found' — the same for one that does not exist and one that is not theirs
   */
  open(id: string, visitorId: string): Promise<ProofJob>
  /**
   * The record behind a Proof ID, submitted or not, for a visitor who has a role on it.
   *
   * @throws AppError 'Record not found', the same for one that does not exist and one that is not theirs
   */
  openRecord(proofId: string, visitorId: string): Promise<RecordReference>
  /** @throws ServiceCallError when it cannot be asked */
  roleOf(job: ProofJob, visitorId: string): Promise<GrantRole | null>
  /** As `roleOf`, with null while it cannot be asked: looking at a proof needs no role. */
  roleIfKnown(job: ProofJob, visitorId: string): Promise<GrantRole | null>
}

export interface ProofAccessDependencies {
  repository: JobRepository
  records: ServiceClient
  invites: ServiceClient
  logger: Logger
  /** Called when a job was made here whose message has not come yet. */
  onNewJob: () => void
  now: () => Date
}

export const isJobId = (id: string) => /^[A-Za-z0-9_-]{22,64}$/.test(id)
const notFound = () => new AppError({ code: 'not_found', publicMessage: 'Proof not found' })

export function createProofAccess(dependencies: ProofAccessDependencies): ProofAccess {
  const { repository, records, invites, logger, onNewJob, now } = dependencies

  const roleOn = async (recordId: string, visitorId: string): Promise<GrantRole | null> => {
    const grant = await invites.call({
      path: pathOf('internal', 'grants', recordId, visitorId),
      answer: grantSchema,
    })
    return grant.role
  }

  /** The message that asks for the proof may still be on its way: what records knows is enough to begin. */
  const makeJob = async (reference: ProofJobReference): Promise<ProofJob> => {
    const job = await repository.request(reference, now())
    onNewJob()
    return job
  }

  const openByJobId = async (id: string) => {
    const job = await repository.find(id)
    if (job) return job
    const reference = await findReference(records, id)
    if (!reference) throw notFound()
    return makeJob(reference)
  }

  /**
   * A stranger must not learn from the time it takes whether a Proof ID exists: for one that does not, grants are asked about some
   * other record.
   */
  const openByProofId = async (id: string, visitorId: string) => {
    const [reference, other] = await Promise.all([
      findNewestReference(records, id),
      repository.someRecordId(),
    ])
    const role = await roleOn(reference?.recordId ?? other ?? 'none', visitorId)
    if (!reference || !role) throw notFound()
    return (await repository.find(reference.proofJobId)) ?? makeJob(reference)
  }

  return {
    open(id, visitorId) {
      if (isProofId(id)) return openByProofId(id, visitorId)
      if (isJobId(id)) return openByJobId(id)
      return Promise.reject(new AppError({ code: 'invalid_query', publicMessage: 'Invalid proof ID' }))
    },
    async openRecord(proofId, visitorId) {
      const reference = await findRecord(records, proofId)
      // As for a proof: neither words nor time tell whether there is such a record.
      const role = await roleOn(reference?.recordId ?? proofId, visitorId)
      if (!reference || !isPermitted(role, 'read'))
        throw new AppError({ code: 'not_found', publicMessage: 'Record not found' })
      return reference
    },
    roleOf: (job, visitorId) => roleOn(job.recordId, visitorId),
    async roleIfKnown(job, visitorId) {
      try {
        return await roleOn(job.recordId, visitorId)
      } catch (error) {
        logger.warn({ err: error }, 'role not known')
        return null
      }
    },
  }
}
