import { isDuplicate } from '@shared/node/database'
import { AppError } from '@shared/node/errors'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import type { AskingVisitor } from './asking-visitor'

export interface MessageRates {
  visitorPerMinute: number
  /** Everybody behind one address: a hospital's guests may share one. */
  networkPerMinute: number
}

export interface MessageRate {
  /** Counts a message. @throws AppError `rate_limited` when it is one too many for its minute */
  count(visitor: AskingVisitor): Promise<void>
}

interface CountedMinute {
  /** `minute:visitor:id` or `minute:network:id` */
  _id: string
  count: number
  endsAt: Date
}

const schema = new Schema<CountedMinute>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'messagerates', shardKey: { _id: 1 } },
)
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

const minuteMs = 60_000

/** How often MYA may be asked; counted in the store, so that all copies of the service count together. */
export function createMessageRate(connection: Connection, rates: MessageRates, now: () => Date): MessageRate {
  const model = connection.model<CountedMinute>('MessageRate', schema)

  const add = async (_id: string, endsAt: Date): Promise<number> => {
    const change = () =>
      model
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: { endsAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<CountedMinute | null>()
    const counted = await change().catch((error: unknown) => {
      // Two copies made the minute's document at once: it is there now.
      if (isDuplicate(error)) return change()
      throw error
    })
    return counted?.count ?? 1
  }

  return {
    async count({ visitorId, network }) {
      const at = now().getTime()
      const minute = Math.floor(at / minuteMs)
      const endsAt = new Date((minute + 1) * minuteMs)
      const [own, all] = await Promise.all([
        add(`${minute}:visitor:${visitorId}`, endsAt),
        network === undefined ? 0 : add(`${minute}:network:${network}`, endsAt),
      ])
      if (own > rates.visitorPerMinute || all > rates.networkPerMinute)
        throw new AppError({
          code: 'rate_limited',
          publicMessage: 'MYA was asked very often in the last minute. Please wait a minute and ask again.',
          retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - at) / 1000)),
        })
    },
  }
}
