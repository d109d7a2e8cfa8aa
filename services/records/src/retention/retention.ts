import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { EraseService } from '../erase/erase.service'
import type { RecordDocument, StoredVersion } from '../records/record.model'
import { newestSubmittedOf, revisionOf } from '../records/record-state'
import type { RetentionRepository, UnapprovedRecord } from './retention.repository'

/** Days without a change after which a record goes that was never submitted, or never approved; 0 keeps it for ever. */
export interface RetentionDays {
  unsubmitted: number
  unapproved: number
}
export const defaultRetentionDays: RetentionDays = { unsubmitted: 365, unapproved: 730 }

export interface RetentionDependencies {
  repository: RetentionRepository
  erasing: Pick<EraseService, 'eraseBy'>
  relay: Pick<OutboxRelay, 'flush'>
  days: RetentionDays
  now: () => Date
}

const dayMs = 86_400_000
/** A family is told so many days before, and where a setting leaves fewer than twice as many, half-way. */
const noticeDays = (limit: number) => Math.min(30, limit / 2)
/** What a record tells before it goes, where it has an address. */
export const endingMessageType = 'record.ending'
/** Stands in the audit trail for who removed the record. */
const retentionItself = 'retention'

/** What of a record tells how long it stays. */
type Lasting = Pick<
  RecordDocument,
  'createdAt' | 'versionCount' | 'revision' | 'submitted' | 'workingDueAt' | 'retention'
> & {
  versions: readonly Pick<StoredVersion, 'version' | 'createdAt' | 'proofJobId'>[]
}

const lastChangeOf = ({ createdAt, versions, workingDueAt }: Lasting) =>
  Math.max(...[createdAt, versions.at(-1)?.createdAt, workingDueAt].map((at) => at?.getTime() ?? 0))
const isTold = ({ retention, ...record }: Lasting) => retention?.revision === revisionOf(record)
const limitOf = (record: Lasting, days: RetentionDays) =>
  newestSubmittedOf(record) ? days.unapproved : days.unsubmitted

/**
 * When a record that nobody approved is removed unless somebody changes or approves it; null where it stays until it is erased. Never
 * sooner than its family could be told.
 */
export function endingOf(record: Lasting, days: RetentionDays, now: Date): Date | null {
  const limit = limitOf(record, days)
  if (limit === 0) return null
  if (record.retention && isTold(record)) return record.retention.removesAt
  const soonest = now.getTime() + noticeDays(limit) * dayMs
  return new Date(Math.max(lastChangeOf(record) + limit * dayMs, soonest))
}

/** Removes records that were given up, a month after their families were told; any change begins the time anew. */
export function createRetention({ repository, erasing, relay, days, now }: RetentionDependencies) {
  const limits = [days.unsubmitted, days.unapproved].filter((limit) => limit > 0)

  const look = async (record: UnapprovedRecord, at: Date): Promise<number> => {
    const removesAt = endingOf(record, days, at)
    if (!removesAt) return 0
    const { _id: recordId, outbox } = record
    const revision = revisionOf(record)
    if (isTold(record)) {
      // Never before the family was told, however long the e-mail waits.
      if (at < removesAt || outbox.some(({ type }) => type === endingMessageType)) return 0
      await erasing.eraseBy(retentionItself, recordId, (found) => revisionOf(found) === revision)
      return 1
    }
    if (at.getTime() < removesAt.getTime() - noticeDays(limitOf(record, days)) * dayMs) return 0
    const isSubmitted = newestSubmittedOf(record) !== null
    const payload = { recordId, removesAt: removesAt.toISOString(), isSubmitted }
    const messages = storedMessages([{ type: endingMessageType, payload }], at)
    for (const message of messages)
      if (await repository.announce(record, { revision, removesAt }, message))
        await relay.flush(recordId, messages)
    return 0
  }

  /** Tells of what goes in a month, and removes what was told of a month ago; how many records went. */
  return async (isStopping: () => boolean = () => false): Promise<number> => {
    if (limits.length === 0) return 0
    const at = now()
    const shortest = Math.min(...limits.map((limit) => limit - noticeDays(limit)))
    let count = 0
    for await (const record of repository.unapproved(new Date(at.getTime() - shortest * dayMs))) {
      if (isStopping()) break
      count += await look(record, at)
    }
    return count
  }
}
