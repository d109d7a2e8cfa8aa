import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isCalendarDate, isClockTime } from '@shared/contracts/calendar'
import { proofIdInputOf } from '@shared/insights/form-inputs'

export const proofIdKey = 'birth-form-proof-id:v1'

/** What the Proof ID is made of, as one text; null until all of it is known. */
export function proofIdInputsOf(form: BirthFormDraft): string | null {
  const input = proofIdInputOf(form)
  const hasNames = input.firstName.trim() !== '' && input.lastName.trim() !== ''
  const hasTime = form.babyTimeUnknown || isClockTime(input.birthTime)
  return hasNames && hasTime && isCalendarDate(input.birthDate) ? JSON.stringify(input) : null
}

/** Start Fresh: nothing of the child stays on the device. */
export function forgetProofId(storage: () => Storage) {
  try {
    storage().removeItem(proofIdKey)
  } catch {
    // Nothing was stored.
  }
}
