import { isCalendarDate } from '@shared/contracts/calendar'

const yearOf = (date: string) => Number(date.slice(0, 4))

/**
 * Asks of a date whether its year was meant, unless it is from `least` to `most` years before that of the birth; undefined for all
 * others. A keyboard takes '90' for the year 90, and a picker opens on this year.
 */
export function unlikelyYear(date: string, birth: string, least: number, most: number): string | undefined {
  if (!isCalendarDate(date) || !isCalendarDate(birth)) return undefined
  const years = yearOf(birth) - yearOf(date)
  if (years >= least && years <= most) return undefined
  return `Unusual: the year ${yearOf(date)}. Was another one meant?`
}
