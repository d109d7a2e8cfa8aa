import type { Logger } from '@shared/node/logger'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import type { BackgroundWork } from '@shared/node/start-service'

export interface DueMessagesOptions {
  /** What they are, for the log: 'reminders'. */
  name: string
  /** Ids of some documents that are due at `now`, the longest waiting first. */
  find: (now: Date, limit: number) => Promise<readonly string[]>
  /** Turns what is due into a message in the document's outbox, in one write; null when another copy was faster. */
  take: (id: string, now: Date) => Promise<StoredMessage | null>
  relay: Pick<OutboxRelay, 'flush'>
  logger: Logger
  now: () => Date
  /** Milliseconds between two looks. */
  intervalMs: number
}

const batch = 50

/** E-mails that are due at a time: each is sent once, however many copies run. */
export function createDueMessages(options: DueMessagesOptions): BackgroundWork {
  const { name, find, take, relay, logger, now, intervalMs } = options
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  const send = async () => {
    for (;;) {
      const at = now()
      const due = await find(at, batch)
      for (const id of due) {
        const message = await take(id, at)
        if (message) await relay.flush(id, [message])
      }
      if (due.length < batch) return
    }
  }

  return {
    start() {
      const look = () => {
        underWay = send().catch((error: unknown) =>
          logger.warn({ err: error }, `${name} could not be looked for`),
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
