import type { RecordDays } from '@shared/contracts/press-room'
import type { ZoneDay } from '@shared/contracts/zone-days'
import { idsOfDays, quarterOf, sumsByDay } from '@shared/node/day-sums'
import type { Connection } from 'mongoose'
import { recordCountModel } from '../staff/staff-record.model'
import type { RecordCount } from '../staff/staff-record.model'

export interface RecordDaysReader {
  /** How many records were made on each of these days, from the sums by quarters of an hour. */
  days(days: readonly ZoneDay[]): Promise<RecordDays['days']>
  /** A text that is another one once a sum of the day of `now` has changed. */
  revisionAt(now: Date): Promise<string>
}

export function createRecordDays(connection: Connection): RecordDaysReader {
  const counts = recordCountModel(connection)
  return {
    async days(days) {
      const counted = await counts.find({ _id: idsOfDays('d:', days) }).lean<RecordCount[]>()
      const sums = sumsByDay(days, counted)
      return days.map(({ day }, at) => ({
        day,
        records: (sums[at] ?? []).reduce((sum, { records }) => sum + records, 0),
      }))
    },
    async revisionAt(now) {
      const { day } = quarterOf(now)
      const counted = await counts
        .findById(`d:${day}`, { revision: 1 })
        .lean<Pick<RecordCount, '_id' | 'revision'>>()
      return `${day} ${counted?.revision ?? 0}`
    },
  }
}
