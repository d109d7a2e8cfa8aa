import type { Logger } from '@shared/node/logger'
import type { OutboxRelay } from '@shared/node/outbox'
import type { BackgroundWork } from '@shared/node/start-service'
import { mailMessage } from './invitation-mails'
import type { InvitationRepository } from './invitation.repository'

export interface RemindersOptions {
  repository: InvitationRepository
  relay: Pick<OutboxRelay, 'flush'>
  logger: Logger
  now: () => Date
  /** Milliseconds between two looks; a minute unless given. */
  intervalMs?: number
}

const batch = 50

export interface Reminders extends BackgroundWork {
  /** Sends the reminders that are due; answers how many this process has taken. */
  send(): Promise<number>
}

/** Reminds of invitations before they expire, each once, however many copies run. */
export function createReminders({
  repository,
  relay,
  logger,
  now,
  intervalMs = 60_000,
}: RemindersOptions): Reminders {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  const send = async (): Promise<number> => {
    let taken = 0
    for (;;) {
      const at = now()
      const due = await repository.findDueReminders(at, batch)
      for (const { _id } of due) {
        const message = mailMessage(_id, 'reminder', at)
        if (!(await repository.takeReminder(_id, at, message))) continue
        taken += 1
        await relay.flush(_id, [message])
      }
      if (due.length < batch) return taken
    }
  }

  return {
    send,
    start() {
      const look = () => {
        underWay = send().catch((error: unknown) =>
          logger.warn({ err: error }, 'reminders could not be looked for'),
        )
      }
      timer = setInterval(look, intervalMs)
      look()
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
