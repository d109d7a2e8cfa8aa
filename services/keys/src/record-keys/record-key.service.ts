import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AppError } from '@shared/node/errors'
import type { KeyWrapper } from '../master-keys/wrapping'
import type { ErasureLedger } from './erasure-ledger'
import type { RecordKeyRepository } from './record-key.repository'

export interface RecordKeyServiceOptions {
  repository: RecordKeyRepository
  ledger: ErasureLedger
  wrapper: KeyWrapper
  /** Told after a key was destroyed. */
  onDestroyed: () => void
  now: () => Date
}

export interface RecordKeyService {
  /** The keys of records that have one. */
  find(recordIds: readonly string[]): Promise<Map<string, KeyObject>>
  /**
   * The keys of records, made for those that have none.
   * @throws AppError `gone` where one is erased; the details name which
   */
  findOrMake(recordIds: readonly string[]): Promise<Map<string, KeyObject>>
  /** Destroys the keys of records for ever. Doing it again changes nothing. */
  destroy(erasures: readonly { recordId: string; erasedAt: Date }[]): Promise<void>
}

export function createRecordKeyService(options: RecordKeyServiceOptions): RecordKeyService {
  const { repository, ledger, wrapper, onDestroyed, now } = options

  /** What is stored of records that are not erased. */
  const find = async (recordIds: readonly string[]) => {
    const [stored, erased] = await Promise.all([repository.find(recordIds), ledger.erasedOf(recordIds)])
    const open = stored.filter(({ recordId }) => !erased.has(recordId))
    const keys = await Promise.all(
      open.map(async (one) => [one.recordId, await wrapper.unwrap(one.recordId, one)] as const),
    )
    return { keys: new Map(keys), erased }
  }
  const make = (recordIds: readonly string[]) =>
    Promise.all(
      recordIds.map(async (recordId) => {
        const key = createSecretKey(randomBytes(32))
        return { recordId, ...(await wrapper.wrap(recordId, key)) }
      }),
    )
  const refuseErased = (erased: ReadonlySet<string>) => {
    if (erased.size > 0)
      throw new AppError({
        code: 'gone',
        publicMessage: 'This record has been erased.',
        details: { erased: [...erased] },
      })
  }

  return {
    find: async (recordIds) => (await find(recordIds)).keys,
    async findOrMake(recordIds) {
      const { keys, erased } = await find(recordIds)
      refuseErased(erased)
      const without = recordIds.filter((recordId) => !keys.has(recordId))
      if (without.length === 0) return keys
      await repository.insert(await make(without), now())
      // Read again: another copy may have been first, and a record may have been erased meanwhile. The ledger is written before
      // a key is removed, so that one of the two always sees the other.
      const made = await find(without)
      if (made.erased.size > 0) await repository.remove([...made.erased])
      refuseErased(made.erased)
      return new Map([...keys, ...made.keys])
    },
    async destroy(erasures) {
      await ledger.add(erasures)
      await repository.remove(erasures.map(({ recordId }) => recordId))
      onDestroyed()
    },
  }
}
