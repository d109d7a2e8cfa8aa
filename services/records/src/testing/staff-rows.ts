import { createRecordCounts } from '../staff/record-counts'
import { tokensOfRecord } from '../staff/search-tokens'
import { staffRecordModel } from '../staff/staff-record.model'
import { keptRowOf } from '../staff/staff-record.repository'
import type { RecordsUnderTest } from './records-service'

interface StaffRows {
  rows: number
  /** Milliseconds from one row to the next; the last came so long before now. */
  apart: number
  /** The words that row `at` is found by, the oldest row first. */
  wordsOf(at: number): string[]
}

/** Empties the service, and gives it an archive of so many rows with its counts of three days. */
export async function startArchive(
  service: RecordsUnderTest,
  now: Date,
  { rows, apart, wordsOf }: StaffRows,
): Promise<void> {
  await service.reset()
  service.now = now
  const { connection } = service.store
  const digits = String(rows - 1).length
  const rowOf = (_: unknown, at: number) => ({
    _id: `row-${String(at).padStart(digits, '0')}`,
    createdAt: new Date(now.getTime() - (rows - at) * apart),
    status: 'processing' as const,
    bytes: 1,
    listed: { proofId: '01ABCDEFGH', fullName: `Kin ${at}`, email: 'kin@example.org' },
    tokens: tokensOfRecord([], wordsOf(at)),
  })
  await staffRecordModel(connection).insertMany(
    await Promise.all(Array.from({ length: rows }, rowOf).map((row) => keptRowOf(service.keys, row))),
  )
  const counts = createRecordCounts(connection)
  for (let day = 0; day <= 2; day += 1) await counts.recountDay(new Date(now.getTime() - day * 86_400_000))
}
