import type { Logger } from '@shared/node/logger'
import type { OutboxRelay } from '@shared/node/outbox'
import type { BackgroundWork } from '@shared/node/start-service'
import { createDueMessages } from '../background/due-messages'
import { mailMessage } from './invitation-mails'
import type { InvitationRepository } from './invitation.repository'

export interface RemindersOptions {
  repository: Pick<InvitationRepository, 'findDueReminders' | 'takeReminder'>
  relay: Pick<OutboxRelay, 'flush'>
  logger: Logger
  now: () => Date
}

/** Reminds of invitations before they expire, each once. */
export const createReminders = ({ repository, ...options }: RemindersOptions): BackgroundWork =>
  createDueMessages({
    ...options,
    name: 'reminders',
    intervalMs: 60_000,
    find: repository.findDueReminders,
    async take(id, now) {
      const message = mailMessage(id, 'reminder', now)
      return (await repository.takeReminder(id, now, message)) ? message : null
    },
  })
