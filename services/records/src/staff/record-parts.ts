import { adminJobsSchema } from '@shared/contracts/admin'
import type { AdminJob } from '@shared/contracts/admin'
import { accessListSchema } from '@shared/contracts/invites'
import type { AccessList } from '@shared/contracts/invites'
import type { Logger } from '@shared/node/logger'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'

/** What other services know of a record. */
export interface RecordParts {
  /** Null while the service that knows is away. */
  jobsOf(recordId: string): Promise<AdminJob[] | null>
  peopleOf(recordId: string): Promise<AccessList | null>
  /** @throws ServiceCallError */
  retry(proofJobId: string): Promise<void>
  /** @throws ServiceCallError */
  reopen(proofJobId: string): Promise<void>
}

export interface RecordPartsDependencies {
  proofs: Pick<ServiceClient, 'call'>
  invites: Pick<ServiceClient, 'call'>
  logger: Logger
}

export function createRecordParts({ proofs, invites, logger }: RecordPartsDependencies): RecordParts {
  const unlessAway = async <Part>(part: Promise<Part>): Promise<Part | null> => {
    try {
      return await part
    } catch (error) {
      logger.warn({ err: error }, 'a part of a record could not be read')
      return null
    }
  }
  return {
    jobsOf: (recordId) =>
      unlessAway(
        proofs
          .call({ path: pathOf('internal', 'records', recordId, 'jobs'), answer: adminJobsSchema })
          .then(({ jobs }) => jobs),
      ),
    peopleOf: (recordId) =>
      unlessAway(
        invites.call({ path: pathOf('internal', 'records', recordId, 'people'), answer: accessListSchema }),
      ),
    reopen: (proofJobId) =>
      proofs.call({
        method: 'POST',
        path: pathOf('internal', 'proof-jobs', proofJobId, 'reopening'),
        isRepeatable: true,
      }),
    retry: (proofJobId) =>
      proofs.call({
        method: 'POST',
        path: pathOf('internal', 'proof-jobs', proofJobId, 'retry'),
        isRepeatable: true,
      }),
  }
}
