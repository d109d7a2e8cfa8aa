import { adminJobsSchema } from '@shared/contracts/admin'
import type { AdminJob } from '@shared/contracts/admin'
import { recordCommentsSchema } from '@shared/contracts/admin-record-parts'
import type {
  RecordComments,
  RecordMails,
  RecordMailsQuery,
  RecordPartQuery,
} from '@shared/contracts/admin-record-parts'
import { accessListSchema } from '@shared/contracts/invites'
import type { AccessList } from '@shared/contracts/invites'
import { outboxSchema } from '@shared/contracts/press-room'
import type { Logger } from '@shared/node/logger'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import { joinMails } from './joined-mails'

/** What other services know of a record. */
export interface RecordParts {
  /** Null while the service that knows is away. */
  jobsOf(recordId: string): Promise<AdminJob[] | null>
  peopleOf(recordId: string): Promise<AccessList | null>
  /** The e-mails of all who send any; of one who is away it says so. */
  mailsOf(recordId: string, query: RecordMailsQuery): Promise<RecordMails>
  /** @throws ServiceCallError */
  commentsOf(recordId: string, query: RecordPartQuery): Promise<RecordComments>
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

const partPath = (recordId: string, part: string, after: string | undefined) =>
  pathOf('internal', 'records', recordId, part) +
  (after === undefined ? '' : `?after=${encodeURIComponent(after)}`)

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
    async mailsOf(recordId, query) {
      const ask = (service: Pick<ServiceClient, 'call'>, part: string, after: string | undefined) =>
        unlessAway(service.call({ path: partPath(recordId, part, after), answer: outboxSchema }))
      const [ofProofs, ofInvites] = await Promise.all([
        ask(proofs, 'proof-mails', query.proofs),
        ask(invites, 'invitation-mails', query.invites),
      ])
      return joinMails({ proofs: ofProofs, invites: ofInvites }, query)
    },
    commentsOf: (recordId, { after }) =>
      invites.call({ path: partPath(recordId, 'comments', after), answer: recordCommentsSchema }),
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
