import type { BirthFormDraft } from '@shared/contracts/birth-form'
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

export interface VersionAnswers {
  /** The answers of versions, by their hashes. */
  answersOf(record: Answered): Promise<Answers>
  /** The same of several records at once, by their ids. */
  answersOfAll(records: readonly Answered[]): Promise<ReadonlyMap<string, Answers>>
  /** Keeps what new versions of a record say, whose entries these are. */
  keep(id: string, entries: readonly StoredVersion[], versions: readonly NewVersion[]): Promise<void>
}

/** Answers lie beside the record, each once; of records from before that they stand in the version. */
export function createVersionAnswers(answers: Pick<AnswersRepository, 'find' | 'keep'>): VersionAnswers {
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
  return {
    answersOfAll,
    answersOf: async (record) => (await answersOfAll([record])).get(record._id) ?? new Map(),
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
