import { otherGender } from '@shared/contracts/enumerations'
import type { CodexForm } from './codex-subject'
import { factsOf } from './printed-facts'
import type { Fact } from './printed-facts'
import { printableText } from '@shared/contracts/printable-text'

/** Who came, where, and into whose hands; null where nobody said anything of it. */
export type ArrivalData = { facts: Fact[] } | null

/** A gender in the parents' own words takes the place of 'Other'. */
const genderOf = ({ babyGender, specificGender }: CodexForm): string =>
  (babyGender === otherGender && printableText(specificGender)) || (babyGender ?? '')

export const arrivalDataOf = (form: CodexForm): ArrivalData => {
  const facts = factsOf('arrival', form, { babyGender: genderOf(form) })
  return facts.length > 0 ? { facts } : null
}
