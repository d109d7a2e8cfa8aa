import { changeOrMake } from '@shared/node/database'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import type { AskingVisitor } from './asking-visitor'
import { dayOf } from './day'

/** What an answer of the model takes. */
export interface Spent {
  tokens: number
  /** Millionths of a dollar. */
  microdollars: number
}

/** What the model may be asked for between two midnights (UTC). */
export interface SpendingLimits {
  visitor: Spent
  /** Everybody behind one address: who throws the cookie away meets this. */
  network: Spent
  total: Spent
}

export interface Reservation {
  /** Puts what was really spent in the place of what was set aside. */
  settle(spent: Spent): Promise<void>
}

export interface DailySpending {
  /**
   * Sets aside what a call may take at most, before it is made: so that many calls at once, in any number of copies, spend no more than
   * the limit. What is never settled (a process that died) stays spent. Null when there is no room.
   */
  reserve(visitor: AskingVisitor, atMost: Spent): Promise<Reservation | null>
}

interface SpentDocument extends Spent {
  /** `day:visitor:id`, `day:network:id` or `day:total` */
  _id: string
  endsAt: Date
}

const schema = new Schema<SpentDocument>(
  {
    _id: { type: String, required: true },
    tokens: { type: Number, required: true },
    microdollars: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'modelspending', shardKey: { _id: 1 } },
)
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

export function createDailySpending(
  connection: Connection,
  limits: SpendingLimits,
  now: () => Date,
): DailySpending {
  const model = connection.model<SpentDocument>('ModelSpending', schema)

  const add = (_id: string, { tokens, microdollars }: Spent) =>
    model.updateOne({ _id }, { $inc: { tokens, microdollars } })

  /** False when there is no room. One write decides. */
  const take = async (_id: string, amount: Spent, limit: Spent, endsAt: Date): Promise<boolean> => {
    if (amount.tokens > limit.tokens || amount.microdollars > limit.microdollars) return false
    const hasRoom = {
      _id,
      tokens: { $lte: limit.tokens - amount.tokens },
      microdollars: { $lte: limit.microdollars - amount.microdollars },
    }
    const { tokens, microdollars } = amount
    return changeOrMake(model, hasRoom, { $inc: { tokens, microdollars }, $setOnInsert: { endsAt } })
  }

  return {
    async reserve({ visitorId, network }, atMost) {
      const { day, endsAt } = dayOf(now())
      const wanted: [string, Spent][] = [
        [`${day}:visitor:${visitorId}`, limits.visitor],
        ...(network === undefined ? [] : [[`${day}:network:${network}`, limits.network] as [string, Spent]]),
        [`${day}:total`, limits.total],
      ]
      const taken: string[] = []
      const change = (by: Spent) => Promise.all(taken.map((id) => add(id, by)))
      for (const [id, limit] of wanted) {
        if (await take(id, atMost, limit, endsAt)) taken.push(id)
        else {
          await change({ tokens: -atMost.tokens, microdollars: -atMost.microdollars })
          return null
        }
      }
      return {
        async settle(spent) {
          await change({
            tokens: spent.tokens - atMost.tokens,
            microdollars: spent.microdollars - atMost.microdollars,
          })
        },
      }
    },
  }
}
