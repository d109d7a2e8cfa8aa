import { byteOrderMark, csvLineOf } from '../drive/csv'
import { recordCells, recordColumns } from '../drive/record-csv'
import type { AnswersRepository } from '../records/answers.repository'
import { currentForm } from '../records/current-form'
import type { SubmittedRecord, SubmittedRecords } from '../records/submitted-records'
import { hasToDoWithMya } from '../research/asked-of-mya'
import { researchedForm } from '../research/researched-form'
import type { RecordCounts } from './record-counts'
import type { RecordFilter, RowKey, StaffRecordRepository } from './staff-record.repository'

export interface ExportDependencies {
  records: Pick<SubmittedRecords, 'findNewest'>
  rows: Pick<StaffRecordRepository, 'listAfter'>
  counts: Pick<RecordCounts, 'days' | 'stretches'>
  answers: Pick<AnswersRepository, 'findResearch'>
}

/** What is exported: the records that a filter chooses, behind one of them when it goes on. */
export interface ExportRange {
  filter: RecordFilter | null
  /** The row that was the last to arrive; null at the beginning. */
  after: RowKey | null
}

/** Read at once; so many are held in memory. */
const batch = 100

/** MYA's answers stand in it in place of her promises and words; they are looked for only where there may be any. */
const lineOf = async (record: SubmittedRecord, answers: ExportDependencies['answers']): Promise<string> => {
  const newest = record.versions.at(-1)
  if (!newest) return ''
  const { version, proofId, createdAt } = newest
  const current = currentForm(record, newest)
  const form = hasToDoWithMya(current)
    ? researchedForm(current, await answers.findResearch(record._id, newest.sha256))
    : current
  return csvLineOf(recordCells({ recordId: record._id, proofId, version, createdAt, form }))
}

/**
 * Records as CSV, the newest first, in pieces of 100 rows; the first piece is the row of names, unless it goes on behind a
 * record. Each row begins with its record's id, by which a download that broke off goes on. It is read in short stretches of time: an
 * engine that does not read in the order of its index would sort the rest of the archive for each piece.
 */
export async function* exportRecords(
  { records, rows, counts, answers }: ExportDependencies,
  { filter, after }: ExportRange,
): AsyncGenerator<string> {
  if (!after) yield byteOrderMark + csvLineOf(recordColumns)
  if (!filter) return
  let last = after
  for await (const place of counts.stretches(await counts.days(filter.since))) {
    if (last && place.from && last.createdAt < place.from) continue
    for (;;) {
      const keys: RowKey[] = await rows.listAfter(filter, last, place, batch)
      if (!keys.length) break
      last = keys.at(-1) ?? last
      const found = await records.findNewest(keys.map(({ _id }) => _id))
      const byId = new Map(found.map((record) => [record._id, record]))
      const lines = keys.flatMap(({ _id }) => byId.get(_id) ?? []).map((record) => lineOf(record, answers))
      yield (await Promise.all(lines)).join('')
      if (keys.length < batch) break
    }
  }
}
