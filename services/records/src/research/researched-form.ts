import type { BirthForm } from '@shared/contracts/birth-form'
import type { RecordResearch } from '@shared/contracts/name-research'
import { askedOf } from './asked-of-mya'

/**
 * A form with MYA's answers in place of her promises, for whoever reads a record as a whole. What a parent has typed stays; so does a
 * promise that is not kept yet.
 */
export function researchedForm(form: BirthForm, research: RecordResearch | null): BirthForm {
  const { isOrigin, isEtymology } = askedOf(form)
  return {
    ...form,
    babyNameOrigin: (isOrigin ? research?.origin : null) ?? form.babyNameOrigin,
    babyNameEtymology: (isEtymology ? research?.etymology : null) ?? form.babyNameEtymology,
  }
}
