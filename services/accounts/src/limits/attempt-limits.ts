import { createHmac } from 'node:crypto'
import { isDuplicate } from '@shared/node/database'
import { AppError } from '@shared/node/errors'
import type { AttemptModel, StoredAttempts } from './attempt.model'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Failures are forgotten after a day without another. */
const keptMs = 24 * hour
// Two at the same moment: one of them sees the other's count.
const maxRounds = 5

export interface Limited {
  /** What is counted: 'name ada', 'visitor pX4…'. */
  key: string
  /** So many failures cost nothing. */
  free: number
  /** The longest that somebody has to wait for the next try, in milliseconds. It ends by itself: nobody is locked out for good. */
  longestMs: number
}

/** What a name, a browser and a network may try. From one network many people may come. */
export const limitOf = {
  name: (name: string): Limited => ({ key: `name ${name}`, free: 5, longestMs: 15 * minute }),
  /** A name at a browser that has been signed in under it: what others try elsewhere does not count here. */
  knownDevice: (name: string, visitorId: string): Limited => ({
    key: `device ${visitorId} ${name}`,
    free: 5,
    longestMs: 15 * minute,
  }),
  visitor: (visitorId: string): Limited => ({ key: `visitor ${visitorId}`, free: 10, longestMs: hour }),
  network: (network: string): Limited => ({ key: `network ${network}`, free: 50, longestMs: 15 * minute }),
}

/** Milliseconds from one failure to the next try: 1 s after the first that is not free, then twice as long each time. */
const delayAfter = (failures: number, { free, longestMs }: Limited): number =>
  failures < free ? 0 : Math.min(second * 2 ** Math.min(failures - free, 30), longestMs)

const tooMany = (waitMs: number) =>
  new AppError({
    code: 'rate_limited',
    publicMessage: `Too many attempts. Please try again in ${waitInWords(waitMs)}.`,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / second)),
  })

function waitInWords(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / second))
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export interface AttemptLimits {
  /**
   * Counts a try as failed for all of `limited`, before it is known how it ends: so that a hundred tries at once are counted as a
   * hundred. Throws AppError `rate_limited` when one of them has to wait; the others then stay as they were.
   *
   * @returns of each, in order, how many tries are counted with this one
   */
  begin(limited: readonly Limited[]): Promise<number[]>
  /** The try was right: it counts no more, and the `forgotten` begin anew. */
  succeed(limited: readonly Limited[], forgotten?: readonly Limited[]): Promise<void>
}

export function createAttemptLimits(
  model: AttemptModel,
  secret: string,
  now: () => Date = () => new Date(),
): AttemptLimits {
  const idOf = ({ key }: Limited) =>
    createHmac('sha256', secret).update(`attempts ${key}`).digest('base64url')
  const after = (failures: number, limited: Limited) => {
    const time = now().getTime()
    return {
      failures,
      nextAt: new Date(time + delayAfter(failures, limited)),
      expiresAt: new Date(time + keptMs),
    }
  }

  async function count(limited: Limited): Promise<number> {
    const _id = idOf(limited)
    for (let round = 0; round < maxRounds; round += 1) {
      const known = await model.findById(_id).lean<StoredAttempts>()
      if (!known) {
        try {
          await model.create({ _id, ...after(1, limited) })
          return 1
        } catch (error) {
          if (!isDuplicate(error)) throw error
          continue
        }
      }
      const waitMs = known.nextAt.getTime() - now().getTime()
      if (waitMs > 0) throw tooMany(waitMs)
      const { matchedCount } = await model.updateOne(
        { _id, failures: known.failures, nextAt: known.nextAt },
        { $set: after(known.failures + 1, limited) },
      )
      if (matchedCount) return known.failures + 1
    }
    throw tooMany(second)
  }

  const giveBack = async (limited: readonly Limited[]) => {
    await Promise.all(
      limited.map((one) =>
        model.updateOne(
          { _id: idOf(one), failures: { $gt: 0 } },
          { $inc: { failures: -1 }, $set: { nextAt: now() } },
        ),
      ),
    )
  }

  return {
    async begin(limited) {
      const counted: Limited[] = []
      const tries: number[] = []
      for (const one of limited) {
        try {
          tries.push(await count(one))
          counted.push(one)
        } catch (error) {
          await giveBack(counted)
          throw error
        }
      }
      return tries
    },
    async succeed(limited, forgotten = []) {
      await giveBack(limited.filter((one) => !forgotten.includes(one)))
      await model.deleteMany({ _id: { $in: forgotten.map(idOf) } })
    },
  }
}
