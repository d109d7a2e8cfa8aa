import { changeOrMake } from '@shared/node/database'
import { AppError } from '@shared/node/errors'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'

/** Who asks, and from which network where that is known. */
export interface Visitor {
  visitorId: string
  network?: string | undefined
}

/** Zero is no limit. */
export interface ProofIdLimits {
  visitorPerDay: number
  networkPerDay: number
}
/** Families register one child, hospitals some dozens a day from one network. */
export const defaultProofIdLimits: ProofIdLimits = { visitorPerDay: 10, networkPerDay: 100 }

export interface ProofIdQuota {
  /**
   * Lets a visitor name a Proof ID that none of the visitor's records has. Whether a record answers to it tells that a child
   * of this name, born at this minute, is registered: so only so many different ones may be named in a day, by a visitor and by
   * everybody in a network, and they are counted whatever the answer is.
   *
   * @throws AppError `rate_limited`, before anything is looked up
   */
  spend(visitor: Visitor, proofId: string): Promise<void>
}

interface SpentDocument {
  /** `day:visitor:id` or `day:network:id` */
  _id: string
  proofIds: string[]
  endsAt: Date
}

const spentSchema = new Schema<SpentDocument>(
  {
    _id: { type: String, required: true },
    proofIds: { type: [String], required: true },
    endsAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'namedproofids', shardKey: { _id: 1 } },
)
spentSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 })

const dayMs = 86_400_000

export function createProofIdQuota(
  connection: Connection,
  limits: ProofIdLimits,
  now: () => Date,
): ProofIdQuota {
  const model = connection.model<SpentDocument>('NamedProofIds', spentSchema)

  /** False when there is no room for another. One write decides, so that many at once are no more than the limit. */
  const takePlace = async (_id: string, proofId: string, limit: number, endsAt: Date) => {
    if (limit === 0) return true
    const hasRoom = { _id, [`proofIds.${limit - 1}`]: { $exists: false } }
    const change = { $addToSet: { proofIds: proofId }, $setOnInsert: { endsAt } }
    return (
      (await changeOrMake(model, hasRoom, change)) ||
      (await model.exists({ _id, proofIds: proofId })) !== null
    )
  }

  return {
    async spend({ visitorId, network }, proofId) {
      const at = now().getTime()
      const day = Math.floor(at / dayMs)
      const endsAt = new Date((day + 1) * dayMs)
      const hasRoom =
        (await takePlace(`${day}:visitor:${visitorId}`, proofId, limits.visitorPerDay, endsAt)) &&
        (network === undefined ||
          (await takePlace(`${day}:network:${network}`, proofId, limits.networkPerDay, endsAt)))
      if (!hasRoom)
        throw new AppError({
          code: 'rate_limited',
          publicMessage: 'Records for many children were begun from here today. Please try again tomorrow.',
          retryAfterSeconds: Math.ceil((endsAt.getTime() - at) / 1000),
        })
    },
  }
}
