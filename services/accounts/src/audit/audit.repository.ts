import type { AuditAct, AuditEntry } from '@shared/contracts/audit'
import { isDuplicate } from '@shared/node/database'
import { hashOfLine } from './audit-chain'
import type { Connection } from 'mongoose'
import { createAuditBeginningModel, createAuditLineModel } from './audit-line.model'
import type { StoredAuditBeginning, StoredAuditLine } from './audit-line.model'

export interface AuditFilter {
  before?: number | undefined
  act?: AuditAct | undefined
  subject?: string | undefined
  staffId?: string | undefined
}

export interface AuditRepository {
  /**
   * Adds a line behind the last one; however many copies add at once, each line gets a number of its own. That a record was erased is
   * told again and again until it is done, and is one line; that somebody views the same record is one line in half an hour.
   */
  append(entry: AuditEntry): Promise<void>
  /** At most `limit` lines with numbers below `before`, the newest first. */
  list(filter: AuditFilter, limit: number): Promise<StoredAuditLine[]>
  /** Removes lines from before that time, but the newest of all; how many. */
  removeBefore(before: Date): Promise<number>
  /** Behind which line those begin that are kept, and its hash. */
  beginning(): Promise<{ number: number; hash: string }>
  /** All lines behind a number, the first one first. */
  behind(number: number): AsyncIterable<StoredAuditLine>
}

const beginningId = 'beginning'

/**
 * What one person sees of one record within so many milliseconds of the line is one look: the page is loaded anew, left for the PDF
 * and come back to. It is counted from the line and not from the last look, so that whoever looks all day has a line each half hour.
 */
const oneLookMs = 30 * 60_000

export function createAuditRepository(connection: Connection, now: () => Date): AuditRepository {
  const model = createAuditLineModel(connection)
  const beginnings = createAuditBeginningModel(connection)

  /** Whether a line says this already. */
  const isSaid = async ({ staffId, act, subject }: Pick<StoredAuditLine, 'staffId' | 'act' | 'subject'>) => {
    if (act === 'record.erased') return (await model.exists({ subject, act })) !== null
    if (act !== 'record.viewed') return false
    const since = new Date(now().getTime() - oneLookMs)
    return (await model.exists({ subject, act, staffId, at: { $gt: since } })) !== null
  }

  return {
    async append({ staffId, act, subject = null }) {
      for (;;) {
        const last = await model.findOne().sort({ _id: -1 }).lean<StoredAuditLine>()
        // Asked behind the last line: what another writes meanwhile takes the number, and is asked about again.
        if (await isSaid({ staffId, act, subject })) return
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
    async removeBefore(before) {
      const newest = await model.findOne().sort({ _id: -1 }).lean<StoredAuditLine>()
      const last = await model
        .findOne({ at: { $lt: before }, _id: { $lt: newest?._id ?? 0 } })
        .sort({ _id: -1 })
        .lean<StoredAuditLine>()
      if (!last) return 0
      // Where the chain goes on is written down first: a removal that was broken off leaves lines too many, and never one too few.
      const beginning = { number: last._id, hash: last.hash }
      await beginnings.updateOne({ _id: beginningId }, { $set: beginning }, { upsert: true })
      return (await model.deleteMany({ _id: { $lte: last._id } })).deletedCount
    },
    async beginning() {
      const { number = 0, hash = '' } =
        (await beginnings.findById(beginningId).lean<StoredAuditBeginning>()) ?? {}
      return { number, hash }
    },
    behind: (number) =>
      model
        .find({ _id: { $gt: number } })
        .sort({ _id: 1 })
        .lean<StoredAuditLine>()
        .cursor(),
  }
}
