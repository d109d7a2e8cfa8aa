import type { ZoneDay } from '@shared/contracts/zone-days'

/** A document of sums of one day (UTC), by the quarters of an hour that have any ('10:15'). Its id ends with the day. */
export interface DaySums<Sum> {
  _id: string
  parts: Readonly<Record<string, Sum>>
}

const quarterMs = 15 * 60_000

/** A quarter of an hour: its day and name in UTC, and the instants between which it lies; `to` is the first one after it. */
export function quarterOf(at: Date) {
  const from = new Date(Math.floor(at.getTime() / quarterMs) * quarterMs)
  const written = from.toISOString()
  return {
    day: written.slice(0, 10),
    slot: written.slice(11, 16),
    from,
    to: new Date(from.getTime() + quarterMs),
  }
}

/** The ids, after `prefix`, between which the documents of some days lie. */
export const idsOfDays = (prefix: string, days: readonly ZoneDay[]) => ({
  $gte: prefix + (days[0]?.from.toISOString().slice(0, 10) ?? ''),
  $lte: prefix + (days.at(-1)?.to.toISOString().slice(0, 10) ?? ''),
})

/**
 * The sums of each day of a zone, in the order of `days`: days of any zone begin at a whole quarter of an hour (UTC), so that each is
 * made of whole sums.
 */
export function sumsByDay<Sum>(days: readonly ZoneDay[], documents: readonly DaySums<Sum>[]): Sum[][] {
  const found = days.map((): Sum[] => [])
  const slots = documents
    .flatMap(({ _id, parts }) =>
      Object.entries(parts).map(([slot, sum]) => ({ at: Date.parse(`${_id.slice(-10)}T${slot}:00Z`), sum })),
    )
    .sort((a, b) => a.at - b.at)
  let day = 0
  for (const { at, sum } of slots) {
    while (day < days.length && at >= (days[day]?.to.getTime() ?? 0)) day += 1
    const here = days[day]
    if (here && at >= here.from.getTime()) found[day]?.push(sum)
  }
  return found
}
