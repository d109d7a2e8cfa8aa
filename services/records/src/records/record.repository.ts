import { randomUUID } from 'node:crypto'
import { isDuplicate } from '@shared/node/database'
import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { proofIdModel, submissionKeyModel } from './claim.model'
import { createClaims } from './claims'
import { recordModel } from './record.model'
import type { RecordDocument, StoredDelivery, StoredSubmission, StoredVersion } from './record.model'

/** A record without what parents wrote: enough to find one's way by ids. */
export interface RecordOutline {
  _id: string
  proofIds: string[]
  versionCount: number
  versions: { version: number; proofJobId: string; proofId: string }[]
}

/** What one submission adds to a record, in one write. */
export interface Addition {
  version: StoredVersion
  submission: StoredSubmission
  proofIds: string[]
  messages: StoredMessage[]
  /** The address of this submission is another than that of the one before. */
  bringsNewAddress: boolean
}

/** `taken`: a Proof ID or idempotency key in it belongs to another record or an earlier request. */
export type WriteOutcome = 'written' | 'changed' | 'taken'

export interface RecordRepository {
  findById(id: string): Promise<RecordDocument | null>
  findAll(ids: readonly string[]): Promise<RecordDocument[]>
  findByProofId(proofId: string): Promise<RecordDocument | null>
  findByProofJobId(proofJobId: string): Promise<RecordDocument | null>
  findBySubmissionKey(key: string): Promise<RecordDocument | null>
  outlineByProofJobId(proofJobId: string): Promise<RecordOutline | null>
  outlineByProofId(proofId: string): Promise<RecordOutline | null>
  ownerOf(id: string): Promise<string | null>
  /** The owner goes on with the record as another visitor, on another device. */
  addOwnerDevice(id: string, visitorId: string): Promise<void>
  /**
   * The id under which a new record is to be inserted: claimed for its Proof ID, or that of a record which was begun with this
   * Proof ID and never written. Null when a record with it is there.
   */
  idOfNew(proofId: string): Promise<string | null>
  insert(id: string, ownerVisitorId: string, addition: Addition): Promise<WriteOutcome>
  /** Adds a version to the record that still has `versionCount` of them; approval and completion are undone by it. */
  addVersion(id: string, versionCount: number, addition: Addition): Promise<WriteOutcome>
  /** Remembers a submission that brought nothing new. */
  addSubmission(id: string, submission: StoredSubmission): Promise<WriteOutcome>
  addMessage(id: string, message: StoredMessage): Promise<void>
  /** Adds a message to a record that has none of its type and version waiting. */
  addMessageOnce(id: string, message: StoredMessage): Promise<void>
  /** Removes a message that was delivered by other means than the relay. */
  removeMessage(id: string, messageId: string): Promise<void>
  /** Changes where e-mails go, in the record that has still `versionCount` versions and `changes` changes behind it. */
  changeDelivery(
    id: string,
    grownFrom: { versionCount: number; changes: number },
    delivery: StoredDelivery,
    messages: readonly StoredMessage[],
  ): Promise<boolean>
}

async function outcomeOf(write: Promise<number>): Promise<WriteOutcome> {
  try {
    return (await write) > 0 ? 'written' : 'changed'
  } catch (error) {
    if (isDuplicate(error)) return 'taken'
    throw error
  }
}

const outline = {
  proofIds: 1,
  versionCount: 1,
  'versions.version': 1,
  'versions.proofJobId': 1,
  'versions.proofId': 1,
} as const

