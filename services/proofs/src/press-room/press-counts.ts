import type { PressDay } from '@shared/contracts/press-room'
import type { ZoneDay } from '@shared/contracts/zone-days'
import { changeOrMake, isDuplicate } from '@shared/node/database'
import { idsOfDays, quarterOf, sumsByDay } from '@shared/node/day-sums'
import { joinRuns } from '@shared/node/joined-runs'
import type { Connection } from 'mongoose'
import { jobModel } from '../jobs/job.model'
import type { ProofJobDocument } from '../jobs/job.model'
import { pressCountModel, queuePeakModel } from './press-count.model'
import type { PressCount, PressSum, QueuePeak } from './press-count.model'

export interface PressCounts {
  /** Counts again what ended in the same quarter of an hour as something that has just ended at `at`. */
  recount(at: Date): Promise<void>
  /** Counts a whole day (UTC) again. */
  recountDay(at: Date): Promise<void>
  /** Says that so many proofs wait at `at`. */
  noteQueue(waiting: number, at: Date): Promise<void>
  /** What the press did on each of these days. */
  days(days: readonly ZoneDay[]): Promise<PressDay[]>
  /** A text that is another one once a sum of the day of `now` has changed. */
  revisionAt(now: Date): Promise<string>
}

const none: PressSum = { proofs: 0, timed: 0, totalMs: 0, slowestMs: 0, failures: 0 }
const add = (a: PressSum, b: PressSum): PressSum => ({
  proofs: a.proofs + b.proofs,
  timed: a.timed + b.timed,
  totalMs: a.totalMs + b.totalMs,
  slowestMs: Math.max(a.slowestMs, b.slowestMs),
  failures: a.failures + b.failures,
})
const sumOfProof = (tookMs: number | undefined): PressSum => ({
  ...none,
  proofs: 1,
  ...(tookMs === undefined ? {} : { timed: 1, totalMs: tookMs, slowestMs: tookMs }),
})
const sumOfFailure: PressSum = { ...none, failures: 1 }

type PreparedJob = Pick<ProofJobDocument, 'preparedAt' | 'tookMs' | 'requestedAt' | 'approvals'>
/** An older job does not say how long it took; once it was approved, when it was asked for is no longer known either. */
const tookMsOf = ({ tookMs, preparedAt, requestedAt, approvals }: PreparedJob) =>
  tookMs ??
  (preparedAt && !approvals.length ? Math.max(0, preparedAt.getTime() - requestedAt.getTime()) : undefined)

const dayMs = 86_400_000
const idOf = (day: string) => `d:${day}`

/**
 * What the press did, kept by quarters of an hour, so that no chart reads jobs. A sum is never added to: it is counted again from the
 * jobs that ended in its quarter, and written only on what it was read from. So telling it twice, or by two copies, changes nothing.
 */
export function createPressCounts(connection: Connection): PressCounts {
  const jobs = jobModel(connection)
  const counts = pressCountModel(connection)
  const peaks = queuePeakModel(connection)

  /** The sums of the quarters of an hour between two instants that have any. */
  const countBetween = async (from: Date, to: Date): Promise<Record<string, PressSum>> => {
    const between = { $gte: from, $lt: to }
    const [made, failed] = await Promise.all([
      jobs
        .find({ preparedAt: between }, { preparedAt: 1, tookMs: 1, requestedAt: 1, approvals: 1 })
        .lean<PreparedJob[]>(),
      jobs
        .find({ failures: { $elemMatch: between } }, { failures: 1 })
        .lean<Pick<ProofJobDocument, 'failures'>[]>(),
    ])
    const parts: Record<string, PressSum> = {}
    const count = (at: Date, sum: PressSum) => {
      const { slot } = quarterOf(at)
      parts[slot] = add(parts[slot] ?? none, sum)
    }
    for (const job of made) if (job.preparedAt) count(job.preparedAt, sumOfProof(tookMsOf(job)))
    for (const at of failed.flatMap(({ failures = [] }) => failures))
      if (at >= from && at < to) count(at, sumOfFailure)
    return parts
  }

  /** Replaces parts of a day's sums; `count` is asked again when another copy has written meanwhile. */
  const write = async (
    day: string,
    count: (parts: Record<string, PressSum>) => Promise<Record<string, PressSum>>,
  ) => {
    const _id = idOf(day)
    for (;;) {
      const earlier = await counts.findById(_id).lean<PressCount>()
      const parts = await count(earlier?.parts ?? {})
      if (earlier) {
        const { revision } = earlier
        const change = { $set: { parts, revision: revision + 1 } }
        if ((await counts.updateOne({ _id, revision }, change)).matchedCount) return
        continue
      }
      try {
        await counts.create({ _id, parts, revision: 1 })
        return
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    }
  }

  const recountQuarter = joinRuns(async (start: number) => {
    const { day, slot, from, to } = quarterOf(new Date(start))
    await write(day, async (parts) => ({ ...parts, [slot]: (await countBetween(from, to))[slot] ?? none }))
  })

  return {
    recount: (at) => recountQuarter(quarterOf(at).from.getTime()),
    async recountDay(at) {
      const start = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
      const end = new Date(start.getTime() + dayMs)
      await write(quarterOf(start).day, () => countBetween(start, end))
    },
    async noteQueue(waiting, at) {
      const { day, slot } = quarterOf(at)
      const update = { $max: { [`parts.${slot}`]: waiting } }
      await changeOrMake(peaks, { _id: day }, update)
    },
    async days(days) {
      const [counted, peaked] = await Promise.all([
        counts.find({ _id: idsOfDays(idOf(''), days) }).lean<PressCount[]>(),
        peaks.find({ _id: idsOfDays('', days) }).lean<QueuePeak[]>(),
      ])
      const sums = sumsByDay(days, counted)
      const queues = sumsByDay(days, peaked)
      return days.map(({ day }, at) => {
        const { proofs, timed, totalMs, slowestMs, failures } = (sums[at] ?? []).reduce(add, none)
        const queue = queues[at] ?? []
        return {
          day,
          proofs,
          meanMs: timed ? Math.round(totalMs / timed) : null,
          slowestMs: timed ? slowestMs : null,
          failures,
          longestQueue: queue.length ? Math.max(...queue) : null,
        }
      })
    },
    async revisionAt(now) {
      const { day } = quarterOf(now)
      const [counted, peak] = await Promise.all([
        counts.findById(idOf(day), { revision: 1 }).lean<Pick<PressCount, 'revision'>>(),
        peaks.findById(day).lean<QueuePeak>(),
      ])
      return [day, counted?.revision ?? 0, Math.max(0, ...Object.values(peak?.parts ?? {}))].join(' ')
    },
  }
}
