import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { isPermitted } from '@shared/contracts/permissions'
import { mergeForms } from '@shared/contracts/three-way'
import type { SharedRecord } from '@shared/contracts/versions'
import { AppError } from '@shared/node/errors'
import { isLocked } from '../records/record.lock'
import { newestSubmittedOf, revisionOf } from '../records/record-state'
import { writersOf } from '../records/writers'
import type { RecordAtWork } from './working.repository'

/** What addresses name a version by. */
export const versionIdOf = (version: number): string => `v${version}`

/** Who wrote the live changes, and what the newest version changed where no live change came after it. */
function writtenBy({ working, versions }: RecordAtWork): SharedRecord['writtenBy'] {
  const fieldsOf = new Map<string, string[]>()
  const note = (name: string, field: string) => fieldsOf.set(name, [...(fieldsOf.get(name) ?? []), field])
  const live = working?.writers ?? {}
  for (const [field, { name }] of Object.entries(live)) note(name, field)
  const newest = versions.at(-1)
  for (const field of newest?.changed ?? []) if (newest && !(field in live)) note(writersOf(newest), field)
  return [...fieldsOf].map(([name, fields]) => ({ name, fields }))
}

/** The job id opens a proof, and the way to newer ones, to whoever holds it, so that only the owner is told. */
const proofOpenedBy = (record: RecordAtWork, role: GrantRole): string | null => {
  const proofJobId = newestSubmittedOf(record)?.proofJobId
  if (proofJobId === undefined) return null
  return role === 'OWNER' ? proofJobId : (record.proofIds[0] ?? null)
}

/** A record as one of the people on it sees it; `data` are all its answers as they stand. */
export const sharedRecordOf = (
  record: RecordAtWork,
  { role, data, now }: { role: GrantRole; data: BirthFormDraft; now: Date },
): SharedRecord => ({
  recordId: record._id,
  proofId: record.proofIds[0] ?? '',
  role,
  data,
  version: versionIdOf(record.versionCount),
  revision: revisionOf(record),
  proofJobId: proofOpenedBy(record, role),
  isLocked: isLocked(record, now),
  writtenBy: writtenBy(record),
})

/** What somebody made of `base`, but for the acknowledgement: that is the owner's word, which nobody gives in their place. */
export const withoutOwnersWord = (
  role: GrantRole,
  { base, mine }: Readonly<Record<'base' | 'mine', BirthFormDraft>>,
): BirthFormDraft =>
  isPermitted(role, 'approve') ? mine : { ...mine, acknowledgement: base.acknowledgement }

/**
 * What two writers made of `base`, joined.
 *
 * @throws AppError `conflict` with everything the second writer needs to choose, where both changed the same
 */
export function joined(
  record: RecordAtWork,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', BirthFormDraft>>,
): BirthFormDraft {
  const { values, contested } = mergeForms(base, mine, theirs)
  if (!contested.length) return values
  throw new AppError({
    code: 'conflict',
    publicMessage: 'Somebody else has changed the same answers. Please choose which to keep.',
    details: {
      conflicts: contested.map((field) => ({
        field,
        base: base[field],
        yours: mine[field],
        theirs: theirs[field],
      })),
      version: versionIdOf(record.versionCount),
      revision: revisionOf(record),
      theirs,
    },
  })
}
