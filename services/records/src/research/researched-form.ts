import type { BirthForm } from '@shared/contracts/birth-form'
import type { RecordResearch } from '@shared/contracts/name-research'
import { isHers } from '@shared/contracts/researched-text'

/**
 * A form with MYA's answers, which name their sources, in place of her promises and of her words, for whoever reads a record as a
 * whole. What a parent has typed stays; so does a promise that is not kept yet.
 */
export function researchedForm(form: BirthForm, research: RecordResearch | null): BirthForm {
  const { babyNameOrigin, babyNameEtymology } = form
  const { origin, etymology } = research ?? { origin: null, etymology: null }
  return {
    ...form,
    babyNameOrigin: isHers('origin', babyNameOrigin, origin) ? origin : babyNameOrigin,
    babyNameEtymology: isHers('etymology', babyNameEtymology, etymology) ? etymology : babyNameEtymology,
  }
}
