import { AppError } from '@shared/node/errors'
import type { Mailer } from '@shared/node/mail'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import type { JobRepository } from '../jobs/job.repository'
import type { MailKind } from './mail-kinds'
import { proofJobOf } from './proof-mails'

export interface MailOpenedDependencies {
  repository: Pick<JobRepository, 'addMail'>
  mailer: Pick<Mailer, 'confirm'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const type: MailKind = 'mail.proof-approved'

/** Confirms the address that the e-mail of a proof went to, and sends every e-mail that has waited for it. */
export function createMailOpened({ repository, mailer, relay, now }: MailOpenedDependencies) {
  const sendWaiting = async (proofJobId: string, addressHash: string) => {
    const id = `opened:${addressHash}:${proofJobId}`
    const message: StoredMessage = { id, type, payload: { proofJobId }, at: now() }
    if (await repository.addMail(proofJobId, id, message)) await relay.flush(proofJobId, [message])
  }

  return async (proofJobId: string, mark: string): Promise<void> => {
    const confirmed = await mailer.confirm(proofJobId, mark)
    if (!confirmed)
      throw new AppError({
        code: 'forbidden',
        publicMessage: 'This link is not from an e-mail about this proof.',
      })
    const { addressHash, waiting } = confirmed
    await Promise.all(waiting.map((topic) => sendWaiting(proofJobOf(topic), addressHash)))
  }
}
