// What the measurements take from the product, as it is shipped.
import { createHash, createSecretKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Connection } from 'mongoose'
import { createDatabase, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import type { RecordKeys } from '@shared/node/record-keys'
import { createAnswersRepository } from '../../../services/records/src/records/answers.repository'
import { createRecordRepository } from '../../../services/records/src/records/record.repository'
import { createSubmittedRecords } from '../../../services/records/src/records/submitted-records'
import { childOf } from '../../../services/records/src/seed/children'
import { seedRecords } from '../../../services/records/src/seed/seed-records'
import { keyedTokensOf } from '../../../services/records/src/staff/keyed-tokens'
import { createRecordCounts } from '../../../services/records/src/staff/record-counts'
import { tokensWithSamples } from '../../../services/records/src/staff/samples'
import { tokensOfRecord, tokensOfTexts } from '../../../services/records/src/staff/search-tokens'
import { recordCountModel, staffRecordModel } from '../../../services/records/src/staff/staff-record.model'
import type { StaffRecord } from '../../../services/records/src/staff/staff-record.model'
import {
  createStaffRecordRepository,
  keptRowOf,
} from '../../../services/records/src/staff/staff-record.repository'
import { createStaffService } from '../../../services/records/src/staff/staff.service'

const keptKeys = 10_000
const made = new Map<string, KeyObject>()
function keyFor(recordId: string): KeyObject {
  const key = made.get(recordId) ?? createSecretKey(createHash('sha256').update(`bench ${recordId}`).digest())
  // The keys of a page are asked for again and again; those of a million rows would fill the memory.
  if (made.size > keptKeys) made.clear()
  made.set(recordId, key)
  return key
}

/** Always the same keys for the same records, so that a store that is kept can be measured again by another process. */
const keys: RecordKeys = {
  keyFor: async (recordId) => keyFor(recordId),
  keysFor: async (recordIds) => new Map(recordIds.map((recordId) => [recordId, keyFor(recordId)])),
  erasedAfter: async () => [],
  forget: () => undefined,
}

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

const storedWords = new Map<string, string>()

/** Tokens of a row as the product stores them: each word is hashed once, ids are each row's own. */
async function storedTokensOf(row: Pick<StaffRecord, '_id' | 'tokens'> & { words: readonly string[] }) {
  const { words } = row
  const tokens = await tokensWithSamples(keys, row)
  const ofNames = new Set(words)
  const isNew = (token: string) => !storedWords.has(token)
  const unknown = tokens.filter(isNew)
  const hashed = await keyedTokensOf(keys, unknown)
  const found = new Map(unknown.map((token, at) => [token, hashed[at] ?? '']))
  for (const [token, stored] of found)
    if (ofNames.has(token) || token.includes('+')) storedWords.set(token, stored)
  return tokens.map((token) => found.get(token) ?? storedWords.get(token) ?? '')
}

/** The row that a child's record gets, with its tokens, what lists show, the name in plain words, and the tokens of the name alone. */
export function rowOf(at: number, ids: { id: string; proofId: string }, createdAt: Date) {
  const child = childOf(at, createdAt)
  const names = [child.babyFirstName, child.babyMiddleName, child.babyLastName]
  const name = names.filter(Boolean).join(' ')
  return {
    _id: ids.id,
    createdAt,
    status: at % 3 ? ('completed' as const) : ('processing' as const),
    bytes: 2400 + (at % 700),
    listed: { proofId: ids.proofId, fullName: name, email: child.email },
    tokens: tokensOfRecord([ids.id, ids.proofId], [...names, child.babyNicknames, child.email]),
    name,
    words: tokensOfTexts(names),
  }
}

/** A row as the product stores it. */
export async function storedRowOf({ name: _, words, ...row }: ReturnType<typeof rowOf>) {
  const [kept, tokens] = await Promise.all([
    keptRowOf(keys, { ...row, tokens: [] }),
    storedTokensOf({ ...row, words }),
  ])
  return { ...kept, tokens }
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
      findNewest: async (ids) => {
        const some = ids.map((_, at) => shownIds[at % shownIds.length] ?? '')
        const found = await submitted.findNewest(some)
        const byId = new Map(found.map((record) => [record._id, record]))
        return ids.flatMap((id, at) => {
          const record = byId.get(some[at] ?? '')
          return record ? [{ ...record, _id: id }] : []
        })
      },
    },
    rows: createStaffRecordRepository(connection, keys),
    answers: createAnswersRepository(connection, keys),
    counts: createRecordCounts(connection),
    audit: { note: async () => undefined },
    now: () => verifiedAt,
  })
  return staff
}
