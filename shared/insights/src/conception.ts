import { civilDateOf } from './calendar/civil-date'

export interface Conception {
  /** YYYY-MM-DD: 280 days before the birth, as pregnancies are counted (Naegele's rule). */
  date: string
  /** YYYY-MM-DD: the margin, for a birth at term: 293 and 259 days before it. */
  earliest: string
  latest: string
}

/** Days of a pregnancy as it is counted by tradition, and the longest and shortest of those that end at term. */
const days = { usual: 280, longest: 293, shortest: 259 } as const

/** What the figures above rest on. */
export const conceptionSource =
  'Naegele’s rule (280 days); term as 259 to 293 days (World Health Organization, ICD-10, volume 2, definitions)'

/**
 * When a child was conceived, reckoned back from the birth: a count, not a finding about this child.
 *
 * @param birthDate YYYY-MM-DD
 * @throws RangeError for a date that does not exist
 */
export function conceptionOf(birthDate: string): Conception {
  const { year, month, day } = civilDateOf(birthDate)
  const before = (count: number) =>
    new Date(Date.UTC(year, month - 1, day - count)).toISOString().slice(0, 10)
  return { date: before(days.usual), earliest: before(days.longest), latest: before(days.shortest) }
}
