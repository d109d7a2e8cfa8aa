import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import type { VersionKind } from '@shared/contracts/versions'
import { sha256OfJson } from './canonical-json'
import type { StoredVersion, Writer } from './record.model'
import { chainHashOf, chainOf } from './version-chain'

/** A version before it has its number and its hashes. */
export interface NewVersion {
  kind: VersionKind
  form: BirthFormDraft
  proofId: string
  note: string
  writers: Writer[]
  createdAt: Date
  /** What a submission says besides. */
  submitted?: { proofJobId: string; isCompleted: boolean }
}

/**
 * The entries of new versions behind those that are there, numbered and chained. `newest` are the answers of the last of those; null
 * where there is none.
 */
export function entriesOf(
  before: readonly StoredVersion[],
  newest: BirthFormDraft | null,
  versions: readonly NewVersion[],
): StoredVersion[] {
  const entries: StoredVersion[] = []
  let answers = newest ?? emptyBirthForm()
  let hash = chainOf(before).at(-1) ?? null
  for (const { form, writers, submitted, ...rest } of versions) {
    const entry: StoredVersion = {
      ...rest,
      ...submitted,
      version: before.length + entries.length + 1,
      sha256: sha256OfJson(form),
      createdBy: writers[0]?.visitorId ?? '',
      writers,
      changed: fieldsThatDiffer(answers, form),
    }
    answers = form
    hash = chainHashOf(hash, entry)
    entries.push({ ...entry, chainHash: hash })
  }
  return entries
}

/** The newest submitted one among entries. */
export const submittedAmong = (entries: readonly StoredVersion[]) => {
  const last = entries.findLast(({ proofJobId }) => proofJobId !== undefined)
  return last?.proofJobId === undefined
    ? {}
    : { submitted: { version: last.version, proofJobId: last.proofJobId } }
}
