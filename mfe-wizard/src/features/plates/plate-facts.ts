import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { Birth } from '@shared/insights/birth-moment'
import { proofIdInputOf } from '@shared/insights/form-inputs'
import { proofIdOf } from '@shared/insights/proof-id'
import { initialOf } from '../../form/initial'
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
  /** Centimetres. */
  length: number | null
}

const numberOf = (value: number | string | null): number | null => {
  if (value === null || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

function lengthOf({ babyHeightFeet, babyHeightInches }: BirthFormDraft): number | null {
  const [feet, inches] = [numberOf(babyHeightFeet), numberOf(babyHeightInches)]
  const total = (feet ?? 0) * 12 + (inches ?? 0)
  return total > 0 ? Math.round(total * 25.4) / 10 : null
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
