import type { RecordKeys } from '@shared/node/record-keys'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import { recordModel, recordsCollection } from '../records/record.model'
import { createRecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { createRowWriter } from './projection'
import { createRecordCounts } from './record-counts'
import { recordCountModel, staffRecordModel, staffRecordsCollection } from './staff-record.model'
import { createStaffRecordRepository } from './staff-record.repository'

/** How far a rebuild has come. */
interface RebuildPosition {
  _id: 'staff'
  /** The last record whose row was made. */
  after: string
}

const positionSchema = new Schema<RebuildPosition>(
  { _id: { type: String, required: true }, after: { type: String, required: true } },
  { versionKey: false, collection: 'staffrebuilds', shardKey: { _id: 1 } },
)
const positionModel = (connection: Connection): Model<RebuildPosition> =>
  connection.model<RebuildPosition>('StaffRebuild', positionSchema)

const batch = 100
const dayMs = 86_400_000

/**
 * Makes everything by which staff find records again from the records themselves, while the product runs. A rebuild that was
 * ended goes on where it was. `tell` is called with the number of records done, now and then.
 */
export async function rebuildStaffRecords(
  connection: Connection,
  keys: RecordKeys,
  tell: (done: number) => void = () => undefined,
): Promise<void> {
  const position = positionModel(connection)
  const rows = staffRecordModel(connection)
  const counts = createRecordCounts(connection)
  const writeRow = createRowWriter({
    records: createSubmittedRecords(createRecordRepository(connection, keys)),
    rows: createStaffRecordRepository(connection, keys),
  })
  const idsAfter = async (collection: string, after: string): Promise<string[]> => {
    const found = await connection
      .collection<{ _id: string }>(collection)
      .find({ _id: { $gt: after } }, { projection: { _id: 1 }, sort: { _id: 1 }, limit: batch })
      .toArray()
    return found.map(({ _id }) => _id)
  }
  const writeAll = async (ids: readonly string[]) => {
    for (const id of ids) await writeRow(id)
  }

  let done = 0
  let after = (await position.findById('staff').lean<RebuildPosition>())?.after ?? ''
  for (;;) {
    const ids = await idsAfter(recordsCollection, after)
    const last = ids.at(-1)
    if (last === undefined) break
    await writeAll(ids)
    after = last
    await position.updateOne({ _id: 'staff' }, { $set: { after } }, { upsert: true })
    done += ids.length
    tell(done)
  }

  // Rows of records that are no longer there.
  for (let row = ''; ;) {
    const ids = await idsAfter(staffRecordsCollection, row)
    const last = ids.at(-1)
    if (last === undefined) break
    row = last
    const found = await recordModel(connection)
      .find({ _id: { $in: ids } }, { _id: 1 })
      .lean<{ _id: string }[]>()
    const there = new Set(found.map(({ _id }) => _id))
    await writeAll(ids.filter((id) => !there.has(id)))
  }

  const counted = new Set<string>()
  const recountDay = async (day: Date) => {
    counted.add(`d:${day.toISOString().slice(0, 10)}`)
    await counts.recountDay(day)
  }
  const firstFrom = (time: Date) =>
    rows
      .findOne({ createdAt: { $gte: time } }, { createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<{ createdAt: Date }>()
  for (let next = await firstFrom(new Date(0)); next;) {
    await recountDay(next.createdAt)
    next = await firstFrom(new Date((Math.floor(next.createdAt.getTime() / dayMs) + 1) * dayMs))
  }
  const known = await recordCountModel(connection)
    .find({ _id: { $gte: 'd:', $lt: 'd;' } }, { _id: 1 })
    .lean<{ _id: string }[]>()
  for (const { _id } of known) if (!counted.has(_id)) await recountDay(new Date(_id.slice(2)))
  await position.deleteOne({ _id: 'staff' })
}
