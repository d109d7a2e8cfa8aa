import { createRecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { isKeyedToken } from '../staff/keyed-tokens'
import { createRowWriter } from '../staff/projection'
import { staffRecordModel } from '../staff/staff-record.model'
import type { StaffRecord } from '../staff/staff-record.model'
import { createStaffRecordRepository } from '../staff/staff-record.repository'
import type { EncryptRecordsOptions } from './encrypt-records'

/**
 * Makes the staff's rows with tokens in the clear again from their records, with keyed ones. Ended in the middle, it goes on where it
 * ended when it is called again.
 *
 * @returns how many it has made again
 */
export async function encryptRows({ connection, keys }: EncryptRecordsOptions): Promise<number> {
  const rows = staffRecordModel(connection)
  const writeRow = createRowWriter({
    records: createSubmittedRecords(createRecordRepository(connection, keys)),
    rows: createStaffRecordRepository(connection, keys),
  })
  let written = 0
  // All tokens of a row are written at once.
  const found = rows
    .find({}, { tokens: { $slice: 1 } })
    .sort({ _id: 1 })
    .lean<StaffRecord>()
  for await (const { _id, tokens } of found.cursor()) {
    if (tokens.every(isKeyedToken)) continue
    await writeRow(_id)
    written += 1
  }
  return written
}
