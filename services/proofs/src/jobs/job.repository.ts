import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { jobModel } from './job.model'
import type { ProofJobDocument } from './job.model'

export type ProofJob = Omit<ProofJobDocument, 'outbox' | 'outboxDueAt' | 'mailsAsked'>

/** What a request for a proof says. */
export interface ProofRequest {
  proofJobId: string
  recordId: string
  version: number
  proofId: string
}

/** Jobs as everybody but their runners reads and writes them. */
export interface JobRepository {
  /** Makes the job unless it is there already; answers it as it is. */
  request(request: ProofRequest, now: Date): Promise<ProofJob>
  find(id: string): Promise<ProofJob | null>
  findAll(ids: readonly string[]): Promise<ProofJob[]>
  newestOf(recordId: string): Promise<ProofJob | null>
  /** The record of some job or other; null while there is none. */
  someRecordId(): Promise<string | null>
  /** How many proofs stand in the queue before one that has waited since `since`. */
  countBefore(since: Date): Promise<number>
  /** Since when each proof in the queue has waited, the first one first; at most 10,000. */
  queueTimes(): Promise<Date[]>
  /** Queues a failed job again; false when it has not failed. */
  retry(id: string, now: Date): Promise<boolean>
  /** Records the approval and queues the finished book; false when there is an approval already. */
  approve(id: string, approvedAt: Date, messages: StoredMessage[]): Promise<boolean>
  /** Adds a message that the message `askedBy` asks for; false when it has been added before. */
  addMail(id: string, askedBy: string, message: StoredMessage): Promise<boolean>
}

export const withoutOutbox = { outbox: 0, outboxDueAt: 0, mailsAsked: 0 } as const

export function createJobRepository(connection: Connection): JobRepository {
  const jobs = jobModel(connection)
  const find = (id: string) => jobs.findById(id, withoutOutbox).lean<ProofJob>()
  const write = async (filter: Record<string, unknown>, update: Record<string, unknown>) =>
    (await jobs.updateOne(filter, update)).matchedCount > 0

  return {
    find,
    findAll: (ids) => jobs.find({ _id: { $in: ids } }, withoutOutbox).lean<ProofJob[]>(),
    async request({ proofJobId, recordId, version, proofId }, now) {
      await jobs.updateOne(
        { _id: proofJobId },
        {
          $setOnInsert: {
            recordId,
            version,
            proofId,
            stage: 'proof',
            status: 'queued',
            requestedAt: now,
            waitingSince: now,
            dueAt: now,
            fence: 0,
            attempts: 0,
            outbox: [],
            mailsAsked: [],
          },
        },
        { upsert: true },
      )
      const job = await find(proofJobId)
      if (!job) throw new Error('A job vanished while it was requested')
      return job
    },
    newestOf: (recordId) => jobs.findOne({ recordId }, withoutOutbox).sort({ version: -1 }).lean<ProofJob>(),
    async someRecordId() {
      const job = await jobs.findOne({}, { recordId: 1 }).lean<Pick<ProofJob, 'recordId'>>()
      return job?.recordId ?? null
    },
    countBefore: (since) => jobs.countDocuments({ waitingSince: { $lt: since } }),
    async queueTimes() {
      const waiting = await jobs
        .find({ waitingSince: { $exists: true } }, { _id: 0, waitingSince: 1 })
        .sort({ waitingSince: 1 })
        .limit(10_000)
        .lean<{ waitingSince: Date }[]>()
      return waiting.map(({ waitingSince }) => waitingSince)
    },
    async retry(id, now) {
      const again = { status: 'queued', dueAt: now, requestedAt: now, attempts: 0 }
      const retried = { $unset: { error: 1, awaits: 1 } }
      const failed = { _id: id, status: 'error' }
      return (
        (await write({ ...failed, stage: 'proof' }, { $set: { ...again, waitingSince: now }, ...retried })) ||
        (await write({ ...failed, stage: 'final' }, { $set: again, ...retried }))
      )
    },
    approve: (id, approvedAt, messages) =>
      write(
        { _id: id, status: 'done', approvedAt: { $exists: false } },
        {
          $set: {
            approvedAt,
            stage: 'final',
            status: 'queued',
            requestedAt: approvedAt,
            dueAt: approvedAt,
            attempts: 0,
            outboxDueAt: firstDueAt(approvedAt),
          },
          $push: { outbox: { $each: messages } },
        },
      ),
    addMail: (id, askedBy, message) =>
      write(
        { _id: id, mailsAsked: { $ne: askedBy } },
        {
          $push: { outbox: message, mailsAsked: askedBy },
          $set: { outboxDueAt: firstDueAt(message.at) },
        },
      ),
  }
}
