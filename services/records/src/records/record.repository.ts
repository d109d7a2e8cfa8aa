import { randomUUID } from 'node:crypto'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isDuplicate } from '@shared/node/database'
import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { createAnswersRepository } from './answers.repository'
import { proofIdModel, submissionKeyModel } from './claim.model'
import { createClaims } from './claims'
import { newestFormOf } from './current-form'
import { createRecordCipher } from './record-cipher'
import type { RecordCipher } from './record-cipher'
import { recordModel } from './record.model'
import type {
  KeptRecord,
  RecordDocument,
  StoredDelivery,
  StoredSubmission,
  StoredSync,
  StoredVersion,
} from './record.model'
import { newestSubmittedOf, revisionOf, unchangedSince } from './record-state'
import { entriesOf, submittedAmong } from './version-entries'
import type { NewVersion } from './version-entries'

/** A record without what parents wrote: enough to find one's way by ids. */
export interface RecordOutline {
  _id: string
  proofIds: string[]
  versionCount: number
  revision?: number
  submitted?: RecordDocument['submitted']
  versions: Pick<StoredVersion, 'version' | 'proofJobId' | 'proofId'>[]
}

/** What one change adds to a record, in one write. */
export interface Addition {
  /** At least one, the older first. */
  versions: readonly NewVersion[]
  /** The current one first. */
  proofIds: string[]
  messages: StoredMessage[]
  submission?: StoredSubmission
  sync?: StoredSync
  /** The address of this submission is another than that of the one before. */
  bringsNewAddress?: boolean
}

/** What versions say, by the hashes of it. */
export type Answers = ReadonlyMap<string, BirthFormDraft>
/** A record with the versions whose answers are wanted. */
export interface Answered {
  _id: string
  versions: readonly StoredVersion[]
}

/** `taken`: a Proof ID or idempotency key in it belongs to another record or an earlier request. */
export type WriteOutcome = 'written' | 'changed' | 'taken'

export interface RecordRepository extends Pick<RecordCipher, 'keepBodyHash' | 'isSameBody'> {
  findById(id: string): Promise<RecordDocument | null>
  /** Records that were submitted, with the newest version that was, and without what waits to become one. */
  findNewest(ids: readonly string[]): Promise<RecordDocument[]>
  findByProofId(proofId: string): Promise<RecordDocument | null>
  /** Any record; null when there is none. */
  someRecordId(): Promise<string | null>
  findByProofJobId(proofJobId: string): Promise<RecordDocument | null>
  findBySubmissionKey(key: string): Promise<RecordDocument | null>
  outlineByProofJobId(proofJobId: string): Promise<RecordOutline | null>
  outlineByProofId(proofId: string): Promise<RecordOutline | null>
  ownerOf(id: string): Promise<string | null>
  /** The owner goes on with the record as another visitor, on another device. */
  addOwnerDevice(id: string, visitorId: string): Promise<void>
  /** Ends what `addOwnerDevice` gave, or what made the record its own; the one who asks stays its owner. */
  removeOwnerDevice(
    id: string,
    visitorId: string,
    askedBy: string,
    messages: readonly StoredMessage[],
  ): Promise<void>
  /**
   * The id under which a new record is to be inserted: claimed for its Proof ID, or that of a record which was begun with this
   * Proof ID and never written. Null when a record with it is there.
   */
  idOfNew(proofId: string): Promise<string | null>
  insert(id: string, ownerVisitorId: string, addition: Addition): Promise<WriteOutcome>
  /** Adds versions to a record that is still as it was read. A submission undoes approval and completion. */
  addVersions(record: RecordDocument, addition: Addition): Promise<WriteOutcome>
  /** Remembers a submission that brought nothing new, in a record that is still as it was read. */
  addSubmission(record: RecordDocument, submission: StoredSubmission): Promise<WriteOutcome>
  /** The answers of versions, by their hashes. */
  answersOf(record: Answered): Promise<Answers>
  /** The same of several records at once, by their ids. */
  answersOfAll(records: readonly Answered[]): Promise<ReadonlyMap<string, Answers>>
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
  revision: 1,
  submitted: 1,
  'versions.version': 1,
  'versions.proofJobId': 1,
  'versions.proofId': 1,
} as const
const maxSyncs = 200
/** What is being erased is there for nobody. Its other values are empty, so that nothing but its id finds it anyway. */
const notErased = { erasure: { $exists: false } } as const

