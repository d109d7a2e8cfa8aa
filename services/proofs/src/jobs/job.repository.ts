import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { jobModel } from './job.model'
import type { JobApproval, ProofJobDocument } from './job.model'

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
  /** Writes down, before it is there, what the object store is given for the proofs of a record; false where it has none, or was erased. */
  nameObject(recordId: string, object: string): Promise<boolean>
  /** The jobs of a record, the newest version's first. */
  allOf(recordId: string): Promise<ProofJob[]>
  /** The record of some job or other; null while there is none. */
  someRecordId(): Promise<string | null>
  /** How many proofs stand in the queue before one that has waited since `since`. */
  countBefore(since: Date): Promise<number>
  /** Whether a first page is still to be begun that some runner has in hands, or may take now. */
  isImageWaiting(now: Date): Promise<boolean>
  /** Since when each proof in the queue has waited, the first one first; at most 10,000. */
  queueTimes(): Promise<Date[]>
  /** Queues a failed job again; false when it has not failed. */
  retry(id: string, now: Date): Promise<boolean>
  /** Records the approval and queues the finished book; false when there is an approval already. */
  approve(id: string, approval: JobApproval, now: Date, messages: StoredMessage[]): Promise<boolean>
  /**
   * Takes back the approval of that moment, and whatever was begun or made for it; the runner that has it in hands loses its lease.
   * False when another approval stands or none, or the book is ordered.
   */
  reopen(
    id: string,
    taken: { approvedAt: Date; reopenedAt: Date; evenOrdered: boolean },
    messages: StoredMessage[],
  ): Promise<boolean>
  /** Records that the book of the approval of that moment is ordered; false when it does not stand, or was ordered before. */
  order(id: string, approvedAt: Date, orderedAt: Date, messages: StoredMessage[]): Promise<boolean>
  /** Whether a message of a type that was written no later than `until` still waits to be delivered. */
  hasMessage(id: string, type: string, until: Date): Promise<boolean>
  /** Adds a message that the message `askedBy` asks for; false when it has been added before. */
  addMail(id: string, askedBy: string, message: StoredMessage): Promise<boolean>
}

export const withoutOutbox = { outbox: 0, outboxDueAt: 0, mailsAsked: 0 } as const

export function createJobRepository(connection: Connection): JobRepository {
  const jobs = jobModel(connection)
  const find = (id: string) => jobs.findById(id, withoutOutbox).lean<ProofJob>()
  const write = async (filter: Record<string, unknown>, update: Record<string, unknown>) =>
    (await jobs.updateOne(filter, update)).matchedCount > 0

  const newestOf = (recordId: string) =>
    jobs.findOne({ recordId }, withoutOutbox).sort({ version: -1 }).lean<ProofJob>()

  return {
    find,
    findAll: (ids) => jobs.find({ _id: { $in: ids } }, withoutOutbox).lean<ProofJob[]>(),
    request: ({ proofJobId, recordId, version, proofId }, now) =>
      jobs
        .findOneAndUpdate(
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
              approvals: [],
              outbox: [],
              mailsAsked: [],
            },
          },
          { upsert: true, returnDocument: 'after', projection: withoutOutbox },
        )
        .orFail()
        .lean<ProofJob>(),
    newestOf,
    async nameObject(recordId, object) {
      // Two calls: a change of one document names its _id, by which jobs may be spread over several servers.
      const job = await newestOf(recordId)
      return job !== null && write({ _id: job._id }, { $addToSet: { madeObjects: object } })
    },
    allOf: (recordId) => jobs.find({ recordId }, withoutOutbox).sort({ version: -1 }).lean<ProofJob[]>(),
    async someRecordId() {
      const job = await jobs.findOne({}, { recordId: 1 }).lean<Pick<ProofJob, 'recordId'>>()
      return job?.recordId ?? null
    },
    countBefore: (since) => jobs.countDocuments({ waitingSince: { $lt: since } }),
    // Those tried before are taken one at a time: a book that waited for them would hold them up itself.
    isImageWaiting: async (now) =>
      (await jobs.exists({
        waitingSince: { $exists: true },
        awaits: { $exists: false },
        $or: [
          { status: 'running', dueAt: { $gt: now } },
          { status: 'queued', attempts: 0, dueAt: { $lte: now } },
        ],
      })) !== null,
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
    approve: (id, approval, now, messages) =>
      write(
        { _id: id, status: 'done', approvedAt: { $exists: false } },
        {
          $set: {
            approvedAt: approval.approvedAt,
            stage: 'final',
            status: 'queued',
            requestedAt: now,
            dueAt: now,
            attempts: 0,
            outboxDueAt: firstDueAt(now),
          },
          $push: { approvals: approval, outbox: { $each: messages } },
        },
      ),
    reopen: (id, { approvedAt, reopenedAt, evenOrdered }, messages) =>
      write(
        {
          _id: id,
          approvedAt,
          ...(evenOrdered ? {} : { orderedAt: { $exists: false } }),
          approvals: { $elemMatch: { approvedAt } },
        },
        {
          $set: {
            stage: 'proof',
            status: 'done',
            'approvals.$.reopenedAt': reopenedAt,
            outboxDueAt: firstDueAt(reopenedAt),
          },
          $push: { outbox: { $each: messages } },
          $unset: { approvedAt: 1, orderedAt: 1, final: 1, completedAt: 1, dueAt: 1, error: 1, awaits: 1 },
        },
      ),
    order: (id, approvedAt, orderedAt, messages) =>
      write(
        { _id: id, approvedAt, orderedAt: { $exists: false } },
        {
          $set: { orderedAt, outboxDueAt: firstDueAt(orderedAt) },
          $push: { outbox: { $each: messages } },
        },
      ),
    hasMessage: async (id, type, until) =>
      (await jobs.exists({ _id: id, outbox: { $elemMatch: { type, at: { $lte: until } } } })) !== null,
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
