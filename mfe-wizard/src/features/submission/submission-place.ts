import { submissionKey } from '@shared/web/form/kept-drafts'

/** Whether something lies there; whether it goes on is for the code of submissions to say, which comes only then. */
export function isSubmissionKept(storage: () => Storage, key = submissionKey): boolean {
  try {
    return storage().getItem(key) !== null
  } catch {
    return false
  }
}

/** Nothing lies there any more. */
export function forgetSubmission(storage: () => Storage, key = submissionKey): void {
  try {
    storage().removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
