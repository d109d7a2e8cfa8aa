// What the measurements take from the product, as it is shipped.
import type { Connection } from 'mongoose'
import { createDatabase, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { createRecordRepository } from '../../../services/records/src/records/record.repository'
import { createSubmittedRecords } from '../../../services/records/src/records/submitted-records'
import { childOf } from '../../../services/records/src/seed/children'
import { seedRecords } from '../../../services/records/src/seed/seed-records'
import { keyedTokensOf } from '../../../services/records/src/staff/keyed-tokens'
import { createRecordCounts } from '../../../services/records/src/staff/record-counts'
import { tokensOfRecord } from '../../../services/records/src/staff/search-tokens'
import { recordCountModel, staffRecordModel } from '../../../services/records/src/staff/staff-record.model'
import { createStaffRecordRepository } from '../../../services/records/src/staff/staff-record.repository'
import { createStaffService } from '../../../services/records/src/staff/staff.service'

/** In memory: what is measured is read by the process that wrote it. */
const keys = testRecordKeys()

export async function openRecords(uri: string): Promise<Connection> {
  const connection = createDatabase()
  createRecordRepository(connection, keys)
  for (const define of [staffRecordModel, recordCountModel]) define(connection)
  await openDatabase(connection, { uri, logger: silentLogger() })
  return connection
}

/** Families by the code that takes a submission; their records are shown for all rows. */
export const seed = (connection: Connection, records: number) =>
  seedRecords({
    connection,
    keys,
    places: { match: () => undefined },
    records,
    days: 1,
    withProofs: false,
    tell: () => undefined,
  })

/** Tokens of a row as the product stores them. */
export const storedTokensOf = (tokens: readonly string[]) => keyedTokensOf(keys, tokens)

/** The row that a child's record gets, its tokens and the name in plain words. */
export function rowOf(at: number, ids: { id: string; proofId: string }, createdAt: Date) {
  const child = childOf(at, createdAt)
  const names = [child.babyFirstName, child.babyMiddleName, child.babyLastName]
  return {
    _id: ids.id,
    createdAt,
    status: at % 3 ? 'completed' : 'processing',
    bytes: 2400 + (at % 700),
    tokens: tokensOfRecord([ids.id, ids.proofId], [...names, child.babyNicknames, child.email]),
    name: names.filter(Boolean).join(' '),
  }
}

export const countDay = (connection: Connection, day: Date) => createRecordCounts(connection).recountDay(day)

/**
 * The staff's list as the service has it, but that `shownIds` are the records that are read for the rows of a page, whichever
 * rows they are: so not every row needs a record.
 */
export function openStaff(connection: Connection, shownIds: readonly string[], verifiedAt: Date) {
  const submitted = createSubmittedRecords(createRecordRepository(connection, keys))
  const staff = createStaffService({
    records: {
      findAll: async (ids) => {
        const some = ids.map((_, at) => shownIds[at % shownIds.length] ?? '')
        const found = await submitted.findAll(some)
        const byId = new Map(found.map((record) => [record._id, record]))
        return ids.flatMap((id, at) => {
          const record = byId.get(some[at] ?? '')
          return record ? [{ ...record, _id: id }] : []
        })
      },
    },
    rows: createStaffRecordRepository(connection, keys),
    counts: createRecordCounts(connection),
    audit: { note: async () => undefined },
    now: () => verifiedAt,
  })
  return staff
}