export function createRecordRepository(
  connection: Connection,
  keys: RecordKeys,
  now: () => Date = () => new Date(),
): RecordRepository {
  const records = recordModel(connection)
  const proofIds = createClaims(proofIdModel(connection), now)
  const answers = createAnswersRepository(connection, keys)
  const submissionKeys = createClaims(submissionKeyModel(connection), now)
  const cipher = createRecordCipher(keys)

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
    (await submissionKeys.claim(key, id, (recordId) => has(recordId, 'submissions.key', key))) === id
  const claimProofId = async (proofId: string, id: string) =>
    (await proofIds.claim(proofId, id, (recordId) => has(recordId, 'proofIds', proofId))) === id

  const answersOfAll = async (wanted: readonly Answered[]) => {
    const elsewhere = wanted.map(({ _id, versions }) => ({
      recordId: _id,
      sha256s: versions.flatMap(({ sha256, form }) => (form === undefined ? [sha256] : [])),
    }))
    const found = await answers.find(elsewhere)
    for (const { _id, versions } of wanted)
      for (const { sha256, form } of versions) if (form) found.get(_id)?.set(sha256, form)
    return found
  }
  const keepAnswers = (id: string, entries: readonly StoredVersion[], versions: readonly NewVersion[]) =>
    answers.keep(
      id,
      entries.flatMap(({ sha256 }, at) => {
        const form = versions[at]?.form
        return form ? [{ sha256, form }] : []
      }),
    )

  const answersOf: RecordRepository['answersOf'] = async (record) =>
    (await answersOfAll([record])).get(record._id) ?? new Map()

  return {
    findById: async (id) => cipher.read(await records.findOne({ _id: id, ...notErased }).lean<KeptRecord>()),
    async findNewest(ids) {
      const found = await records
        .find({ _id: { $in: [...ids] }, ...notErased }, { working: 0 })
        .lean<KeptRecord[]>()
      return cipher.readAll(
        found.flatMap((record) => {
          const newest = record.versions.findLast(({ proofJobId }) => proofJobId !== undefined)
          return newest ? [{ ...record, versions: [newest] }] : []
        }),
      )
    },
    findByProofId: async (proofId) =>
      cipher.read(
        await byClaim(proofIds.recordOf(proofId), (filter) =>
          records.findOne({ ...filter, proofIds: proofId }).lean<KeptRecord>(),
        ),
      ),
    async someRecordId() {
      const record = await records.findOne(notErased, { _id: 1 }).lean()
      return record?._id ?? null
    },
    findByProofJobId: async (proofJobId) =>
      cipher.read(await records.findOne({ 'versions.proofJobId': proofJobId }).lean<KeptRecord>()),
    findBySubmissionKey: async (key) =>
      cipher.read(
        await byClaim(submissionKeys.recordOf(key), (filter) =>
          records.findOne({ ...filter, 'submissions.key': key }).lean<KeptRecord>(),
        ),
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
        { _id: id, ownerVisitorId: { $ne: visitorId }, ...notErased },
        { $addToSet: { ownerDevices: visitorId } },
      )
    },
    async removeOwnerDevice(id, visitorId, askedBy, messages) {
      const told = {
        $push: { outbox: { $each: [...messages] } },
        $set: { outboxDueAt: firstDueAt(messages[0]?.at ?? now()) },
      }
      // The device on which the record was made gives its place to the one that asks.
      const first = await records.updateOne(
        { _id: id, ownerVisitorId: visitorId, ...notErased },
        { ...told, $set: { ...told.$set, ownerVisitorId: askedBy }, $pull: { ownerDevices: askedBy } },
      )
      if (!first.matchedCount)
        await records.updateOne(
          { _id: id, ownerDevices: visitorId, ...notErased },
          { ...told, $pull: { ownerDevices: visitorId } },
        )
    },
    async idOfNew(proofId) {
      const ours = randomUUID()
      const id = await proofIds.claim(proofId, ours, (recordId) => has(recordId, 'proofIds', proofId))
      return id === ours || !(await records.exists({ _id: id })) ? id : null
    },
    async insert(id, ownerVisitorId, { versions, submission, sync, proofIds: ids, messages }) {
      if (submission && !(await claimKey(submission.key, id))) return 'taken'
      const entries = entriesOf([], null, versions)
      await keepAnswers(id, entries, versions)
      const createdAt = entries[0]?.createdAt ?? now()
      const document: KeptRecord = {
        _id: id,
        ownerVisitorId,
        createdAt,
        proofIds: ids,
        versions: await cipher.keepVersions(id, entries),
        submissions: submission ? [submission] : [],
        versionCount: entries.length,
        revision: entries.length,
        ...submittedAmong(entries),
        ...(sync ? { syncs: [sync] } : {}),
        approvals: [],
        outbox: messages,
        outboxDueAt: firstDueAt(createdAt),
      }
      return outcomeOf(records.create(document).then(() => 1))
    },
    async addVersions(record, addition) {
      const { _id: id } = record
      const { versions, submission, sync, proofIds: ids, messages, bringsNewAddress } = addition
      for (const proofId of ids.slice(0, 1)) if (!(await claimProofId(proofId, id))) return 'taken'
      if (submission && !(await claimKey(submission.key, id))) return 'taken'
      const newest = await newestFormOf({ answersOf }, record)
      const entries = entriesOf(record.versions, newest, versions)
      await keepAnswers(id, entries, versions)
      const submitted = newestSubmittedOf(record)
      const kept = await cipher.keepVersions(id, entries)
      const write = records.updateOne(
        {
          _id: id,
          ...unchangedSince(record),
          ...(submission ? { 'submissions.key': { $ne: submission.key } } : {}),
        },
        {
          $push: {
            versions: { $each: kept },
            outbox: { $each: messages },
            ...(submission ? { submissions: submission } : {}),
            ...(sync ? { syncs: { $each: [sync], $slice: -maxSyncs } } : {}),
          },
          $set: {
            proofIds: ids,
            versionCount: record.versionCount + entries.length,
            revision: revisionOf(record) + 1,
            ...(submitted ? { submitted } : {}),
            ...submittedAmong(entries),
            outboxDueAt: firstDueAt(now()),
          },
          $unset: {
            working: 1,
            workingDueAt: 1,
            ...(submission ? { approval: 1, completion: 1 } : {}),
            ...(bringsNewAddress ? { 'delivery.email': 1 } : {}),
          },
        },
      )
      return outcomeOf(write.then(({ matchedCount }) => matchedCount))
    },
    async addSubmission(record, submission) {
      if (!(await claimKey(submission.key, record._id))) return 'taken'
      const write = records.updateOne(
        { _id: record._id, ...unchangedSince(record), 'submissions.key': { $ne: submission.key } },
        { $push: { submissions: submission } },
      )
      return outcomeOf(write.then(({ matchedCount }) => matchedCount))
    },
    answersOf,
    answersOfAll,
    keepBodyHash: cipher.keepBodyHash,
    isSameBody: cipher.isSameBody,
    async addMessage(id, message) {
      await records.updateOne(
        { _id: id, ...notErased },
        { $push: { outbox: message }, $set: { outboxDueAt: firstDueAt(message.at) } },
      )
    },
    async addMessageOnce(id, message) {
      const same = { type: message.type, 'payload.version': message.payload['version'] }
      await records.updateOne(
        { _id: id, ...notErased, outbox: { $not: { $elemMatch: same } } },
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
          $set: {
            delivery: await cipher.keepDelivery(id, delivery),
            outboxDueAt: firstDueAt(delivery.changedAt.at(-1) ?? new Date()),
          },
          $push: { outbox: { $each: [...messages] } },
        },
      )
      return matchedCount > 0
    },
  }
}
