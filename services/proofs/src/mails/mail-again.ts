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

const addressChanged: MailKind = 'mail.address-changed'

/** Sends a record's latest e-mail again because its address was corrected, and tells the former address; the same message twice sends once. */
export function createMailAgain({ repository, relay, now }: MailAgainDependencies) {
  return async ({ id, payload }: Extract<Message, { type: 'delivery.changed' }>): Promise<void> => {
    const { proofJobId, recordId } = payload
    const job = await repository.find(proofJobId)
    const type = job && latestMailOf(job)
    if (!type) return
    const at = now()
    const again: StoredMessage = { id, type, payload: { proofJobId, askedBy: id }, at }
    const told: StoredMessage = {
      id: `former:${id}`,
      type: addressChanged,
      payload: { recordId, messageId: id },
      at,
    }
    for (const message of [again, told])
      if (await repository.addMail(proofJobId, message.id, message)) await relay.flush(proofJobId, [message])
  }
}
