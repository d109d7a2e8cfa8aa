import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { centimetres, feetAndInches } from '@shared/contracts/metric'
import { readNumber } from '@shared/contracts/typed-number'
import type { Birth } from '@shared/insights/birth-moment'
import { proofIdInputOf } from '@shared/insights/form-inputs'
import { proofIdOf } from '@shared/insights/proof-id'
import { initialOf } from '@shared/web/parts/initial'
import { issuesNow } from '../../form/issues-now'
import { knownBirthOf } from '../../form/known-birth'

/** What the plates read of a form. */
export interface PlateFacts {
  firstName: string
  /** The first letter of the name, as a reader sees letters. */
  initial: string
  /** 'her', 'his', or 'the' where neither is said. */
  possessive: 'her' | 'his' | 'the'
  /** The Proof ID, or what it would be of the answers so far: what the rosette is drawn from. */
  rosetteId: string
  birth: Birth | null
  city: string
  knownElders: readonly [boolean, boolean, boolean, boolean]
  /** Centimetres, as they were typed where it was measured so; null while the measure is refused. */
  length: number | null
}

const numberOf = (value: number | string | null): number | null =>
  typeof value === 'string' ? readNumber(value) : value

const heightFields: readonly BirthFormField[] = ['babyHeightFeet', 'babyHeightInches']

function lengthOf(form: BirthFormDraft): number | null {
  if (issuesNow(form).some(({ field }) => heightFields.includes(field))) return null
  const [feet, inches] = [numberOf(form.babyHeightFeet) ?? 0, numberOf(form.babyHeightInches) ?? 0]
  const typed = readNumber(form.babyHeightCentimetres)
  const kept = typed === null ? null : feetAndInches(typed)
  const isTheirs = kept !== null && kept.feet === feet && kept.inches === inches
  const length = isTheirs && typed !== null ? typed : centimetres(feet, inches)
  return length > 0 ? length : null
}

export function plateFactsOf(form: BirthFormDraft): PlateFacts {
  return {
    firstName: form.babyFirstName.trim(),
    initial: initialOf(form.babyFirstName),
    possessive: form.babyGender === 'Female' ? 'her' : form.babyGender === 'Male' ? 'his' : 'the',
    rosetteId: proofIdOf(proofIdInputOf(form)),
    birth: knownBirthOf(form),
    city: form.babyBirthLocation.split(',')[0]?.trim() ?? '',
    knownElders: [
      form.maternalGrandmotherName.trim() !== '',
      form.maternalGrandfatherName.trim() !== '',
      form.paternalGrandmotherName.trim() !== '',
      form.paternalGrandfatherName.trim() !== '',
    ],
    length: lengthOf(form),
  }
}

export const areSameFacts = (before: PlateFacts, after: PlateFacts): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
