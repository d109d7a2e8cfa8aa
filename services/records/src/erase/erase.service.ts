import { familyItself } from '@shared/contracts/audit'
import type { Caller } from '@shared/contracts/internal'
import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { requireFreshSecondFactor } from '@shared/node/second-factor'
import type { RecordAccess } from '../access/record-access'
import { recordNotFound } from '../access/refusals'
import { copyNameOf } from '../drive/record-copy.service'
import type { RecordRepository } from '../records/record.repository'
import { untilWritten } from '../records/until-written'
import { fileIdsOfMessage } from '../uploads/tied-files'
import { erasedMessageType } from './erased-message'
import type { ErasureRepository, StandingRecord } from './erasure.repository'

export interface EraseService {
  /**
   * Erases a record for good, for its owner. `recordId` is the one that the owner was shown: an address that has come to mean another
   * record erases nothing.
   *
   * @throws AppError `not_found`, `forbidden`, `conflict`
   */
  eraseOwn(visitorId: string, proofId: string, recordId: string): Promise<void>
  /** The same on request, by a member of the staff. @throws AppError `second_factor_required`, `not_found` */
  eraseOnRequest(caller: Caller, recordId: string): Promise<void>
  /**
   * The same by the product itself, `by` saying why in the audit trail; again, of a record that is gone, or that `isDue` is
   * not true of any more, is nothing.
   */
  eraseBy(by: string, recordId: string, isDue?: (record: StandingRecord) => boolean): Promise<void>
}

export interface EraseServiceDependencies {
  repository: Pick<RecordRepository, 'findById'>
  erasures: Pick<ErasureRepository, 'end' | 'findStanding'>
  access: Pick<RecordAccess, 'open'>
  audit: AuditTrail
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** Longest wait for everything to be gone before the answer, in milliseconds. What takes longer goes on without it. */
const waitMs = 3000

export function createEraseService(dependencies: EraseServiceDependencies): EraseService {
  const { repository, erasures, access, audit, relay, now } = dependencies

  /** The messages of the write that ended the record; undefined when somebody else has written it meanwhile. */
  const end = async (record: StandingRecord, by: string): Promise<readonly StoredMessage[] | undefined> => {
    const at = now()
    const messages = storedMessages([{ type: erasedMessageType, payload: { recordId: record._id } }], at)
    const submitted = record.versions.filter(({ proofJobId }) => proofJobId !== undefined)
    const erasure = {
      at,
      by,
      proofIds: record.proofIds,
      submissionKeys: record.submissions.map(({ key }) => key),
      copies: submitted.map(copyNameOf),
      fileIds: record.outbox.flatMap(fileIdsOfMessage),
    }
    return (await erasures.end(record, erasure, messages)) ? messages : undefined
  }

  return {
    async eraseOwn(visitorId, proofId, recordId) {
      const messages = await untilWritten(async () => {
        const { record } = await access.open(visitorId, 'erase', proofId, repository.findById)
        if (record._id !== recordId)
          throw new AppError({
            code: 'conflict',
            publicMessage: 'This is another record than the one you were shown. Nothing was erased.',
          })
        return end(record, familyItself)
      })
      await relay.flush(recordId, messages, waitMs)
    },
    async eraseOnRequest(caller, recordId) {
      requireFreshSecondFactor(caller)
      const messages = await untilWritten(async () => {
        const record = await repository.findById(recordId)
        if (!record) throw recordNotFound()
        await audit.note(caller, 'record.erased', recordId)
        return end(record, caller.staffId ?? '')
      })
      await relay.flush(recordId, messages, waitMs)
    },
    async eraseBy(by, recordId, isDue = () => true) {
      const messages = await untilWritten(async () => {
        const record = await erasures.findStanding(recordId)
        return record && isDue(record) ? end(record, by) : []
      })
      if (messages.length) await relay.flush(recordId, messages, waitMs)
    },
  }
}
