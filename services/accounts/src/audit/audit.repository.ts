import type { AuditAct, AuditEntry } from '@shared/contracts/audit'
import { isDuplicate } from '@shared/node/database'
import { hashOfLine } from './audit-chain'
import type { AuditLineModel, StoredAuditLine } from './audit-line.model'

export interface AuditFilter {
  before?: number | undefined
  act?: AuditAct | undefined
  subject?: string | undefined
  staffId?: string | undefined
}

export interface AuditRepository {
  /**
   * Adds a line behind the last one; however many copies add at once, each line gets a number of its own. That a record was erased is
   * told again and again until it is done, and is one line.
   */
  append(entry: AuditEntry): Promise<void>
  /** At most `limit` lines with numbers below `before`, the newest first. */
  list(filter: AuditFilter, limit: number): Promise<StoredAuditLine[]>
  /** All lines, the first one first. */
  all(): AsyncIterable<StoredAuditLine>
}

export function createAuditRepository(model: AuditLineModel, now: () => Date): AuditRepository {
  return {
    async append({ staffId, act, subject = null }) {
      if (act === 'record.erased' && (await model.exists({ subject, act }))) return
      for (;;) {
        const last = await model.findOne().sort({ _id: -1 }).lean<StoredAuditLine>()
        const line = {
          _id: (last?._id ?? 0) + 1,
          at: now(),
          staffId,
          act,
          subject,
          previousHash: last?.hash ?? '',
        }
        try {
          await model.create({ ...line, hash: hashOfLine(line) })
          return
        } catch (error) {
          // Another has taken the number: behind its line, then.
          if (!isDuplicate(error)) throw error
        }
      }
    },
    list: ({ before, act, subject, staffId }, limit) =>
      model
        .find({
          ...(before === undefined ? {} : { _id: { $lt: before } }),
          ...(act === undefined ? {} : { act }),
          ...(subject === undefined ? {} : { subject }),
          ...(staffId === undefined ? {} : { staffId }),
        })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<StoredAuditLine[]>(),
    all: () => model.find().sort({ _id: 1 }).lean<StoredAuditLine>().cursor(),
  }
}
