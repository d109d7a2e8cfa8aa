import type { DateFilter } from '@shared/contracts/admin'
import { beginningOfDay, dayIn } from '@shared/contracts/zone-days'
import type { CalendarDay } from '@shared/contracts/zone-days'

/** A day that may lie beyond the end of its month, as the calendar has it: 31 February is the last of February. */
const clamped = ({ year, month, day }: CalendarDay): CalendarDay => {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, last) }
}

/** Since when a period counts at `now`: the week from its Monday, the month from its first, the quarter from the same day three months ago. */
export function beginOfPeriod(filter: DateFilter, timeZone: string, now: Date): Date | undefined {
  if (filter === 'all') return undefined
  const today = dayIn(timeZone, now)
  if (filter === 'month') return beginningOfDay({ ...today, day: 1 }, timeZone)
  if (filter === 'quarter') return beginningOfDay(clamped({ ...today, month: today.month - 3 }), timeZone)
  const weekday = (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7
  return beginningOfDay({ ...today, day: today.day - weekday }, timeZone)
}
