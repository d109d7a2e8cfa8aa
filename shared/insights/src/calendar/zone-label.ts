import { ownZoneName } from './own-zone-name'

// Making a format costs a hundred times as much as using it.
const namers = new Map<string, Intl.DateTimeFormat>()

const namerOf = (timeZone: string): Intl.DateTimeFormat => {
  const namer = namers.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' })
  namers.set(timeZone, namer)
  return namer
}

const longNameOf = (instant: Date, timeZone: string): string | undefined =>
  ownZoneName[timeZone] ??
  namerOf(timeZone)
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value

const offsetOf = (instant: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((shown - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000)
}

/** 'UTC−4', 'UTC+5:30', 'UTC+0:19:32', 'UTC', from an offset in minutes; the minus is U+2212. */
const utcOffsetLabel = (offsetMinutes: number): string => {
  const seconds = Math.round(Math.abs(offsetMinutes) * 60)
  if (seconds === 0) return 'UTC'
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60) % 60
  const tail =
    seconds % 60 !== 0 ? `:${two(minutes)}:${two(seconds % 60)}` : minutes !== 0 ? `:${two(minutes)}` : ''
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(seconds / 3600)}${tail}`
}

// The names of Intl follow today's rules of a zone. Where the clocks once showed something else (double summer time
// in London in 1944, a city's own mean time before 1900) the name would be wrong, and only the offset is printed.
const recent = ['2000-01-15', '2000-07-15', '2015-01-15', '2015-07-15', '2025-01-15', '2025-07-15']
const knownNames = new Map<string, Map<string, Set<number>>>()

const offsetsByName = (timeZone: string): Map<string, Set<number>> => {
  const known = knownNames.get(timeZone)
  if (known !== undefined) return known
  const found = new Map<string, Set<number>>()
  for (const day of recent) {
    const instant = new Date(`${day}T12:00:00Z`)
    const name = longNameOf(instant, timeZone)
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(offsetOf(instant, timeZone)))
  }
  knownNames.set(timeZone, found)
  return found
}

/**
 * What the certificate prints for the clock: 'Eastern Daylight Time, UTC−4', or 'UTC+0:19:32' alone where the zone has
 * no English name or the name would not fit the offset of that day.
 */
export const zoneLabelOf = (instant: Date, timeZone: string, offsetMinutes: number): string => {
  const offset = utcOffsetLabel(offsetMinutes)
  const name = longNameOf(instant, timeZone)
  if (name === undefined || /^(GMT|UTC)([+-]|$)/.test(name)) return offset
  if (name === 'Coordinated Universal Time') return `${name}, UTC`
  const usual = offsetsByName(timeZone).get(name)
  if (usual !== undefined && !usual.has(offsetMinutes)) return offset
  if (!Number.isInteger(offsetMinutes / 15)) return offset
  return `${name}, ${offset}`
}
