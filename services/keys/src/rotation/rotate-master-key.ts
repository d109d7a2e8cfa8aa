import type { Connection } from 'mongoose'
import { compactKeys } from '../record-keys/compaction'
import { createRecordKeyRepository } from '../record-keys/record-key.repository'
import type { ChangeableMasterKeys, MasterKeys } from '../master-keys/master-keys'
import { rewrapKeys } from './rewrap-keys'
import { createKeyWrapper } from '../master-keys/wrapping'
import type { KeyWrapper } from '../master-keys/wrapping'

export interface RotationOptions {
  connection: Connection
  masterKeys: MasterKeys | ChangeableMasterKeys
  /** What wraps from now on, where that is not one of the master keys. */
  wrapper?: KeyWrapper
  /** A former master key that is to be taken away, once it wraps nothing. */
  remove?: string | undefined
  say: (words: string) => void
}

/**
 * Goes over to a new master key while the product runs. One that was made by an earlier call which did not come to its end is used, and
 * where settings name the master keys, the first of them.
 * @throws Error in words for who called it
 */
export async function rotateMasterKey({
  connection,
  masterKeys,
  wrapper = createKeyWrapper(masterKeys),
  remove,
  say,
}: RotationOptions): Promise<void> {
  const repository = createRecordKeyRepository(connection)
  const inUse = await repository.masterKeys()
  if (remove !== undefined) {
    if (!('remove' in masterKeys)) throw new Error('The settings name the master keys: take it away there.')
    if (!masterKeys.find(remove)) throw new Error(`There is no master key ${remove}.`)
    if (inUse.includes(remove)) throw new Error(`${remove} still wraps keys: npm run keys:rotate`)
    await masterKeys.remove(remove)
    return say(`${remove} is gone.`)
  }
  const isUnfinished = inUse.some((id) => id !== wrapper.currentId())
  const isOwn = wrapper.currentId() === masterKeys.current().id
  if (!isUnfinished && isOwn && 'add' in masterKeys) await masterKeys.add()
  const count = await rewrapKeys(repository, wrapper)
  const id = wrapper.currentId()
  // What the former master key wrapped is to be found nowhere.
  if (count > 0)
    await compactKeys(connection).catch(() => say('The database does not rewrite its file on request.'))
  say(`${count} keys were wrapped anew: all are under ${id}.`)
  const former = masterKeys.all().filter((key) => key.id !== id)
  const how = 'remove' in masterKeys ? 'npm run keys:rotate -- --remove' : 'take away from the settings'
  for (const key of former) say(`${key.id} wraps nothing any more: ${how} ${key.id}`)
}
