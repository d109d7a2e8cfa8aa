import type { BirthForm, BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import type { VersionKind } from '@shared/contracts/versions'
import { addOutbox } from '@shared/node/outbox'
import type { OutboxHolder } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'

/** Somebody who wrote, as the record's other people know them: 'The owner', or the address that was invited. */
export interface Writer {
  visitorId: string
  name: string
}

export interface StoredVersion {
  /** From 1 on. */
  version: number
  /** The Proof ID that the record had with this version. */
  proofId: string
  /** Absent for a version that was not submitted. */
  proofJobId?: string
  /** Answers of versions that were made before answers had a collection of their own. */
  form?: BirthForm
  /** As a submission said it. */
  isCompleted?: boolean
  /** Of the canonical JSON of its answers, which names them in their collection. */
  sha256: string
  /** Absent in versions that were made before there were chains; it is computed for them (version-chain.ts). */
  chainHash?: string
  createdAt: Date
  createdBy: string
  /** Everybody whose changes are in it; absent where it was the record's owner. */
  writers?: Writer[]
  note?: string
  /** A submission unless it says otherwise. */
  kind?: VersionKind
  /** The fields in which it differs from the version before, so that a list needs no answers; absent in older ones. */
  changed?: BirthFormField[]
}

/** What editors have changed since the newest version, field by field; it becomes a version within ten minutes. */
export interface StoredWorking {
  values: Partial<BirthFormDraft>
  /** Who changed each of these fields last. */
  writers: Partial<Record<BirthFormField, Writer>>
}

/** One sync, so that the same sent again is answered again and stored once. */
export interface StoredSync {
  /** `visitorId:idempotencyKey` */
  key: string
  bodyHash: string
  isNewVersion: boolean
}

export interface StoredSubmission {
  /** `visitorId:idempotencyKey`: no two submissions of the whole collection share one. */
  key: string
  /** Of everything that was sent, so that a key used for something else is noticed. */
  bodyHash: string
  version: number
}

/** Which approval of which proof; `approvedAt` tells it from an earlier one of the same proof that was taken back. */
export interface ApprovalReference {
  version: number
  proofJobId: string
  approvedAt: Date
}

/** The approval that stands. */
export interface StoredApproval extends ApprovalReference {
  approvedBy: string
  /** When the store sent the owner back. */
  orderedAt?: Date
}

/** One line of the history of approvals, which keeps also those that were taken back or overtaken. */
export interface PastApproval extends ApprovalReference {
  /** Absent only while the message of the approval comes later than that of its end. */
  approvedBy?: string
  reopenedAt?: Date
}

/** The final certificate of an approved version is there. */
export interface StoredCompletion {
  version: number
  proofJobId: string
  completedAt: Date
}

/** What the owner has said of e-mails since the submission. */
export interface StoredDelivery {
  /** In place of the address in the form; absent again once a submission brings a new one. */
  email?: string
  /** Changes of the last day. */
  changedAt: Date[]
  /** Addresses that these replaced, each by the message that tells of its change: so that it can be told there, once. */
  former?: { messageId: string; email: string }[]
  /** All of them: an update names the number it grew from. */
  changes: number
}

/** What is left of a record while it is being erased: ids alone, by which everything else of it is found. */
export interface StoredErasure {
  at: Date
  /** The member of the staff, or `familyItself`. */
  by: string
  /** Of these two nothing is read any more: a copy of a version before, which runs still or again, finds the record's claims by them. */
  proofIds: string[]
  submissionKeys: string[]
  /** Of its copies on the drive. */
  copies: string[]
  /** Files that it named and that were not tied to it yet. */
  fileIds: string[]
}

/** Its family was told that it is going to be removed. */
export interface StoredRetention {
  /** Of the record when they were told: a change since ends this. */
  revision: number
  removesAt: Date
}

/** One document holds everything that must stay consistent about a record, its waiting messages too. */
export interface RecordDocument extends OutboxHolder {
  ownerVisitorId: string
  /** Visitors that the owner became on other devices, by links to the record's own address. */
  ownerDevices?: string[] | undefined
  /** When the owner last took a device off: it may hold links from e-mails, which make nobody the owner any more. */
  keysEndedAt?: Date | undefined
  createdAt: Date
  /** The current Proof ID first, then those it had before an input was edited. No two records share one. */
  proofIds: string[]
  versions: StoredVersion[]
  submissions: StoredSubmission[]
  /** Equal to versions.length. */
  versionCount: number
  /** Grows with every change of answers or versions; an update names the one it grew from. Absent: `versionCount`. */
  revision?: number
  /** The newest revisions, which changed no answer: behind `since`, up to `until`. Of no worth once the record has another revision. */
  unedited?: { since: number; until: number }
  /** The newest version that was submitted. Absent in a record that was never submitted, and in older ones: their last. */
  submitted?: { version: number; proofJobId: string }
  working?: StoredWorking
  /** When `working` becomes a version; absent while nothing waits. */
  workingDueAt?: Date
  /** The newest of them. */
  syncs?: StoredSync[]
  approval?: StoredApproval | undefined
  /** Every approval there has been, the first one first. */
  approvals: PastApproval[]
  completion?: StoredCompletion | undefined
  delivery?: StoredDelivery | undefined
  /** Set when the record is erased: everything else is empty from then on, and the document goes soon after. */
  erasure?: StoredErasure | undefined
  retention?: StoredRetention | undefined
}

/** What of a version its family wrote, or could be guessed from it: one value under the record's key. */
type VersionContent = Pick<StoredVersion, 'form' | 'sha256' | 'chainHash' | 'note' | 'writers' | 'changed'>

/** A version as it is stored; what was stored before there were keys has its content in the clear. */
export type KeptVersion = Omit<StoredVersion, keyof VersionContent> &
  Partial<VersionContent> & { content?: Uint8Array }

/** Encrypted, or in the clear where it was stored before there were keys. */
type Kept<Value> = Uint8Array | Value

export type KeptDelivery = Omit<StoredDelivery, 'email' | 'former'> & {
  email?: Kept<string>
  former?: Kept<StoredDelivery['former']>
}

/** A record as it is stored: what its family wrote is under the record's key (record-cipher.ts). */
export type KeptRecord = Omit<RecordDocument, 'versions' | 'working' | 'delivery'> & {
  versions: KeptVersion[]
  working?: Kept<StoredWorking>
  delivery?: KeptDelivery | undefined
}

export const recordsCollection = 'birthrecords'

const versionSchema = new Schema<KeptVersion>(
  {
    version: { type: Number, required: true },
    proofId: { type: String, required: true },
    proofJobId: { type: String },
    form: { type: Schema.Types.Mixed },
    isCompleted: { type: Boolean },
    content: { type: Buffer },
    sha256: { type: String },
    chainHash: { type: String },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    // No default: it is absent where the owner alone wrote.
    writers: { type: Schema.Types.Mixed },
    note: { type: String },
    kind: { type: String },
    changed: { type: [String], default: undefined },
  },
  { _id: false, minimize: false },
)
const submissionSchema = new Schema<StoredSubmission>(
  {
    key: { type: String, required: true },
    bodyHash: { type: String, required: true },
    version: { type: Number, required: true },
  },
  { _id: false },
)
const approvalReference = {
  version: { type: Number, required: true },
  proofJobId: { type: String, required: true },
  approvedAt: { type: Date, required: true },
} as const
const approvalSchema = new Schema<StoredApproval>(
  { ...approvalReference, approvedBy: { type: String, required: true }, orderedAt: { type: Date } },
  { _id: false },
)
const pastApprovalSchema = new Schema<PastApproval>(
  { ...approvalReference, approvedBy: { type: String }, reopenedAt: { type: Date } },
  { _id: false },
)

const completionSchema = new Schema<StoredCompletion>(
  {
    version: { type: Number, required: true },
    proofJobId: { type: String, required: true },
    completedAt: { type: Date, required: true },
  },
  { _id: false },
)
const deliverySchema = new Schema<KeptDelivery>(
  {
    email: { type: Schema.Types.Mixed },
    changedAt: { type: [Date], required: true },
    former: { type: Schema.Types.Mixed },
    changes: { type: Number, required: true },
  },
  { _id: false },
)

const recordSchema = new Schema<KeptRecord>(
  {
    _id: { type: String, required: true },
    ownerVisitorId: { type: String, required: true },
    ownerDevices: { type: [String], default: undefined },
    keysEndedAt: { type: Date },
    createdAt: { type: Date, required: true },
    proofIds: { type: [String], required: true },
    versions: { type: [versionSchema], required: true },
    submissions: { type: [submissionSchema], required: true },
    versionCount: { type: Number, required: true },
    revision: { type: Number },
    unedited: { type: Schema.Types.Mixed },
    submitted: { type: Schema.Types.Mixed },
    working: { type: Schema.Types.Mixed },
    workingDueAt: { type: Date },
    syncs: { type: Schema.Types.Mixed },
    approval: { type: approvalSchema },
    approvals: { type: [pastApprovalSchema], default: [] },
    completion: { type: completionSchema },
    delivery: { type: deliverySchema },
    erasure: { type: Schema.Types.Mixed },
    retention: { type: Schema.Types.Mixed },
  },
  { versionKey: false, minimize: false, collection: recordsCollection, shardKey: { _id: 1 } },
)
// Sharded by `_id`: what must be unique is claimed in collections of its own, see claims.ts.
recordSchema.index({ proofIds: 1, _id: 1 })
recordSchema.index({ 'submissions.key': 1, _id: 1 })
recordSchema.index({ 'versions.proofJobId': 1, _id: 1 })
recordSchema.index({ 'approval.version': 1, createdAt: 1 })
recordSchema.index({ workingDueAt: 1 }, { sparse: true })
addOutbox(recordSchema)

export const recordModel = (connection: Connection): Model<KeptRecord> =>
  connection.model<KeptRecord>('BirthRecord', recordSchema)
