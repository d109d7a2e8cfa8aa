import { changeOrMake } from '@shared/node/database'
import { AppError } from '@shared/node/errors'
import type { QuestionCountModel, StoredQuestionCount } from './question-count.model'
import type { StoredPartner } from './partner.model'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What the visitors of one network may ask, on all partners' pages together: a hospital's guests may share one. */
export interface NetworkLimits {
  perMinute: number
  perDay: number
}

interface Span {
  key: string
  lengthMs: number
  limit: number
  words: string
}

export interface QuestionLimits {
  /** Counts a question. Throws AppError `rate_limited`, with words for the reader, when it is one too many. */
  take(partner: Pick<StoredPartner, '_id' | 'maxQuestionsADay'>, network: string): Promise<void>
  /** Questions of today by partner; a partner without one is left out. */
  today(partnerIds: readonly string[]): Promise<Map<string, number>>
}

/** Counts without a cookie: by partner, and by the hash under which the gateway knows a network. */
export function createQuestionLimits(
  model: QuestionCountModel,
  network: NetworkLimits,
  now: () => Date = () => new Date(),
): QuestionLimits {
  const startOf = (lengthMs: number) => Math.floor(now().getTime() / lengthMs) * lengthMs
  const partnerKey = (id: string) => `partner ${id} ${new Date(startOf(dayMs)).toISOString().slice(0, 10)}`

  /** One more, unless the limit is reached. */
  async function add({ key, lengthMs, limit, words }: Span): Promise<void> {
    const endsAt = startOf(lengthMs) + lengthMs
    const isTaken = await changeOrMake(
      model,
      { _id: key, count: { $lt: limit } },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(endsAt + dayMs) } },
    )
    if (isTaken) return
    throw new AppError({
      code: 'rate_limited',
      publicMessage: words,
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now().getTime()) / 1000)),
    })
  }

  return {
    async take(partner, networkId) {
      const minute = startOf(minuteMs) / minuteMs
      const day = new Date(startOf(dayMs)).toISOString().slice(0, 10)
      await add({
        key: `network ${networkId} minute ${minute}`,
        lengthMs: minuteMs,
        limit: network.perMinute,
        words: 'That was a lot of questions at once. Please wait a minute and ask again.',
      })
      await add({
        key: `network ${networkId} ${day}`,
        lengthMs: dayMs,
        limit: network.perDay,
        words: 'I have answered all the questions I can today. Please ask me again tomorrow.',
      })
      await add({
        key: partnerKey(partner._id),
        lengthMs: dayMs,
        limit: partner.maxQuestionsADay,
        words: 'I have answered all the questions I can on this site today. Please ask me again tomorrow.',
      })
    },
    async today(partnerIds) {
      const keys = new Map(partnerIds.map((id) => [partnerKey(id), id]))
      const counts = await model
        .find({ _id: { $in: [...keys.keys()] } })
        .lean<StoredQuestionCount[]>()
        .exec()
      return new Map(
        counts.flatMap(({ _id, count }) => {
          const id = keys.get(_id)
          return id === undefined ? [] : [[id, count] as const]
        }),
      )
    },
  }
}
