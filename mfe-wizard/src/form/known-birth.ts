import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isCalendarDate } from '@shared/contracts/calendar'
import type { Birth } from '@shared/insights/birth-moment'
import { birthOf } from '@shared/insights/form-inputs'

/** The birth of the open form, or null while its date is not known. */
export const knownBirthOf = (form: BirthFormDraft): Birth | null =>
  isCalendarDate(form.babyDateOfBirth) ? birthOf(form) : null

export const isSameBirth = (before: Birth | null, after: Birth | null): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
