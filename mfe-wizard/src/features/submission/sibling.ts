import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'

/** What siblings share: e-mail, parents, grandparents, where they met, marriage and caretakers (D11). */
const familyFields = [
  'email',
  'motherFullName',
  'motherDateOfBirth',
  'motherTimeOfBirth',
  'motherTimeUnknown',
  'fatherFullName',
  'fatherDateOfBirth',
  'fatherTimeOfBirth',
  'fatherTimeUnknown',
  'maternalGrandmotherName',
  'maternalGrandfatherName',
  'paternalGrandmotherName',
  'paternalGrandfatherName',
  'whereParentsFirstMet',
  'whenParentsMarried',
  'parentsUnmarried',
  'primaryCaretakerName',
  'secondaryCaretakerName',
] as const satisfies readonly BirthFormField[]

/** The form of a sibling: the family as it stands, everything about the child blank. */
export function siblingOf(values: BirthFormDraft): BirthFormDraft {
  const family = Object.fromEntries(familyFields.map((field) => [field, values[field]]))
  return { ...emptyBirthForm(), ...family }
}
