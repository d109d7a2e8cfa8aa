import type { RecordDocument, StoredVersion } from './record.model'

type Counted = Pick<RecordDocument, 'versionCount' | 'revision'>
type Versioned = Pick<RecordDocument, 'submitted'> & {
  versions: readonly Pick<StoredVersion, 'version' | 'proofJobId'>[]
}

/** Grows with every change of a record's answers or versions. */
export const revisionOf = ({ revision, versionCount }: Counted): number => revision ?? versionCount

/** The condition that a record is there: what is being erased is there for nobody. Its other values are empty, so that nothing but its id finds it anyway. */
export const notErased = { erasure: { $exists: false } } as const

/** The condition that a record has not changed since it was read. */
export const unchangedSince = ({ revision, versionCount }: Counted) =>
  revision === undefined ? { revision: { $exists: false }, versionCount } : { revision }

/** The condition that a version is the newest which was submitted. */
export const isNewestSubmitted = (version: number) => ({
  $or: [{ 'submitted.version': version }, { submitted: { $exists: false }, versionCount: version }],
})

/** The newest version that was submitted, of a record of which the last version at least is known; null when none was. */
export function newestSubmittedOf({
  submitted,
  versions,
}: Versioned): { version: number; proofJobId: string } | null {
  if (submitted) return submitted
  const { version, proofJobId } = versions.at(-1) ?? {}
  return version === undefined || proofJobId === undefined ? null : { version, proofJobId }
}

/** Whether a record was changed since it was submitted last: by a version that was only synced, or by edits that are none yet. */
export const isChangedSinceSubmitted = (
  record: Versioned & Pick<RecordDocument, 'versionCount' | 'workingDueAt'>,
): boolean => {
  const submitted = newestSubmittedOf(record)
  return submitted !== null && (record.versionCount > submitted.version || record.workingDueAt !== undefined)
}
