import { birthFields, birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'

type Values = Readonly<Record<string, unknown>>

/** Whether a field is asked as the form stands now. */
const isAsked = (field: BirthFormField, values: Values): boolean =>
  birthFields[field].isAskedOf?.(values) ?? true

/** Whether the files are asked for, and sent: with every print preference but 'No Prints'. */
export const asksForFiles = (values: Values): boolean => isAsked('uploadedFiles', values)
export const asksForSpecificGender = (values: Values): boolean => isAsked('specificGender', values)

const allQuestionsOf = (id: WizardStepId): readonly BirthFormField[] =>
  birthFieldNames.filter((field) => birthFields[field].isQuestion && stepOfField[field] === id)
const allQuestions = Object.fromEntries(wizardSteps.map(({ id }) => [id, allQuestionsOf(id)])) as Record<
  WizardStepId,
  readonly BirthFormField[]
>

/**
 * The questions that each step asks as the form stands now, in the order of the page. Flags, units and hidden fields are no
 * questions (D11); step 5 asks none.
 */
export function questionsOf(values: Values): Readonly<Record<WizardStepId, readonly BirthFormField[]>> {
  const ofStep = (id: WizardStepId) => allQuestions[id].filter((field) => isAsked(field, values))
  return {
    identity: ofStep('identity'),
    moment: ofStep('moment'),
    lineage: ofStep('lineage'),
    form: ofStep('form'),
    review: ofStep('review'),
  }
}
