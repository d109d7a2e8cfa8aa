import type { ErasureReplayOptions } from '@shared/node/erasure-replay'
import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { fileModel } from '../uploads/file.model'
import type { FileDocument } from '../uploads/file.model'
import { eraseFile } from './erase-record'
import type { EraseService } from './erase.service'
import type { ErasureRepository } from './erasure.repository'

export interface ReplayedErasuresOptions {
  connection: Connection
  keys: Pick<RecordKeys, 'erasedAfter'>
  objects: Pick<ObjectStore, 'delete'>
  erasures: Pick<ErasureRepository, 'standingOf'>
  erasing: Pick<EraseService, 'eraseBy'>
}

/** Stands in the audit trail for who erases again what a restored backup brought back. */
const restoredBackup = 'a restored backup'

/** Records and files that a backup has brought back here after they were erased. The record tells the other services itself. */
export function replayedErasures(options: ReplayedErasuresOptions): ErasureReplayOptions {
  const { connection, keys, objects, erasures, erasing } = options
  const files = fileModel(connection)
  const find = (ids: readonly string[]) => files.find({ _id: { $in: [...ids] } }).lean<FileDocument[]>()
  return {
    keys,
    async heldOf(ids) {
      const held = await find(ids)
      return [...(await erasures.standingOf(ids)), ...held.map(({ _id }) => _id)]
    },
    async erase(id) {
      await erasing.eraseBy(restoredBackup, id)
      for (const file of await find([id])) await eraseFile({ connection, objects }, file)
    },
  }
}
