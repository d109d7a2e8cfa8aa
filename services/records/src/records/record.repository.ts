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
import { formAtWork, newestFormOf } from './current-form'
import { uneditedBy } from './edited-revision'
import { createRecordCipher } from './record-cipher'
import type { RecordCipher } from './record-cipher'
import type { RecordOwners } from './record-owner'
import { recordModel } from './record.model'
import type { KeptRecord, RecordDocument, StoredSubmission, StoredSync, StoredVersion } from './record.model'
import { newestSubmittedOf, notErased, revisionOf, unchangedSince } from './record-state'
import { createVersionAnswers } from './version-answers'
import type { VersionAnswers } from './version-answers'
import { entriesOf, submittedAmong } from './version-entries'
import type { NewVersion } from './version-entries'

/** A record without what parents wrote: enough to find one's way by ids. */
export interface RecordOutline {
  _id: string
  proofIds: string[]
  versionCount: number
  revision?: number
  unedited?: NonNullable<RecordDocument['unedited']>
  submitted?: RecordDocument['submitted']
  approval?: RecordDocument['approval']
  workingDueAt?: Date
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
  /** How answers read once they are submitted: where they read alike before and after, nothing was edited. */
  readAs?: (answers: BirthFormDraft) => BirthFormDraft
  /** The address of this submission is another than that of the one before. */
  bringsNewAddress?: boolean
}

/** `taken`: a Proof ID or idempotency key in it belongs to another record or an earlier request. */
export type WriteOutcome = 'written' | 'changed' | 'taken'

export interface RecordRepository
  extends
    Pick<RecordCipher, 'keepBodyHash' | 'isSameBody'>,
    Pick<VersionAnswers, 'answersOf' | 'answersOfAll'> {
  findById(id: string): Promise<RecordDocument | null>
  /** Records that were submitted, with the newest version that was, and without what waits to become one. */
  findNewest(ids: readonly string[]): Promise<RecordDocument[]>
  /** Any record; null when there is none. */
  someRecordId(): Promise<string | null>
  findBySubmissionKey(key: string): Promise<RecordDocument | null>
  /** Whose a record is; what it says is not read, here and in the two below. */
  ownersById(id: string): Promise<RecordOwners | null>
  ownersByProofJobId(proofJobId: string): Promise<RecordOwners | null>
  /** Whose the record is that has, or had, a Proof ID. */
  ownersByProofId(proofId: string): Promise<RecordOwners | null>
  outlineByProofJobId(proofJobId: string): Promise<RecordOutline | null>
  outlineByProofId(proofId: string): Promise<RecordOutline | null>
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
  unedited: 1,
  submitted: 1,
  approval: 1,
  workingDueAt: 1,
  'versions.version': 1,
  'versions.proofJobId': 1,
  'versions.proofId': 1,
} as const
const ownersAlone = { ownerVisitorId: 1, ownerDevices: 1 } as const
const maxSyncs = 200

export function createRecordRepository(
  connection: Connection,
  keys: RecordKeys,
  now: () => Date = () => new Date(),
): RecordRepository {
  const records = recordModel(connection)
  const proofIds = createClaims(proofIdModel(connection), now)
  const isErased = async (_id: string) => !(await records.exists({ _id, ...notErased }))
  const answers = createVersionAnswers(createAnswersRepository(connection, keys), isErased)
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
    async someRecordId() {
      const record = await records.findOne(notErased, { _id: 1 }).lean()
      return record?._id ?? null
    },
    findBySubmissionKey: async (key) =>
      cipher.read(
        await byClaim(submissionKeys.recordOf(key), (filter) =>
          records.findOne({ ...filter, 'submissions.key': key }).lean<KeptRecord>(),
        ),
      ),
    ownersById: (id) => records.findOne({ _id: id, ...notErased }, ownersAlone).lean<RecordOwners>(),
    ownersByProofJobId: (proofJobId) =>
      records.findOne({ 'versions.proofJobId': proofJobId }, ownersAlone).lean<RecordOwners>(),
    ownersByProofId: (proofId) =>
      byClaim(proofIds.recordOf(proofId), (filter) =>
        records.findOne({ ...filter, proofIds: proofId }, ownersAlone).lean<RecordOwners>(),
      ),
    outlineByProofJobId: (proofJobId) =>
      records.findOne({ 'versions.proofJobId': proofJobId }, outline).lean<RecordOutline>(),
    outlineByProofId: (proofId) =>
      byClaim(proofIds.recordOf(proofId), (filter) =>
        records.findOne({ ...filter, proofIds: proofId }, outline).lean<RecordOutline>(),
      ),
    async idOfNew(proofId) {
      const ours = randomUUID()
      const id = await proofIds.claim(proofId, ours, (recordId) => has(recordId, 'proofIds', proofId))
      return id === ours || !(await records.exists({ _id: id })) ? id : null
    },
    async insert(id, ownerVisitorId, { versions, submission, sync, proofIds: ids, messages }) {
      if (submission && !(await claimKey(submission.key, id))) return 'taken'
      const entries = entriesOf([], null, versions)
      await answers.keep(id, entries, versions)
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
      const { versions, submission, sync, proofIds: ids, messages, readAs, bringsNewAddress } = addition
      for (const proofId of ids.slice(0, 1)) if (!(await claimProofId(proofId, id))) return 'taken'
      if (submission && !(await claimKey(submission.key, id))) return 'taken'
      const newest = await newestFormOf(answers, record)
      const before = formAtWork(newest, record)
      const entries = entriesOf(record.versions, newest, versions)
      await answers.keep(id, entries, versions)
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
            ...uneditedBy(record, { before, after: versions.at(-1)?.form ?? before }, readAs),
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
    answersOf: answers.answersOf,
    answersOfAll: answers.answersOfAll,
    keepBodyHash: cipher.keepBodyHash,
    isSameBody: cipher.isSameBody,
  }
}
