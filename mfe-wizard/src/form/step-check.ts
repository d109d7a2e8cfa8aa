import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues, stepOfField, wizardSteps } from '@shared/contracts/form-rules'
import type { FormIssue, RuleContext, WizardStepId } from '@shared/contracts/form-rules'

export interface Obstacle {
  stepId: WizardStepId
  issues: FormIssue[]
}

const byStep = (issues: readonly FormIssue[]): Obstacle | null => {
  for (const { id } of wizardSteps) {
    const here = issues.filter((issue) => stepOfField[issue.field] === id)
    if (here.length) return { stepId: id, issues: here }
  }
  return null
}

/**
 * What keeps the form from being submitted: the faults of the earliest step that owns any. Null when nothing does. The
 * step that is open comes first: what it asks is answered before anybody is sent back.
 */
export function obstacleToSubmission(values: BirthFormDraft, context: RuleContext): Obstacle | null {
  const review = formIssues(values, context, 'review').filter(
    (issue) => stepOfField[issue.field] === 'review',
  )
  if (review.length) return { stepId: 'review', issues: review }
  return byStep(formIssues(values, context))
}

/** The server's faults on the earliest step that owns one of them; null when none names a field of the form. */
export function obstacleOfFaults(faults: readonly { path: string; message: string }[]): Obstacle | null {
  const issues = faults.flatMap(({ path, message }) => {
    const field = path.split('.')[0] ?? ''
    const known = birthFieldNames.find((name) => name === field)
    return known ? [{ field: known, message }] : []
  })
  return byStep(issues)
}
