import type { RateCounts } from '@shared/contracts/internal'
import type { RateCountModel, StoredRateCount } from './rate-count.model'

// Long enough for a gateway whose clock is a little late.
const keptMs = 5 * 60_000

export interface RateCountRepository {
  /** Notes what a gateway has counted, and answers what the others have, in the same order. Telling twice changes nothing. */
  exchange(told: RateCounts): Promise<number[]>
}

export const createRateCountRepository = (
  model: RateCountModel,
  now: () => number = Date.now,
): RateCountRepository => ({
  async exchange({ gateway, window, counts }) {
    const idOf = (key: string) => `${window} ${key}`
    const expiresAt = new Date(now() + keptMs)
    await model.bulkWrite(
      counts.map(({ key, count }) => ({
        updateOne: {
          filter: { _id: idOf(key) },
          update: { $max: { [`counts.${gateway}`]: count }, $setOnInsert: { expiresAt } },
          upsert: true,
        },
      })),
      { ordered: false },
    )
    const found = await model
      .find({ _id: { $in: counts.map(({ key }) => idOf(key)) } })
      .lean<StoredRateCount[]>()
    const othersOf = new Map(
      found.map(({ _id, counts: all }) => {
        const others = Object.entries(all).filter(([name]) => name !== gateway)
        return [_id, others.reduce((sum, [, count]) => sum + count, 0)]
      }),
    )
    return counts.map(({ key }) => othersOf.get(idOf(key)) ?? 0)
  },
})
