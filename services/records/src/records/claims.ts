import { isDuplicate } from '@shared/node/database'
import type { Model } from 'mongoose'
import type { ClaimDocument } from './claim.model'

export interface Claims {
  /** The record that was named last for this value; it may hold it no longer, or not exist. */
  recordOf(value: string): Promise<string | null>
  /**
   * Claims a value for a record, and answers whose it is then: that record's, or the one's that has claimed it before.
   * `holds` tells whether a record really has the value; what a process that died has claimed and never written is taken over
   * once it is older than any write.
   */
  claim(value: string, recordId: string, holds: (recordId: string) => Promise<boolean>): Promise<string>
}

/** A write that was begun is done with after this time, one way or the other. */
const staleAfterMs = 60_000

export function createClaims(model: Model<ClaimDocument>, now: () => Date): Claims {
  return {
    async recordOf(value) {
      const claim = await model.findById(value).lean<ClaimDocument>()
      return claim?.recordId ?? null
    },
    async claim(value, recordId, holds) {
      try {
        await model.create({ _id: value, recordId, claimedAt: now() })
        return recordId
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      const earlier = await model.findById(value).lean<ClaimDocument>()
      if (!earlier || earlier.recordId === recordId) return recordId
      const isStale = now().getTime() - earlier.claimedAt.getTime() > staleAfterMs
      if (!isStale || (await holds(earlier.recordId))) return earlier.recordId
      const { matchedCount } = await model.updateOne(
        { _id: value, recordId: earlier.recordId, claimedAt: earlier.claimedAt },
        { $set: { recordId, claimedAt: now() } },
      )
      return matchedCount ? recordId : earlier.recordId
    },
  }
}
