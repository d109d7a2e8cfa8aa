import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { PartAwayError } from '../part-away'
import { erasedError } from '../record-keys'
import type { RecordKeys } from '../record-keys'

export interface TestRecordKeys extends RecordKeys {
  /** As the keys service does at the erasing of a record. */
  destroy(recordId: string): void
  /** A function that brings the keys back as they are now, as a backup does. */
  backUp(): () => void
  /** While true, the keys service is away. */
  isAway: boolean
}

/** Keys in memory, for tests of one service; copies of the service that share them read what the others wrote. */
export function testRecordKeys(): TestRecordKeys {
  const keys = new Map<string, KeyObject>()
  const erased = new Set<string>()
  const checkAway = () => {
    if (made.isAway) throw new PartAwayError('keys')
  }
  const made: TestRecordKeys = {
    isAway: false,
    async keyFor(recordId) {
      checkAway()
      if (erased.has(recordId)) throw erasedError()
      const key = keys.get(recordId) ?? createSecretKey(randomBytes(32))
      keys.set(recordId, key)
      return key
    },
    async keysFor(recordIds) {
      checkAway()
      return new Map(
        recordIds.flatMap((recordId) => {
          const key = keys.get(recordId)
          return key ? [[recordId, key] as const] : []
        }),
      )
    },
    erasedAfter: async (id) => [...erased].filter((one) => one > id).sort(),
    forget: () => undefined,
    backUp() {
      const [kept, gone] = [[...keys], [...erased]]
      return () => {
        keys.clear()
        erased.clear()
        for (const [recordId, key] of kept) keys.set(recordId, key)
        for (const recordId of gone) erased.add(recordId)
      }
    },
    destroy(recordId) {
      keys.delete(recordId)
      erased.add(recordId)
    },
  }
  return made
}