export function createRecordRepository(
  connection: Connection,
  now: () => Date = () => new Date(),
): RecordRepository {
  const records = recordModel(connection)
  const proofIds = createClaims(proofIdModel(connection), now)
  const keys = createClaims(submissionKeyModel(connection), now)

  const has = async (_id: string, field: 'proofIds' | 'submissions.key', value: string) =>
    (await records.exists({ _id, [field]: value })) !== null
  /**
   * The record that has a value, by its claim. Records that were written before there were claims are found by the index of
   * the value; their claims are made when they are written next.
   */
  const byClaim = async <Found>(
    recordOf: Promise<string | null>,
    find: (filter: { _id?: string }) => Promise<Found | null>,
  ): Promise<Found | null> => {
    const _id = await recordOf
    return (_id === null ? null : await find({ _id })) ?? find({})
  }
  const claimKey = async (key: string, id: string) =>
    (await keys.claim(key, id, (recordId) => has(recordId, 'submissions.key', key))) === id
  const claimProofId = async (proofId: string, id: string) =>
    (await proofIds.claim(proofId, id, (recordId) => has(recordId, 'proofIds', proofId))) === id

  return {
    findById: (id) => records.findById(id).lean<RecordDocument>(),
    findAll: (ids) => records.find({ _id: { $in: [...ids] } }).lean<RecordDocument[]>(),
    findByProofId: (proofId) =>
      byClaim(proofIds.recordOf(proofId), (filter) =>
        records.findOne({ ...filter, proofIds: proofId }).lean<RecordDocument>(),
      ),
    findByProofJobId: (proofJobId) =>
      records.findOne({ 'versions.proofJobId': proofJobId }).lean<RecordDocument>(),
    findBySubmissionKey: (key) =>
      byClaim(keys.recordOf(key), (filter) =>
        records.findOne({ ...filter, 'submissions.key': key }).lean<RecordDocument>(),
      ),
    outlineByProofJobId: (proofJobId) =>
      records.findOne({ 'versions.proofJobId': proofJobId }, outline).lean<RecordOutline>(),
    outlineByProofId: (proofId) =>
      byClaim(proofIds.recordOf(proofId), (filter) =>
        records.findOne({ ...filter, proofIds: proofId }, outline).lean<RecordOutline>(),
      ),
    async ownerOf(id) {
      const record = await records.findById(id, { ownerVisitorId: 1 }).lean()
      return record?.ownerVisitorId ?? null
    },
    async addOwnerDevice(id, visitorId) {
      await records.updateOne(
        { _id: id, ownerVisitorId: { $ne: visitorId } },
        { $addToSet: { ownerDevices: visitorId } },
      )
    },
    async idOfNew(proofId) {
      const ours = randomUUID()
      const id = await proofIds.claim(proofId, ours, (recordId) => has(recordId, 'proofIds', proofId))
      return id === ours || !(await records.exists({ _id: id })) ? id : null
    },
    async insert(id, ownerVisitorId, { version, submission, proofIds: ids, messages }) {
      if (!(await claimKey(submission.key, id))) return 'taken'
      const { createdAt } = version
      const document: RecordDocument = {
        _id: id,
        ownerVisitorId,
        createdAt,
        proofIds: ids,
        versions: [version],
        submissions: [submission],
        versionCount: 1,
        approvals: [],
        outbox: messages,
        outboxDueAt: firstDueAt(createdAt),
      }
      return outcomeOf(records.create(document).then(() => 1))
    },
    async addVersion(id, versionCount, addition) {
      const { version, submission, proofIds: ids, messages, bringsNewAddress } = addition
      if (!(await claimProofId(version.proofId, id)) || !(await claimKey(submission.key, id))) return 'taken'
      const write = records.updateOne(
        { _id: id, versionCount, 'submissions.key': { $ne: submission.key } },
        {
          $push: { versions: version, submissions: submission, outbox: { $each: messages } },
          $set: { proofIds: ids, versionCount: versionCount + 1, outboxDueAt: firstDueAt(version.createdAt) },
          $unset: { approval: 1, completion: 1, ...(bringsNewAddress ? { 'delivery.email': 1 } : {}) },
        },
      )
      return outcomeOf(write.then(({ matchedCount }) => matchedCount))
    },
    async addSubmission(id, submission) {
      if (!(await claimKey(submission.key, id))) return 'taken'
      const write = records.updateOne(
        { _id: id, versionCount: submission.version, 'submissions.key': { $ne: submission.key } },
        { $push: { submissions: submission } },
      )
      return outcomeOf(write.then(({ matchedCount }) => matchedCount))
    },
    async addMessage(id, message) {
      await records.updateOne(
        { _id: id },
        { $push: { outbox: message }, $set: { outboxDueAt: firstDueAt(message.at) } },
      )
    },
    async addMessageOnce(id, message) {
      const same = { type: message.type, 'payload.version': message.payload['version'] }
      await records.updateOne(
        { _id: id, outbox: { $not: { $elemMatch: same } } },
        { $push: { outbox: message }, $set: { outboxDueAt: firstDueAt(message.at) } },
      )
    },
    async removeMessage(id, messageId) {
      await records.updateOne({ _id: id }, { $pull: { outbox: { id: messageId } } })
      await records.updateOne({ _id: id, outbox: { $size: 0 } }, { $unset: { outboxDueAt: 1 } })
    },
    async changeDelivery(id, { versionCount, changes }, delivery, messages) {
      const { matchedCount } = await records.updateOne(
        { _id: id, versionCount, 'delivery.changes': changes || { $exists: false } },
        {
          $set: { delivery, outboxDueAt: firstDueAt(delivery.changedAt.at(-1) ?? new Date()) },
          $push: { outbox: { $each: [...messages] } },
        },
      )
      return matchedCount > 0
    },
  }
}
