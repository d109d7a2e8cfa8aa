import { isDuplicate } from '@shared/node/database'
import { quarterOf } from '@shared/node/day-sums'
import { joinRuns } from '@shared/node/joined-runs'
import type { Connection } from 'mongoose'
import { recordCountModel, staffRecordModel } from './staff-record.model'
import type { RecordCount, StaffRecord, Tally } from './staff-record.model'

/**
 * Where a stretch of a list lies: rows from an instant on and before another, of which the first `skip` are left out. That both ends are
 * named is for engines whose indexes find but do not sort: what they have to sort is little.
 */
export interface Place {
  from?: Date
  before?: Date
  skip: number
}

/** Rows of a list, counted from its beginning. */
export interface Stretch {
  skip: number
  limit: number
}

/** The sums of one day (UTC, '2026-03-14'). */
export interface DaySum {
  day: string
  tally: Tally
}

export interface RecordCounts {
  /** Counts the records again that were made in the same quarter of an hour as one that has just changed. */
  recount(createdAt: Date): Promise<void>
  /** Counts a whole day (UTC) again. */
  recountDay(day: Date): Promise<void>
  /** The sums of all records made at or after `since`, or of all; `since` is the beginning of a quarter of an hour. */
  sumSince(since?: Date): Promise<Tally>
  /** Each day that has records, of all or from `since` on (its quarter of an hour), the oldest first. */
  days(since?: Date): Promise<DaySum[]>
  /** Where the `limit` rows behind the first `skip` of the list of `days` are, found without reading the rows before them. */
  locate(days: readonly DaySum[], stretch: Stretch, order: 'newest' | 'oldest', since?: Date): Promise<Place>
  /**
   * All times in stretches of some hundred rows of `days` each, the newest first: the first is open for what is made now, the last for what
   * no sum knows.
   */
  stretches(days: readonly DaySum[]): AsyncIterable<Place>
}

const dayMs = 86_400_000
/** So many are left out or sorted sooner than that the quarters of their day are read. */
const fewRecords = 60
/** So many rows and a quarter of an hour more at most are in a stretch. */
const inStretch = 500
const none: Tally = { records: 0, completed: 0, bytes: 0 }

const add = (a: Tally, b: Tally): Tally => ({
  records: a.records + b.records,
  completed: a.completed + b.completed,
  bytes: a.bytes + b.bytes,
})
const sumOf = (tallies: readonly Tally[]): Tally => tallies.reduce(add, none)
export const sumOfDays = (days: readonly DaySum[]): Tally => sumOf(days.map(({ tally }) => tally))
const tallyOf = ({ status, bytes }: Pick<StaffRecord, 'status' | 'bytes'>): Tally => ({
  records: 1,
  completed: status === 'completed' ? 1 : 0,
  bytes,
})

const startOfDay = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs)
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthId = (day: string) => `m:${day.slice(0, 7)}`

/**
 * How many records there are, kept beside them by days and months, so that nobody has to count them. A sum is never added to: it
 * is counted again over the quarter of an hour that changed, and written only on what it was read from. So it holds however often
 * a change is told, and by however many copies at once.
 */
