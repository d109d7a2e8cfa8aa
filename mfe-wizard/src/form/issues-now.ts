import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues, latestDateOnEarth } from '@shared/contracts/form-rules'
import type { FormIssue } from '@shared/contracts/form-rules'

const known = new WeakMap<BirthFormDraft, readonly FormIssue[]>()

/** Everything that is wrong with a form today. Worked out once for each state of the form, however many parts ask. */
export function issuesNow(form: BirthFormDraft): readonly FormIssue[] {
  const issues = known.get(form) ?? formIssues(form, { today: latestDateOnEarth(new Date()) })
  known.set(form, issues)
  return issues
}
