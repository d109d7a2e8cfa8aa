import type { BirthFormField } from '@shared/contracts/birth-form'
import { isCalendarDate } from '@shared/contracts/calendar'
import {
  myaWillCalculateConception,
  myaWillResearchEtymology,
  myaWillResearchOrigin,
  parentsWereNotMarried,
} from '@shared/contracts/stand-in-texts'

/*
 * What one answer does to another (§4). Each function answers the fields to write together with the one that changed.
 */
type Values = Readonly<Record<string, unknown>>
type Patch = { [Field in BirthFormField]?: unknown }

const daysFromConceptionToBirth = 280

/**
 * The date 280 days before a birth date YYYY-MM-DD; MYA's promise while the birth date is not known.
 */
function conceptionOf(birthDate: unknown): string {
  if (typeof birthDate !== 'string' || !isCalendarDate(birthDate)) return myaWillCalculateConception
  const date = new Date(`${birthDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - daysFromConceptionToBirth)
  const text = date.toISOString().slice(0, 10)
  return isCalendarDate(text) ? text : myaWillCalculateConception
}

export const askMyaForOrigin = (isOn: boolean): Patch => ({
  babyNameOrigin: isOn ? myaWillResearchOrigin : '',
})
export const askMyaForEtymology = (isOn: boolean): Patch => ({
  babyNameEtymology: isOn ? myaWillResearchEtymology : '',
})
export const askMyaForConception = (isOn: boolean, values: Values): Patch => ({
  whenParentsConceived: isOn ? conceptionOf(values['babyDateOfBirth']) : '',
})

/** Another date, time or place: what was said of the clocks was said of the old one. */
export const clocksChanged = (): Patch => ({ babyClockChange: '' })

/** The conception date follows the birth date while MYA calculates it. */
export const birthDateChanged = (birthDate: string, values: Values): Patch => ({
  ...clocksChanged(),
  ...(values['myaCalculateConception'] === true && { whenParentsConceived: conceptionOf(birthDate) }),
})

export const unwedChanged = (isOn: boolean): Patch => ({
  whenParentsMarried: isOn ? parentsWereNotMarried : '',
})

const unknownTime = (field: BirthFormField) => (isUnknown: boolean, values: Values) => ({
  [field]: isUnknown ? '' : values[field],
})
export const babyTimeUnknownChanged = (isUnknown: boolean, values: Values): Patch => ({
  ...clocksChanged(),
  ...unknownTime('babyTimeOfBirth')(isUnknown, values),
})
export const motherTimeUnknownChanged = unknownTime('motherTimeOfBirth')
export const fatherTimeUnknownChanged = unknownTime('fatherTimeOfBirth')
