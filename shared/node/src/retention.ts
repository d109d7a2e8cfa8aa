import type { Logger } from './logger'
import { createRepeatedWork } from './repeated-work'
import type { BackgroundWork } from './start-service'

const dayMs = 86_400_000
const intervalMs = 6 * 3_600_000

export interface RetentionOptions {
  /** What goes, for the log: 'kept e-mails'. */
  name: string
  /** After so many; 0 keeps everything. */
  days: number
  /** Removes what is from before that time; how much that was. */
  remove: (before: Date) => Promise<number>
  logger: Logger
  now: () => Date
}

/** Removes, four times a day, what is older than a setting allows. */
export const createRetentionWork = ({ name, days, remove, logger, now }: RetentionOptions): BackgroundWork =>
  createRepeatedWork({
    name: `${name} older than ${days} days removed`,
    run: async () => (days === 0 ? 0 : remove(new Date(now().getTime() - days * dayMs))),
    logger,
    intervalMs,
  })
