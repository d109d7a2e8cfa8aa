import { focusField } from './field-id'
import type { FormStore } from './form-store'

export interface Issue {
  field: string
  message: string
}

/** Issues as Formik's errors: the first message of each field. */
export function errorsOf(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { field, message } of issues) errors[field] ??= message
  return errors
}

/**
 * Shows what is missing: every field with an issue gets its message, and the first one takes the focus (after the page has
 * drawn the messages).
 */
export function revealIssues(store: Pick<FormStore, 'showIssues'>, issues: readonly Issue[]): void {
  store.showIssues(issues)
  const first = issues[0]
  if (first) setTimeout(() => focusField(first.field))
}
