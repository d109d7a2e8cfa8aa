import { isErasedError } from '@shared/node/record-keys'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { createRecordCipher, holdsClear, isKeyedHash } from '../records/record-cipher'
import { recordModel } from '../records/record.model'
import type { KeptRecord, StoredSync } from '../records/record.model'
import { notErased, unchangedSince } from '../records/record-state'

export interface EncryptRecordsOptions {
  connection: Connection
  keys: RecordKeys
}

/**
 * Encrypts what records hold from before there were keys. Nothing of what they say changes, so their revision stays; a record that
 * somebody writes meanwhile is read again. Ended in the middle, it goes on where it ended when it is called again.
 *
 * @returns how many records it has encrypted
 */
export async function encryptRecords({ connection, keys }: EncryptRecordsOptions): Promise<number> {
  const records = recordModel(connection)
  const cipher = createRecordCipher(keys)

  const keyedSync = async (id: string, sync: StoredSync): Promise<StoredSync> => {
    if (isKeyedHash(sync.bodyHash)) return sync
    const bodyHash = await cipher.keepBodyHash(id, sync.bodyHash)
    // Where the sender gave no key, the hash stands for it.
    const key = sync.key.endsWith(`:${sync.bodyHash}`)
      ? sync.key.slice(0, -sync.bodyHash.length) + bodyHash
      : sync.key
    return { ...sync, key, bodyHash }
  }

  /** False when the record was written meanwhile. */
  const encrypt = async (kept: KeptRecord): Promise<boolean> => {
    const { _id } = kept
    const record = await cipher.read(kept)
    if (!record) return true
    const { versions, working, delivery, submissions, syncs } = record
    const { matchedCount } = await records.updateOne(
      {
        _id,
        ...notErased,
        ...unchangedSince(record),
        // These two are written without a new revision.
        submissions: { $size: submissions.length },
        'delivery.changes': delivery?.changes ?? { $exists: false },
      },
      {
        $set: {
          versions: await cipher.keepVersions(_id, versions),
          submissions: await Promise.all(
            submissions.map(async (submission) => ({
              ...submission,
              bodyHash: isKeyedHash(submission.bodyHash)
                ? submission.bodyHash
                : await cipher.keepBodyHash(_id, submission.bodyHash),
            })),
          ),
          ...(working && { working: await cipher.keepWorking(_id, working) }),
          ...(delivery && { delivery: await cipher.keepDelivery(_id, delivery) }),
          ...(syncs && { syncs: await Promise.all(syncs.map((sync) => keyedSync(_id, sync))) }),
        },
      },
    )
    return matchedCount > 0
  }

  let encrypted = 0
  for await (const found of records.find(notErased).sort({ _id: 1 }).lean<KeptRecord>().cursor()) {
    let kept: KeptRecord | null = found
    try {
      while (kept && !kept.erasure && holdsClear(kept)) {
        if (await encrypt(kept)) {
          encrypted += 1
          break
        }
        kept = await records.findById(found._id).lean<KeptRecord>()
      }
    } catch (error) {
      if (!isErasedError(error)) throw error
    }
  }
  return encrypted
}
