import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { AppError } from '@shared/node/errors'
import { erasedError } from '@shared/node/record-keys'
import type { AnswersRepository } from './answers.repository'
import type { StoredVersion } from './record.model'
import type { NewVersion } from './version-entries'

/** What versions say, by the hashes of it. */
export type Answers = ReadonlyMap<string, BirthFormDraft>
/** A record with the versions whose answers are wanted. */
export interface Answered {
  _id: string
  versions: readonly StoredVersion[]
}

/** Answers that a version names and the database has not, though they were written before it: it was damaged, or put back in part. */
export const answersLost = (recordId: string) =>
  new AppError({
    code: 'internal',
    publicMessage:
      'What was written last in this record is lost from the archive, unless a backup has it. Trying again does not help.',
    cause: new Error(`The answers of a version of record ${recordId} are gone`),
  })

export interface VersionAnswers {
  /**
   * The answers of versions, by their hashes.
   * @throws AppError `gone` where the record was erased since it was read
   */
  answersOf(record: Answered): Promise<Answers>
  /** The same of several records at once, by their ids; without those that were erased since they were read. */
  answersOfAll(records: readonly Answered[]): Promise<ReadonlyMap<string, Answers>>
  /** Keeps what new versions of a record say, whose entries these are. */
  keep(id: string, entries: readonly StoredVersion[], versions: readonly NewVersion[]): Promise<void>
}

/**
 * Answers lie beside the record, each once; of records from before that they stand in the version.
 *
 * @param isErased is asked where answers are missing that a version names
 */
export function createVersionAnswers(
  answers: Pick<AnswersRepository, 'find' | 'keep'>,
  isErased: (recordId: string) => Promise<boolean>,
): VersionAnswers {
  const answersOfAll = async (wanted: readonly Answered[]) => {
    const elsewhere = wanted.map(({ _id, versions }) => ({
      recordId: _id,
      sha256s: versions.flatMap(({ sha256, form }) => (form === undefined ? [sha256] : [])),
    }))
    const found = await answers.find(elsewhere)
    for (const { _id, versions } of wanted)
      for (const { sha256, form } of versions) if (form) found.get(_id)?.set(sha256, form)
    for (const { _id, versions } of wanted)
      if (versions.some(({ sha256 }) => !found.get(_id)?.has(sha256)) && (await isErased(_id)))
        found.delete(_id)
    return found
  }
  return {
    answersOfAll,
    async answersOf(record) {
      const found = (await answersOfAll([record])).get(record._id)
      if (!found) throw erasedError()
      return found
    },
    keep: (id, entries, versions) =>
      answers.keep(
        id,
        entries.flatMap(({ sha256 }, at) => {
          const form = versions[at]?.form
          return form ? [{ sha256, form }] : []
        }),
      ),
  }
}
