import type { AuditTrail } from '@shared/node/audit-trail'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { EraseRecord } from './erase-record'
import type { ErasureRepository } from './erasure.repository'

/** What a record tells everybody, its own service included, when it is erased. */
export const erasedMessageType = 'record.erased'
const payloadSchema = z.object({ recordId: z.string() })

/** A write that was begun before a record was erased is done with after this time: then everything is removed once more. */
const lateWritersMs = 60_000

export interface ErasedTargetDependencies {
  repository: Pick<ErasureRepository, 'find' | 'remove'>
  /** Destroys the record's key for good; again is the same. */
  destroyKey: (recordId: string) => Promise<void>
  /** The other services that hold something of records. */
  others: readonly MessageTarget[]
  eraseRecord: EraseRecord
  audit: AuditTrail
  now: () => Date
}

/**
 * Erases what the message is about: the key first, then what each service holds, each whether or not another is away. It has arrived
 * once all of it is gone, a minute after the record was: until then the message comes again.
 */
export function erasedTarget(dependencies: ErasedTargetDependencies): MessageTarget {
  const { repository, destroyKey, others, eraseRecord, audit, now } = dependencies
  return async (message) => {
    const { recordId } = payloadSchema.parse(message.payload)
    const record = await repository.find(recordId)
    if (!record) return
    const { at, by } = record.erasure
    const key = await Promise.allSettled([destroyKey(recordId)])
    const parts = await Promise.allSettled([
      ...others.map((tell) => tell(message)),
      eraseRecord(record),
      audit.note({ kind: 'service', staffId: by }, 'record.erased', recordId),
    ])
    for (const part of [...key, ...parts]) if (part.status === 'rejected') throw part.reason
    const doneAt = new Date(at.getTime() + lateWritersMs)
    if (now() < doneAt) throw new LaterError(doneAt, 'what was written late is removed then')
    await repository.remove(recordId)
  }
}
