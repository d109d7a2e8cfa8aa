import type { Connection } from 'mongoose'
import { jobModel } from '../jobs/job.model'
import { pressCountModel } from './press-count.model'
import { createPressCounts } from './press-counts'

const dayMs = 86_400_000
const dayAfter = (time: Date) => new Date((Math.floor(time.getTime() / dayMs) + 1) * dayMs)

/** Counts every day of the press again from its jobs, while the product runs; again changes nothing. */
export async function rebuildPressCounts(connection: Connection): Promise<void> {
  const jobs = jobModel(connection)
  const counts = createPressCounts(connection)
  const counted = new Set<string>()
  const recountDay = async (day: Date) => {
    counted.add(day.toISOString().slice(0, 10))
    await counts.recountDay(day)
  }

  const nextPrepared = async (from: Date) =>
    (
      await jobs
        .findOne({ preparedAt: { $gte: from } }, { preparedAt: 1 })
        .sort({ preparedAt: 1 })
        .lean<{ preparedAt: Date }>()
    )?.preparedAt
  for (let at = await nextPrepared(new Date(0)); at; at = await nextPrepared(dayAfter(at)))
    await recountDay(at)

  // Days on which jobs were given up and no proof was made; few are given up.
  const failed = jobs
    .find({ failures: { $exists: true } }, { failures: 1 })
    .lean<{ failures: Date[] }>()
    .cursor()
  for await (const { failures } of failed)
    for (const at of failures) if (!counted.has(at.toISOString().slice(0, 10))) await recountDay(at)

  // Days whose jobs are no longer there.
  const known = await pressCountModel(connection).find({}, { _id: 1 }).lean<{ _id: string }[]>()
  for (const { _id } of known) if (!counted.has(_id.slice(2))) await recountDay(new Date(_id.slice(2)))
}
