import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isCalendarDate, isClockTime } from '@shared/contracts/calendar'
import { proofIdInputOf } from '@shared/insights/form-inputs'
import { proofIdOf } from '@shared/insights/proof-id'

/** The Proof ID of a draft; null until names, date and time of birth are known, or the time is said to be unknown. */
export function proofIdOfDraft(form: BirthFormDraft): string | null {
  const input = proofIdInputOf(form)
  const hasNames = input.firstName.trim() !== '' && input.lastName.trim() !== ''
  const hasTime = form.babyTimeUnknown || isClockTime(input.birthTime)
  return hasNames && hasTime && isCalendarDate(input.birthDate) ? proofIdOf(input) : null
}
