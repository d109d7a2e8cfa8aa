import type { Message } from '@shared/contracts/internal'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import type { MailKind } from './mail-kinds'

export interface MailAgainDependencies {
  repository: JobRepository
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** The e-mail that was sent last; null while the next one is still to come, which will find the new address by itself. */
const latestMailOf = (job: ProofJob): MailKind | null => {
  if (job.completedAt) return 'mail.proof-approved'
  return job.preparedAt && !job.approvedAt ? 'mail.proof-ready' : null
}

/** Sends a record's latest e-mail again because its address was corrected; the same message twice sends once. */
export function createMailAgain({ repository, relay, now }: MailAgainDependencies) {
  return async ({ id, payload }: Extract<Message, { type: 'delivery.changed' }>): Promise<void> => {
    const { proofJobId } = payload
    const job = await repository.find(proofJobId)
    const type = job && latestMailOf(job)
    if (!type) return
    const message: StoredMessage = { id, type, payload: { proofJobId, askedBy: id }, at: now() }
    if (await repository.addMail(proofJobId, id, message)) await relay.flush(proofJobId, [message])
  }
}
