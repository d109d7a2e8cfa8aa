import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { SubmittedRecords } from '../records/submitted-records'
import type { RecordCounts } from './record-counts'
import { staffRecordOf } from './record-facts'
import type { StaffRecord } from './staff-record.model'
import type { StaffRecordRepository } from './staff-record.repository'

const payloadSchema = z.object({ recordId: z.string() })

export interface ProjectionDependencies {
  records: Pick<SubmittedRecords, 'findById'>
  rows: Pick<StaffRecordRepository, 'find' | 'put' | 'remove'>
  counts: Pick<RecordCounts, 'recount'>
}

const isSame = (a: StaffRecord | null, b: StaffRecord | null) => JSON.stringify(a) === JSON.stringify(b)

/** Makes the row of one record as the record is now; answers when the record was made, or null where there is neither. */
export function createRowWriter({ records, rows }: Pick<ProjectionDependencies, 'records' | 'rows'>) {
  const read = async (id: string) => {
    const record = await records.findById(id)
    return record && staffRecordOf(record)
  }
  return async (id: string): Promise<Date | null> => {
    const earlier = await rows.find(id)
    let row = await read(id)
    // Another copy may be at the same record with what it read before: who writes last looks once more.
    for (;;) {
      if (row) await rows.put(row)
      else await rows.remove(id)
      const later = await read(id)
      if (isSame(row, later)) return (row ?? earlier)?.createdAt ?? null
      row = later
    }
  }
}

/** Keeps row and sums of a record in step with it; again changes nothing. */
export function createProjection(dependencies: ProjectionDependencies): (recordId: string) => Promise<void> {
  const writeRow = createRowWriter(dependencies)
  return async (recordId) => {
    const createdAt = await writeRow(recordId)
    if (createdAt) await dependencies.counts.recount(createdAt)
  }
}

/** Delivers a record's messages to itself. */
export const projectionTarget =
  (project: (recordId: string) => Promise<void>): MessageTarget =>
  ({ payload }) =>
    project(payloadSchema.parse(payload).recordId)
