/** In milliseconds. */
export const dayLength = 86_400_000

/** ‘07’. */
export const two = (number: number) => String(number).padStart(2, '0')

/** Whether the calendar has a day (YYYY-MM-DD). */
export const isDay = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** A day so many days on, as YYYY-MM-DD. */
export const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

/** Whether a day (YYYY-MM-DD, by UTC) or a moment is yet to come: then nothing of it ‘was’. */
export const isToCome = (at: string | Date): boolean => new Date(at).getTime() > Date.now()

/** Kept for the parts they tell: to make one takes longer than to tell a hundred days with it. */
const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify(parts)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** A day (YYYY-MM-DD) in words: ‘5 May 2020’, or with the parts that are given, by UTC. */
export const inWords = (date: string | Date, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  formatOf(parts).format(new Date(date))

/** The parts of a moment in words, to its minute. */
export const minutesOfDay: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })
/** ‘21st’. */
export const ordinal = (number: number) => `${number}${endings[rules.select(number)] ?? ''}`
