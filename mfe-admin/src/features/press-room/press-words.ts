import type { OutboxCounts } from '@shared/contracts/press-room'
import { countedAtMost } from '@shared/contracts/press-room'

const number = new Intl.NumberFormat('en')
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '2026-03-14' as '14 Mar'. */
export const dayWords = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`))

/** A count; '1,000+' where no more were counted. */
export const countWords = (count: number): string =>
  count >= countedAtMost ? `${number.format(countedAtMost)}+` : number.format(count)

/** '1 record', '12 records'. */
export const numberOf = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`

/** '3 min 20 s', '2 h'. */
const inTwoUnits = (large: number, largeUnit: string, small: number, smallUnit: string): string =>
  `${large} ${largeUnit}${small ? ` ${small} ${smallUnit}` : ''}`

/** A stretch of time in its largest two units: '850 ms', '4.2 s', '3 min 20 s', '2 h 5 min'. */
export function spanWords(ms: number): string {
  if (ms === 0) return '0'
  if (ms < 1000) return `${Math.round(ms)} ms`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${Number((ms / 1000).toFixed(ms < 10_000 ? 1 : 0))} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return inTwoUnits(minutes, 'min', seconds % 60, 's')
  if (minutes < 2880) return inTwoUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min')
  return `${Math.floor(minutes / 1440)} days`
}

/** An age that is told anew every ten seconds, as '4 min': its seconds say nothing. */
export const ageWords = (ms: number): string =>
  ms < 60_000 ? '< 1 min' : ms < 3_600_000 ? `${Math.floor(ms / 60_000)} min` : spanWords(ms)

/** How many e-mails are not where they should be; null when none is. */
export function mailTrouble({ waiting, limited, refused }: OutboxCounts): string | null {
  const words = [
    waiting ? `${countWords(waiting)} on ${waiting === 1 ? 'its' : 'their'} way` : '',
    limited ? `${countWords(limited)} held until tomorrow` : '',
    refused ? `${countWords(refused)} refused` : '',
  ].filter(Boolean)
  return words.length ? words.join(', ') : null
}
