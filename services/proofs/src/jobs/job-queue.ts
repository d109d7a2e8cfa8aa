import { createClaimer } from '@shared/node/claims'
import { firstDueAt, storedMessages } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { countedMessage } from './counted-message'
import { jobModel } from './job.model'
import type { AwaitedSince, FinalBooks, JobFiles, ProofJobDocument } from './job.model'
import { withoutOutbox } from './job.repository'
import type { ProofJob } from './job.repository'

/** A job in the hands of a runner, by the fence under which it was claimed. */
export interface Lease {
  id: string
  fence: number
}

export interface FinishedProof {
  image: string
  files: JobFiles
  /** As `storedUnprintable` gives it. */
  unprintable: unknown
  preparedAt: Date
  tookMs: number
  messages: StoredMessage[]
}

export interface CompletedProof {
  final: FinalBooks
  completedAt: Date
  messages: StoredMessage[]
}

export interface ClaimOptions {
  now: Date
  /** When another runner may claim the job, unless the lease is renewed before. */
  leaseEnd: Date
  max: number
  /** Whether one of the jobs may have been tried before; else none is. */
  mayTryAgain: boolean
}

/** Jobs as their runners see them. The writes of a runner answer false when another one has claimed the job since. */
export interface JobQueue {
  /** Claims jobs that are due, at most `max`; none only when there are none. */
  claim(options: ClaimOptions): Promise<ProofJob[]>
  renew(lease: Lease, leaseEnd: Date): Promise<boolean>
  /** The press has begun to draw the proof: it no longer stands in the queue. */
  begin(lease: Lease): Promise<boolean>
  /** The book's turn has come: the press sets it. */
  beginBook(lease: Lease): Promise<void>
  /** The first page can be looked at. */
  showImage(lease: Lease, image: string): Promise<boolean>
  finish(lease: Lease, finished: FinishedProof): Promise<boolean>
  /** The finished book is there. Answers all messages that wait now, oldest first; null when the lease was lost. */
  complete(lease: Lease, completed: CompletedProof): Promise<StoredMessage[] | null>
  /** The approval no longer holds: no finished book is made. */
  withdraw(lease: Lease): Promise<boolean>
  /** The attempt failed and counts. */
  tryAgain(lease: Lease, dueAt: Date): Promise<boolean>
  /** The attempt ended for no fault of the job, and does not count. */
  giveBack(lease: Lease, dueAt: Date, awaits: AwaitedSince | undefined): Promise<boolean>
  /** The job is given up, at `at`. */
  fail(lease: Lease, error: string, at: Date): Promise<boolean>
}

type Candidate = Pick<ProofJob, '_id' | 'fence' | 'attempts'>

/** `onChange` hears of every job that was written here and that somebody may be watching. */
export function createJobQueue(connection: Connection, onChange: (id: string) => void = () => {}): JobQueue {
  const jobs = jobModel(connection)
  const leased = ({ id, fence }: Lease) => ({ _id: id, fence, status: 'running' as const })
  const write = async (lease: Lease, update: Record<string, unknown>) => {
    const isMine = (await jobs.updateOne(leased(lease), update)).matchedCount > 0
    if (isMine) onChange(lease.id)
    return isMine
  }

  const claim = createClaimer<Candidate, ProofJob, ClaimOptions>({
    async find(limit, { now, mayTryAgain }) {
      const due = { dueAt: { $lte: now }, ...(mayTryAgain ? {} : { attempts: 0 }) }
      const found = await jobs
        .find(due, { fence: 1, attempts: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<Candidate[]>()
      const triedBefore = found.find(({ attempts }) => attempts > 0)
      return found.filter((job) => job.attempts === 0 || job === triedBefore)
    },
    claim: ({ _id, fence }, { now, leaseEnd }) =>
      jobs
        .findOneAndUpdate(
          { _id, fence, dueAt: { $lte: now } },
          {
            $set: { status: 'running', dueAt: leaseEnd },
            $inc: { fence: 1, attempts: 1 },
            $unset: { isBookBegun: 1 },
          },
          { returnDocument: 'after', projection: withoutOutbox },
        )
        .lean<ProofJob>(),
  })

  return {
    claim: (options) => claim(options.max, options),
    renew: async (lease, leaseEnd) =>
      (await jobs.updateOne(leased(lease), { $set: { dueAt: leaseEnd } })).matchedCount > 0,
    begin: (lease) => write(lease, { $unset: { waitingSince: 1, awaits: 1 } }),
    // Only the press room shows it, which looks by itself.
    async beginBook(lease) {
      await jobs.updateOne(leased(lease), { $set: { isBookBegun: true } })
    },
    showImage: (lease, image) => write(lease, { $set: { image }, $unset: { waitingSince: 1, awaits: 1 } }),
    finish: (lease, { messages, ...finished }) =>
      write(lease, {
        $set: { status: 'done', ...finished, outboxDueAt: firstDueAt(finished.preparedAt) },
        $push: { outbox: { $each: messages } },
        $unset: { dueAt: 1, error: 1, waitingSince: 1, awaits: 1 },
      }),
    async complete(lease, { final, completedAt, messages }) {
      const completed = await jobs
        .findOneAndUpdate(
          leased(lease),
          {
            $set: { status: 'done', final, completedAt, outboxDueAt: firstDueAt(completedAt) },
            $push: { outbox: { $each: messages } },
            $unset: { dueAt: 1, error: 1, awaits: 1 },
          },
          { returnDocument: 'after', projection: { outbox: 1 } },
        )
        .lean<Pick<ProofJobDocument, 'outbox'>>()
      return completed?.outbox ?? null
    },
    withdraw: (lease) =>
      write(lease, {
        $set: { stage: 'proof', status: 'done' },
        $unset: { approvedAt: 1, dueAt: 1, error: 1, awaits: 1 },
      }),
    tryAgain: (lease, dueAt) => write(lease, { $set: { status: 'queued', dueAt }, $unset: { awaits: 1 } }),
    giveBack: (lease, dueAt, awaits) =>
      write(lease, {
        $set: { status: 'queued', dueAt, ...(awaits ? { awaits } : {}) },
        $inc: { attempts: -1 },
        ...(awaits ? {} : { $unset: { awaits: 1 } }),
      }),
    fail: (lease, error, at) =>
      write(lease, {
        // Nobody waits here for the message to arrive: the relay takes it up at its next look.
        $set: { status: 'error', error, outboxDueAt: at },
        $push: { failures: at, outbox: { $each: storedMessages([countedMessage], at) } },
        $unset: { dueAt: 1, waitingSince: 1, awaits: 1 },
      }),
  }
}
