import { AppError } from '@shared/node/errors'
import type { Mailer } from '@shared/node/mail'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import type { JobRepository } from '../jobs/job.repository'
import type { MailKind } from './mail-kinds'
import { proofJobOf } from './proof-mails'

export interface MailOpenedDependencies {
  repository: Pick<JobRepository, 'addMail'>
  mailer: Pick<Mailer, 'confirm' | 'waitingFor'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const type: MailKind = 'mail.proof-approved'

export interface MailOpened {
  /** Confirms the address that the e-mail of a proof went to, and sends every e-mail that has waited for it. */
  confirm(proofJobId: string, mark: string): Promise<void>
  /** Sends every e-mail that has waited for an address that is confirmed now; `addressHash` is its keyed hash. */
  sendWaiting(addressHash: string): Promise<void>
}

export function createMailOpened({ repository, mailer, relay, now }: MailOpenedDependencies): MailOpened {
  const sendOne = async (proofJobId: string, addressHash: string) => {
    const id = `opened:${addressHash}:${proofJobId}`
    const message: StoredMessage = { id, type, payload: { proofJobId }, at: now() }
    if (await repository.addMail(proofJobId, id, message)) await relay.flush(proofJobId, [message])
  }
  const sendAll = (topics: readonly string[], addressHash: string) =>
    Promise.all(topics.map((topic) => sendOne(proofJobOf(topic), addressHash)))

  return {
    async confirm(proofJobId, mark) {
      const confirmed = await mailer.confirm(proofJobId, mark)
      if (!confirmed)
        throw new AppError({
          code: 'forbidden',
          publicMessage: 'This link is not from an e-mail about this proof.',
        })
      await sendAll(confirmed.waiting, confirmed.addressHash)
    },
    async sendWaiting(addressHash) {
      await sendAll(await mailer.waitingFor(addressHash), addressHash)
    },
  }
}
