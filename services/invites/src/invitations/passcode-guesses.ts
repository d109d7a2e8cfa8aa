import { AppError } from '@shared/node/errors'
import type { Connection, Model } from 'mongoose'
import { Schema } from 'mongoose'

/** The wrong passcodes of one visitor, over all invitations. */
interface VisitorGuesses {
  _id: string
  count: number
  /** When the count begins again. */
  until: Date
}

const guessesSchema = new Schema<VisitorGuesses>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { versionKey: false, collection: 'passcodeguesses', shardKey: { _id: 1 } },
)
guessesSchema.index({ until: 1 }, { expireAfterSeconds: 0 })

const maxGuessesAnHour = 20
const hour = 3_600_000

const freeGuesses = 5
const longestLockMs = hour

/**
 * Until when an invitation looks at no further passcode after its `failures`-th wrong one in a row: five are free, then a
 * minute, doubling up to an hour. It never ends for good, so that a stranger cannot keep the invited person out.
 */
export const lockAfter = (failures: number, now: Date): Date | undefined =>
  failures < freeGuesses
    ? undefined
    : new Date(now.getTime() + Math.min(60_000 * 2 ** (failures - freeGuesses), longestLockMs))

const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000))

export const tooManyGuesses = (end: Date, now: Date): AppError => {
  const minutes = minutesUntil(end, now)
  return new AppError({
    code: 'rate_limited',
    publicMessage: `Too many wrong passcodes. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    retryAfterSeconds: minutes * 60,
  })
}

export interface PasscodeGuesses {
  /**
   * Counts one guess of a visitor, before it is looked at.
   *
   * @throws AppError `rate_limited` after 20 in an hour
   */
  count(visitorId: string, now: Date): Promise<void>
  /** The guess was right. */
  clear(visitorId: string): Promise<void>
}

export function createPasscodeGuesses(connection: Connection): PasscodeGuesses {
  const guesses: Model<VisitorGuesses> = connection.model<VisitorGuesses>('PasscodeGuesses', guessesSchema)
  return {
    async count(visitorId, now) {
      await guesses.deleteOne({ _id: visitorId, until: { $lte: now } })
      const counted = await guesses.findOneAndUpdate(
        { _id: visitorId },
        { $inc: { count: 1 }, $setOnInsert: { until: new Date(now.getTime() + hour) } },
        { upsert: true, returnDocument: 'after' },
      )
      if (counted && counted.count > maxGuessesAnHour) throw tooManyGuesses(counted.until, now)
    },
    async clear(visitorId) {
      await guesses.deleteOne({ _id: visitorId })
    },
  }
}
