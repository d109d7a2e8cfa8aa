import { clockTimeOf, localDateOf } from '../birth-moment'
import type { CivilDate } from '../calendar/civil-date'
import { dateText } from './phrases'

/**
 * The time by UTC for a reader who checks: '09:30 UTC', and where the local date is another, with the date of UTC:
 * '02:50 UTC on 28 September 2015'.
 */
export const utcText = (instant: Date, local: CivilDate): string => {
  const date = localDateOf(instant, 'UTC')
  return `${clockTimeOf(instant, 'UTC')} UTC${date.day === local.day ? '' : ` on ${dateText(date)}`}`
}
