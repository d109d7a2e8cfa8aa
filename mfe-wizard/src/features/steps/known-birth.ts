import { isCalendarDate, isClockTime } from '@shared/contracts/birth-form'
import { textOf } from '@shared/web/form/form-scope'

/** What a form knows of a birth, in the shape that insights are computed from. */
export interface KnownBirth {
  date: string
  time?: string
  place?: { latitude: number; longitude: number; timeZone?: string }
}

/** The birth of a form, or null while the birth date is not known. */
export function knownBirthOf(values: Readonly<Record<string, unknown>>): KnownBirth | null {
  const date = textOf(values['babyDateOfBirth'])
  if (!isCalendarDate(date)) return null
  const time = textOf(values['babyTimeOfBirth'])
  const { birthLatitude: latitude, birthLongitude: longitude, birthTimeZone } = values
  const timeZone = textOf(birthTimeZone)
  return {
    date,
    ...(isClockTime(time) && { time }),
    ...(typeof latitude === 'number' &&
      typeof longitude === 'number' && {
        place: { latitude, longitude, ...(timeZone && { timeZone }) },
      }),
  }
}

export const isSameBirth = (before: KnownBirth | null, after: KnownBirth | null): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
