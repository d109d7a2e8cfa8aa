import type { BirthFormField } from '@shared/contracts/birth-form'
import { otherGender } from '@shared/contracts/enumerations'
import { listed } from '@shared/insights/listed'
import type { CodexForm } from './codex-subject'
import { fieldFactsOf } from './printed-facts'
import type { Fact } from './printed-facts'
import { printableText } from '@shared/contracts/printable-text'

/** Who came, where, and into whose hands; null where nobody said anything of it. */
export type ArrivalData = {
  facts: Fact[]
  /** What they tell, for beneath the heading. */
  told: string
} | null

/** A gender in the parents' own words takes the place of 'Other'. */
const genderOf = ({ babyGender, specificGender }: CodexForm): string =>
  (babyGender === otherGender && printableText(specificGender)) || (babyGender ?? '')

/** What an answer tells of; the rest of them tell who came. */
const subjectOf: Partial<Record<BirthFormField, string>> = {
  hospitalName: 'where it was',
  attendingDoctorName: 'who was there',
  primaryCaretakerName: 'who takes care',
  secondaryCaretakerName: 'who takes care',
}

export const arrivalDataOf = (form: CodexForm): ArrivalData => {
  const facts = fieldFactsOf('arrival', form, { babyGender: genderOf(form) })
  const told = listed([...new Set(facts.map(([field]) => subjectOf[field] ?? 'who came'))])
  return facts.length > 0 ? { facts: facts.map(([, fact]) => fact), told } : null
}
