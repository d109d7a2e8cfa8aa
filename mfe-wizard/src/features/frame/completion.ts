import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { requiredFields, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { FormIssue, WizardStepId } from '@shared/contracts/form-rules'

/** The questions that each step asks of a form as it stands now; hidden ones are left out. */
export type Questions = Readonly<Record<WizardStepId, readonly BirthFormField[]>>

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false

/** The times, and the box beside each that says that it is unknown. */
const unknownTimes: { [Field in BirthFormField]?: BirthFormField } = {
  babyTimeOfBirth: 'babyTimeUnknown',
  motherTimeOfBirth: 'motherTimeUnknown',
  fatherTimeOfBirth: 'fatherTimeUnknown',
}

/** Whether a field has its answer: a time may be said to be unknown instead. */
function isAnswered(values: BirthFormDraft, field: BirthFormField): boolean {
  const unknown = unknownTimes[field]
  return isFilled(values[field]) || (unknown !== undefined && values[unknown] === true)
}

const requiredOf = (stepId: WizardStepId): readonly BirthFormField[] =>
  requiredFields.filter((field) => stepOfField[field] === stepId)

/** Whether the required fields of a step are filled. */
const areRequiredFilled = (values: BirthFormDraft, stepId: WizardStepId): boolean =>
  requiredOf(stepId).every((field) => isAnswered(values, field))

/** Whether the required fields of a step are filled, and none of them is refused: what 'Next' waits for. */
export const isStepComplete = (
  values: BirthFormDraft,
  stepId: WizardStepId,
  issues: readonly FormIssue[],
): boolean =>
  areRequiredFilled(values, stepId) &&
  requiredOf(stepId).every((field) => !issues.some((issue) => issue.field === field))

/**
 * How much of the form is complete, in percent (§4, D11). Steps 1-4: a fifth for every step before, and a fifth when
 * this step's required fields are filled, 95 at most. Step 5: 100 with the acknowledgement and all earlier required
 * fields; without the former 95, without the latter 80.
 */
export function completionPercent(values: BirthFormDraft, stepId: WizardStepId): number {
  const index = wizardSteps.findIndex((step) => step.id === stepId)
  if (stepId !== 'review') {
    return Math.min(95, Math.round((index / 5) * 100 + (areRequiredFilled(values, stepId) ? 20 : 0)))
  }
  const earlier = wizardSteps.filter((step) => step.id !== 'review')
  if (!earlier.every((step) => areRequiredFilled(values, step.id))) return 80
  return values.acknowledgement ? 100 : 95
}

export interface QuestionCount {
  counted: number
  total: number
}

/** Filled, error-free questions: of one step, and of all. `issues` is everything that is wrong with the form. */
export function countQuestions(
  values: BirthFormDraft,
  questions: Questions,
  issues: readonly FormIssue[],
): { all: QuestionCount; ofStep: Readonly<Record<WizardStepId, QuestionCount>> } {
  const refused = new Set(issues.map((issue) => issue.field))
  const count = (fields: readonly BirthFormField[]): QuestionCount => ({
    counted: fields.filter((field) => isAnswered(values, field) && !refused.has(field)).length,
    total: fields.length,
  })
  const counts = wizardSteps.map((step) => [step.id, count(questions[step.id])] as const)
  const all = counts.reduce(
    (sum, [, { counted, total }]) => ({ counted: sum.counted + counted, total: sum.total + total }),
    { counted: 0, total: 0 },
  )
  return { all, ofStep: Object.fromEntries(counts) as Record<WizardStepId, QuestionCount> }
}
