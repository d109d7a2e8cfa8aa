import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Unprintable } from '@shared/contracts/proofs'
import type { Connection } from 'mongoose'
import { jobModel } from './job.model'
import type { FinalBooks, JobFiles, ProofJobDocument } from './job.model'

export type ProofJob = Omit<ProofJobDocument, 'outbox' | 'outboxDueAt' | 'mailsAsked'>

/** What a request for a proof says. */
export interface ProofRequest {
  proofJobId: string
  recordId: string
  version: number
  proofId: string
}

/** A job in the hands of a runner, by the number under which it was taken. */
export interface Hold {
  id: string
  fence: number
}

export interface FinishedProof {
  image: string
  files: JobFiles
  unprintable: Unprintable[]
  preparedAt: Date
  messages: StoredMessage[]
}

export interface CompletedProof {
  final: FinalBooks
  completedAt: Date
  messages: StoredMessage[]
}

export interface JobRepository {
  /** Makes the job unless it is there already; answers it as it is. */
  request(request: ProofRequest, now: Date): Promise<ProofJob>
  find(id: string): Promise<ProofJob | null>
  newestOf(recordId: string): Promise<ProofJob | null>
  /** Takes the job that has been due longest, of all or of those never tried, and holds it until `leaseEnd`. */
  take(now: Date, leaseEnd: Date, which?: 'any' | 'untried'): Promise<ProofJob | null>
  /** The writes of a runner: false when the job was taken by another one since. */
  renew(hold: Hold, leaseEnd: Date): Promise<boolean>
  /** The first page can be looked at. */
  showImage(hold: Hold, image: string): Promise<boolean>
  finish(hold: Hold, finished: FinishedProof): Promise<boolean>
  /** The finished book is there. Answers all messages that wait now, oldest first; null when the job is not held any more. */
  complete(hold: Hold, completed: CompletedProof): Promise<StoredMessage[] | null>
  /** The approval no longer holds: no finished book is made. */
  withdraw(hold: Hold): Promise<boolean>
  postpone(hold: Hold, dueAt: Date, countsAsAttempt: boolean): Promise<boolean>
  fail(hold: Hold, error: string): Promise<boolean>
  /** Queues a failed job again; false when it has not failed. */
  retry(id: string, now: Date): Promise<boolean>
  /** Records the approval and queues the finished book; false when there is an approval already. */
  approve(id: string, approvedAt: Date, messages: StoredMessage[]): Promise<boolean>
  /** Adds a message that the message `askedBy` asks for; false when it has been added before. */
  addMail(id: string, askedBy: string, message: StoredMessage): Promise<boolean>
}

const withoutOutbox = { outbox: 0, outboxDueAt: 0, mailsAsked: 0 } as const

export function createJobRepository(connection: Connection): JobRepository {
  const jobs = jobModel(connection)
  const find = (id: string) => jobs.findById(id, withoutOutbox).lean<ProofJob>()
  const write = async (filter: Record<string, unknown>, update: Record<string, unknown>) =>
    (await jobs.updateOne(filter, update)).matchedCount > 0
  const held = ({ id, fence }: Hold) => ({ _id: id, fence, status: 'running' as const })

  return {
    find,
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
    take: (now, leaseEnd, which = 'any') =>
      jobs
        .findOneAndUpdate(
          { dueAt: { $lte: now }, ...(which === 'untried' ? { attempts: 0 } : {}) },
          { $set: { status: 'running', dueAt: leaseEnd }, $inc: { fence: 1, attempts: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after', projection: withoutOutbox },
        )
        .lean<ProofJob>(),
    renew: (hold, leaseEnd) => write(held(hold), { $set: { dueAt: leaseEnd } }),
    showImage: (hold, image) => write(held(hold), { $set: { image } }),
    finish: (hold, { messages, ...finished }) =>
      write(held(hold), {
        $set: { status: 'done', ...finished, outboxDueAt: firstDueAt(finished.preparedAt) },
        $push: { outbox: { $each: messages } },
        $unset: { dueAt: 1, error: 1 },
      }),
    async complete(hold, { final, completedAt, messages }) {
      const completed = await jobs
        .findOneAndUpdate(
          held(hold),
          {
            $set: { status: 'done', final, completedAt, outboxDueAt: firstDueAt(completedAt) },
            $push: { outbox: { $each: messages } },
            $unset: { dueAt: 1, error: 1 },
          },
          { returnDocument: 'after', projection: { outbox: 1 } },
        )
        .lean<Pick<ProofJobDocument, 'outbox'>>()
      return completed?.outbox ?? null
    },
    withdraw: (hold) =>
      write(held(hold), {
        $set: { stage: 'proof', status: 'done' },
        $unset: { approvedAt: 1, dueAt: 1, error: 1 },
      }),
    postpone: (hold, dueAt, countsAsAttempt) =>
      write(held(hold), {
        $set: { status: 'queued', dueAt },
        ...(countsAsAttempt ? {} : { $inc: { attempts: -1 } }),
      }),
    fail: (hold, error) => write(held(hold), { $set: { status: 'error', error }, $unset: { dueAt: 1 } }),
    retry: (id, now) =>
      write(
        { _id: id, status: 'error' },
        { $set: { status: 'queued', dueAt: now, requestedAt: now, attempts: 0 }, $unset: { error: 1 } },
      ),
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
