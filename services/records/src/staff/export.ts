import { byteOrderMark, csvLineOf } from '../drive/csv'
import { recordCells, recordColumns } from '../drive/record-csv'
import { currentForm } from '../records/current-form'
import type { SubmittedRecord, SubmittedRecords } from '../records/submitted-records'
import type { RecordFilter, RowKey, StaffRecordRepository } from './staff-record.repository'

export interface ExportDependencies {
  records: Pick<SubmittedRecords, 'findAll'>
  rows: Pick<StaffRecordRepository, 'listAfter'>
}

/** What is exported: the records that a filter chooses, behind one of them when it goes on. */
export interface ExportRange {
  filter: RecordFilter | null
  /** The row that was the last to arrive; null at the beginning. */
  after: RowKey | null
}

/** Read at once; so many are held in memory. */
const batch = 100

const lineOf = (record: SubmittedRecord): string => {
  const newest = record.versions.at(-1)
  if (!newest) return ''
  const { version, proofId, createdAt } = newest
  const form = currentForm(record, newest)
  return csvLineOf(recordCells({ recordId: record._id, proofId, version, createdAt, form }))
}

/**
 * Records as CSV, the newest first, in pieces of 100 rows; the first piece is the row of names, unless it goes on behind a
 * record. Each row begins with its record's id, by which a download that broke off goes on.
 */
export async function* exportRecords(
  { records, rows }: ExportDependencies,
  { filter, after }: ExportRange,
): AsyncGenerator<string> {
  if (!after) yield byteOrderMark + csvLineOf(recordColumns)
  if (!filter) return
  let last = after
  for (;;) {
    const keys: RowKey[] = await rows.listAfter(filter, last, batch)
    if (!keys.length) return
    const found = await records.findAll(keys.map(({ _id }) => _id))
    const byId = new Map(found.map((record) => [record._id, record]))
    yield keys
      .flatMap(({ _id }) => byId.get(_id) ?? [])
      .map(lineOf)
      .join('')
    last = keys.at(-1) ?? null
  }
}
