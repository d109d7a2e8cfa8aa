import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'

/** Answers of a form, beside those that another writer gave to the same questions. */
export interface Version {
  values: BirthFormDraft
  rivals: Partial<BirthFormDraft>
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
const namesOf = (form: Partial<BirthFormDraft>) => Object.keys(form) as BirthFormField[]

/** The fields in which two forms differ. */
export const fieldsThatDiffer = (one: BirthFormDraft, other: BirthFormDraft): BirthFormField[] =>
  namesOf(one).filter((field) => !isSame(one[field], other[field]))

/** True for two forms with the same answers. */
export const isSameForm = (one: BirthFormDraft, other: BirthFormDraft): boolean =>
  one === other || fieldsThatDiffer(one, other).length === 0

/** True for two versions with the same answers, and the same questions still to resolve. */
export const isSameVersion = (one: Version, other: Version): boolean =>
  isSameForm(one.values, other.values) &&
  namesOf({ ...one.rivals, ...other.rivals }).every((field) => isSame(one.rivals[field], other.rivals[field]))

/**
 * Joins what two writers made of the same form, against the answers both began with. A field changed on one side takes
 * that side's value. A field that both changed, and not to the same value, keeps mine, and theirs is its rival.
 */
export function mergeVersions(base: BirthFormDraft, mine: Version, theirs: Version): Version {
  const myChanges = new Set(fieldsThatDiffer(base, mine.values))
  const theirChanges = fieldsThatDiffer(base, theirs.values)
  const taken = theirChanges.filter((field) => !myChanges.has(field))
  const contested = theirChanges.filter(
    (field) => myChanges.has(field) && !isSame(mine.values[field], theirs.values[field]),
  )
  const pick = (fields: readonly BirthFormField[]): Partial<BirthFormDraft> =>
    Object.fromEntries(fields.map((field) => [field, theirs.values[field]]))
  const values: BirthFormDraft = { ...mine.values, ...pick(taken) }
  const clashes = pick(contested)
  const rivals: Partial<BirthFormDraft> = {}
  for (const field of namesOf({ ...mine.rivals, ...theirs.rivals, ...clashes })) {
    const known = [clashes, theirs.rivals, mine.rivals].filter((side) => field in side)
    const rival = known.find((side) => !isSame(side[field], values[field]))
    if (rival) Object.assign(rivals, { [field]: rival[field] })
  }
  return { values, rivals }
}
