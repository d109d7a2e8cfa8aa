import type { AwaitedPart } from '@shared/contracts/proofs'
import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

export interface JobFiles {
  /**
   * Keyed hash of the PDF (HMAC-SHA-256 under the record's key, in hexadecimal; in older jobs plain SHA-256); the object store keeps
   * the PDF and the images drawn from it under it.
   */
  sha256: string
  pages: number
}

/** The finished book of an approved proof. */
export interface FinalBooks {
  /** For the printer, with bleed. */
  print: JobFiles
  /** For the parents to keep. */
  archive: JobFiles
}

/** One approval of the proof. */
export interface JobApproval {
  approvedAt: Date
  /** The visitor who gave it. */
  approvedBy: string
  /** When it was taken back. */
  reopenedAt?: Date
}

/** A part of the product that is away, and since when the job waits for it. */
export interface AwaitedSince {
  part: AwaitedPart
  since: Date
}

/** A job makes the proof first, and once that is approved the finished book. */
export type JobStage = 'proof' | 'final'

/** One proof of one version of a record. It holds ids and states; what the parents wrote stays in records, but for characters that no face has. */
export interface ProofJobDocument extends OutboxHolder {
  recordId: string
  version: number
  /** The printed Proof ID of that version. */
  proofId: string
  stage: JobStage
  /** Of the work of this stage. */
  status: 'queued' | 'running' | 'done' | 'error'
  /** When this stage was asked for. */
  requestedAt: Date
  /** When a runner may take the job: at once when queued, after the lease when running, later after a failure. */
  dueAt?: Date | undefined
  /** Rises with every claim; what a runner writes names the one under which it claimed the job. */
  fence: number
  /** Claims that counted: one that ended because another part was away did not. */
  attempts: number
  /** Its place in the queue: there until the press begins to draw the proof. */
  waitingSince?: Date | undefined
  /** The press sets the book, for the runner that has the job in hands. */
  isBookBegun?: boolean | undefined
  awaits?: AwaitedSince | undefined
  error?: string | undefined
  /** Keyed hash of the first page's picture, which is there before the book is. */
  image?: string | undefined
  files?: JobFiles | undefined
  /** What of the version is missing from the print; `readUnprintable` reads it. */
  unprintable?: unknown
  preparedAt?: Date | undefined
  /** Milliseconds from the asking to `preparedAt`; later stages ask anew. */
  tookMs?: number | undefined
  /** When the job was given up; more than once where it was tried again. */
  failures?: Date[] | undefined
  /** Of the approval that stands. */
  approvedAt?: Date | undefined
  /** All there have been, the first one first. */
  approvals: JobApproval[]
  /** When the store sent the owner back, after which the approval cannot be taken back any more. */
  orderedAt?: Date | undefined
  final?: FinalBooks | undefined
  completedAt?: Date | undefined
  /** What the object store was given of it, and may keep though the job names it nowhere else: a book of which the approval was taken back. */
  madeObjects?: string[] | undefined
  /** Where files lay before they were encrypted, until they are removed there. */
  formerObjects?: string[] | undefined
  /** Messages that asked for an e-mail to be sent again. */
  mailsAsked: string[]
}

export const jobsCollection = 'proofjobs'

const filesSchema = new Schema<JobFiles>(
  { sha256: { type: String, required: true }, pages: { type: Number, required: true } },
  { _id: false },
)
const approvalSchema = new Schema<JobApproval>(
  {
    approvedAt: { type: Date, required: true },
    approvedBy: { type: String, required: true },
    reopenedAt: { type: Date },
  },
  { _id: false },
)
const awaitsSchema = new Schema<AwaitedSince>(
  { part: { type: String, required: true }, since: { type: Date, required: true } },
  { _id: false },
)
const finalSchema = new Schema<FinalBooks>(
  { print: { type: filesSchema, required: true }, archive: { type: filesSchema, required: true } },
  { _id: false },
)

const jobSchema = new Schema<ProofJobDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    version: { type: Number, required: true },
    proofId: { type: String, required: true },
    stage: { type: String, required: true },
    status: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    dueAt: { type: Date },
    fence: { type: Number, required: true },
    attempts: { type: Number, required: true },
    waitingSince: { type: Date },
    isBookBegun: { type: Boolean },
    awaits: { type: awaitsSchema },
    error: { type: String },
    image: { type: String },
    files: { type: filesSchema },
    unprintable: { type: Schema.Types.Mixed },
    preparedAt: { type: Date },
    tookMs: { type: Number },
    failures: { type: [Date], default: undefined },
    approvedAt: { type: Date },
    approvals: { type: [approvalSchema], default: [] },
    orderedAt: { type: Date },
    final: { type: finalSchema },
    completedAt: { type: Date },
    madeObjects: { type: [String], default: undefined },
    formerObjects: { type: [String], default: undefined },
    mailsAsked: { type: [String], default: [] },
  },
  { versionKey: false, collection: jobsCollection, shardKey: { _id: 1 } },
)
jobSchema.index({ dueAt: 1 }, { sparse: true })
jobSchema.index({ waitingSince: 1 }, { sparse: true })
jobSchema.index({ recordId: 1, version: -1 })
jobSchema.index({ preparedAt: 1 }, { sparse: true })
jobSchema.index({ failures: 1 }, { sparse: true })
jobSchema.index({ status: 1, requestedAt: -1, _id: -1 }, { partialFilterExpression: { status: 'error' } })
addOutbox(jobSchema)

export const jobModel = (connection: Connection): Model<ProofJobDocument> =>
  connection.model<ProofJobDocument>('ProofJob', jobSchema)
