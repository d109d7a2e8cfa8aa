import type { FormikContextType } from 'formik'
import { focusField } from './field-id'

interface Issue {
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
 * Shows what is missing: every field with an issue is marked as touched and gets its message, and the first one takes the
 * focus (after the page has drawn the messages).
 */
export function revealIssues<Values>(
  formik: Pick<FormikContextType<Values>, 'touched' | 'setTouched' | 'setErrors'>,
  issues: readonly Issue[],
): void {
  const touched: Record<string, unknown> = { ...formik.touched }
  for (const { field } of issues) touched[field] = true
  // Formik types both by its values' keys; the issues come from the same schema.
  void formik.setTouched(touched as typeof formik.touched, false)
  formik.setErrors(errorsOf(issues) as Parameters<typeof formik.setErrors>[0])
  const first = issues[0]
  if (first) setTimeout(() => focusField(first.field))
}