export function createRecordCounts(connection: Connection): RecordCounts {
  const rows = staffRecordModel(connection)
  const counts = recordCountModel(connection)

  const read = (id: string) => counts.findById(id).lean<RecordCount>()
  const countRows = async (from: Date, to: Date): Promise<Record<string, Tally>> => {
    const found = await rows
      .find({ createdAt: { $gte: from, $lt: to } }, { createdAt: 1, status: 1, bytes: 1 })
      .lean<StaffRecord[]>()
    const parts: Record<string, Tally> = {}
    for (const row of found) {
      const { slot } = quarterOf(row.createdAt)
      parts[slot] = add(parts[slot] ?? none, tallyOf(row))
    }
    return parts
  }

  /** Replaces parts of a sum; `count` is asked again when another copy has written meanwhile. */
  const write = async (
    id: string,
    count: (parts: Record<string, Tally>) => Promise<Record<string, Tally>>,
  ) => {
    for (;;) {
      const earlier = await read(id)
      const parts = await count(earlier?.parts ?? {})
      const counted = { parts, sum: sumOf(Object.values(parts)), revision: (earlier?.revision ?? 0) + 1 }
      if (earlier) {
        const { matchedCount } = await counts.updateOne(
          { _id: id, revision: earlier.revision },
          { $set: counted },
        )
        if (matchedCount) return
        continue
      }
      try {
        await counts.create({ _id: id, ...counted })
        return
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    }
  }
  const writeMonth = (day: string) =>
    write(monthId(day), async (parts) => {
      const counted = await read(`d:${day}`)
      return { ...parts, [day.slice(8)]: counted?.sum ?? none }
    })

  const daysSince = async (since?: Date): Promise<DaySum[]> => {
    const first = since ? monthId(dayOf(since)) : 'm:'
    const months = await counts
      .find({ _id: { $gte: first, $lt: 'm;' } })
      .sort({ _id: 1 })
      .lean<RecordCount[]>()
    const days = months
      .flatMap(({ _id, parts }) =>
        Object.entries(parts).map(([day, tally]) => ({ day: `${_id.slice(2)}-${day}`, tally })),
      )
      .sort((a, b) => (a.day < b.day ? -1 : 1))
    if (!since) return days
    const begun = dayOf(since)
    const slots = await slotsOf(begun, since)
    return days
      .filter(({ day }) => day >= begun)
      .map((one) => (one.day === begun ? { ...one, tally: sumOf(slots.map(({ tally }) => tally)) } : one))
  }
  /** The stretches of a day in which records are looked for, oldest first: its quarters of an hour, but of a day that has few. */
  const stretchesOf = async ({ day, tally }: DaySum, since?: Date) => {
    const from = new Date(day)
    if (tally.records <= fewRecords) return [{ from, to: after(from, dayMs), records: tally.records }]
    const slots = await slotsOf(day, since)
    return slots.map(({ start, tally: { records } }) => ({ ...quarterOf(start), records }))
  }
  /** The quarters of an hour of a day that have records, oldest first. */
  const slotsOf = async (day: string, since?: Date) => {
    const counted = await read(`d:${day}`)
    return Object.entries(counted?.parts ?? {})
      .map(([slot, tally]) => ({ start: new Date(`${day}T${slot}:00Z`), tally }))
      .filter(({ start }) => !since || start >= quarterOf(since).from)
      .sort((a, b) => a.start.getTime() - b.start.getTime())
  }

  // Thirty parents at once would each count all thirty, and all but one of them again.
  const recountQuarter = joinRuns(async (start: number) => {
    const { day, slot, from, to } = quarterOf(new Date(start))
    await write(`d:${day}`, async (parts) => {
      const counted = await countRows(from, to)
      return { ...parts, [slot]: counted[slot] ?? none }
    })
    await writeMonth(day)
  })

  return {
    recount: (createdAt) => recountQuarter(quarterOf(createdAt).from.getTime()),
    async recountDay(at) {
      const start = startOfDay(at)
      await write(`d:${dayOf(start)}`, () => countRows(start, after(start, dayMs)))
      await writeMonth(dayOf(start))
    },
    async sumSince(since) {
      return sumOfDays(await daysSince(since))
    },
    days: daysSince,
    async locate(days, { skip, limit }, order, since) {
      const forward = order === 'oldest'
      const inOrder = <Each>(list: readonly Each[]) => (forward ? list : [...list].reverse())
      /** A stretch of time between the one in which the rows begin and the one in which they end. */
      const between = (rest: number, first: Date, last: { from: Date; to: Date }): Place => {
        if (forward) return { from: first, before: last.to, skip: rest }
        // What was made since the sums were counted is at the head of the list, too.
        return { from: last.from, ...(skip ? { before: first } : {}), skip: rest }
      }
      let rest = skip
      let wanted = limit
      let first: Date | undefined
      for (const sum of inOrder(days)) {
        const inDay = sum.tally.records
        if (!first && rest >= inDay) {
          rest -= inDay
          continue
        }
        if (first && wanted > inDay) {
          wanted -= inDay
          continue
        }
        for (const { from, to, records } of inOrder(await stretchesOf(sum, since))) {
          if (!first && rest >= records) {
            rest -= records
            continue
          }
          if (!first) wanted += rest
          first ??= forward ? from : to
          wanted -= records
          if (wanted <= 0) return between(rest, first, { from, to })
        }
      }
      if (!first || !skip) return { skip }
      return forward ? { from: first, skip: rest } : { before: first, skip: rest }
    },
    async *stretches(days) {
      let before: { before?: Date } = {}
      let held = 0
      for (const sum of [...days].reverse()) {
        for (const { from, records } of (await stretchesOf(sum)).reverse()) {
          held += records
          if (held < inStretch) continue
          yield { from, ...before, skip: 0 }
          before = { before: from }
          held = 0
        }
      }
      yield { ...before, skip: 0 }
    },
  }
}
