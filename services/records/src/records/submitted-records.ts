import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthForm } from '@shared/contracts/birth-form'
import { isOwner } from './record-owner'
import type { RecordOwners } from './record-owner'
import type { RecordDocument, StoredVersion } from './record.model'
import type { RecordRepository } from './record.repository'
import { answersLost } from './version-answers'
import type { Answers } from './version-answers'

export type SubmittedVersion = StoredVersion & { proofJobId: string; form: BirthForm }

/** A record that has been submitted: its submitted versions and what they say. */
export type SubmittedRecord = Omit<RecordDocument, 'versions'> & {
  versions: SubmittedVersion[]
  /** Those that were only synced too, without what they say. */
  allVersions: StoredVersion[]
}

/** Records that have been submitted; to whoever asks here, what was only synced says nothing. */
export interface SubmittedRecords {
  findById(id: string): Promise<SubmittedRecord | null>
  /** What lists show: of each record only the newest version that was submitted is there, and only that is decrypted. */
  findNewest(ids: readonly string[]): Promise<SubmittedRecord[]>
}

const submittedIn = ({ versions }: RecordDocument) =>
  versions.filter(({ proofJobId }) => proofJobId !== undefined)

/**
 * The submitted versions of a record with what they say; null for one that was only synced, or that has no answers as it was erased.
 *
 * @param lost stands for answers that are lost
 */
function withAnswers(
  record: RecordDocument,
  answers: Answers | undefined,
  lost?: BirthForm,
): SubmittedRecord | null {
  const submitted = submittedIn(record)
  if (!submitted.length || !answers) return null
  const versions = submitted.map((version): SubmittedVersion => {
    const form = answers.get(version.sha256) ?? lost
    if (!form) throw answersLost(record._id)
    // Submissions are checked before they are stored: theirs are no drafts any more.
    return { ...version, proofJobId: version.proofJobId ?? '', form: form as BirthForm }
  })
  return { ...record, versions, allVersions: record.versions }
}

/**
 * The submitted record of its owner; null for anybody else, for whom what it says is not even read: whether somebody has such a
 * record is nobody's business.
 */
export async function ownSubmittedRecord(
  repository: Pick<RecordRepository, 'findById' | 'answersOf'>,
  owners: RecordOwners | null,
  visitorId: string,
): Promise<SubmittedRecord | null> {
  const record = owners && isOwner(owners, visitorId) ? await repository.findById(owners._id) : null
  return record && submittedRecordOf(repository, record)
}

export async function submittedRecordOf(
  repository: Pick<RecordRepository, 'answersOf'>,
  record: RecordDocument,
): Promise<SubmittedRecord | null> {
  const versions = submittedIn(record)
  return withAnswers(record, await repository.answersOf({ _id: record._id, versions }))
}

export const createSubmittedRecords = (
  repository: Pick<RecordRepository, 'findById' | 'findNewest' | 'answersOf' | 'answersOfAll'>,
): SubmittedRecords => ({
  async findById(id) {
    const record = await repository.findById(id)
    return record && submittedRecordOf(repository, record)
  },
  async findNewest(ids) {
    const records = await repository.findNewest(ids)
    const answers = await repository.answersOfAll(records)
    // A list of many stays, with empty places in it for what is lost.
    return records.flatMap((record) => withAnswers(record, answers.get(record._id), emptyBirthForm()) ?? [])
  },
})
