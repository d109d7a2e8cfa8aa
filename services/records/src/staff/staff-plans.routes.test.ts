import { maxCountedRecords } from '@shared/contracts/admin'
import type { AdminRecords } from '@shared/contracts/admin'
import type { Caller } from '@shared/contracts/internal'
import { requestAs } from '@shared/node/testing/caller-request'
import { queryPlansOf } from '@shared/node/testing/query-plans'
import type { QueryPlans } from '@shared/node/testing/query-plans'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { startArchive } from '../testing/staff-rows'
import { createRecordCounts } from './record-counts'
import { staffRecordModel } from './staff-record.model'
import { createStaffRecordRepository } from './staff-record.repository'
import type { RowKey } from './staff-record.repository'

/** More than are counted of any search; a minute lies between two. */
const rows = 2600
/** So many, the oldest, have a common word that no newer one has. */
const old = 1200
/** Every 100th has both words. */
const both = rows / 100
const now = new Date('2026-04-01T12:00:00Z')

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
  await startArchive(service, now, {
    rows,
    apart: 60_000,
    wordsOf: (at) => [
      at % 2 ? 'Bodil' : 'Anna',
      at % 2 || at % 100 === 0 ? 'Berg' : 'Cortez',
      `kin ${at}`,
      at < old ? 'Old' : '',
    ],
  })
})
afterAll(() => service.store.stop())

const staff: Caller = {
  kind: 'staff',
  staffId: 'staff-1',
  visitorId: 'v',
  verifiedAt: now.toISOString(),
}

/** What the service answers, and how the store went about it. */
async function ask(path: string): Promise<{ body: AdminRecords; how: QueryPlans }> {
  let body: AdminRecords | undefined
  const how = await queryPlansOf(service.store.connection, async () => {
    const answer = await (await requestAs(service.app, staff, 'get', path)).call
    expect(answer.status).toBe(200)
    body = answer.body
  })
  if (!body) throw new Error('Nothing was answered')
  return { body, how }
}

const words = 'staffrecords tokens_1_createdAt_-1__id_-1'
const times = 'staffrecords createdAt_-1__id_-1'
const sums = 'recordcounts _id_'
const shown = 'staffrecords _id_'

/** By what each question is answered, and how many documents that may read of 2600: a page of 20, found and then shown, the sums of days, no more. */
const questions: [string, string, string[], number][] = [
  ['the first page', '/api/admin/records', [sums, shown, times], 2 * 20 + 5],
  ['a deep page', '/api/admin/records?page=90', [sums, shown, times], 2 * 20 + 15 + 4],
  [
    'the last page, oldest first',
    '/api/admin/records?page=130&sort=oldest',
    [sums, shown, times],
    2 * 20 + 15 + 4,
  ],
  ['a period', '/api/admin/records?dateFilter=month', [sums, shown, times], 2 * 20 + 5],
  ['a rare word', '/api/admin/records?search=77', [shown, words], 2 * 20],
  ['a rare word of a period', '/api/admin/records?search=199&dateFilter=month', [shown, words], 2 * 20],
  ['a common word', '/api/admin/records?search=kin', [sums, shown, words], 2 * 20 + 5],
  [
    'a common word, oldest first',
    '/api/admin/records?search=kin&sort=oldest',
    [sums, shown, words],
    2 * 20 + 5,
  ],
  [
    'a common word of a period',
    '/api/admin/records?search=kin&dateFilter=week',
    [sums, shown, words],
    2 * 20 + 5,
  ],
  [
    'the last page of a common word',
    '/api/admin/records?search=kin&page=50',
    [sums, shown, words],
    maxCountedRecords + 5,
  ],
  // A few of those that have both are samples, which are looked at by themselves.
  ['two common words', '/api/admin/records?search=anna%20berg', [shown, words], both + 2 * 20 + 3],
  ['the figures', '/api/admin/stats', [sums], 2 * 2],
  ['the records of each day', '/api/admin/press-room/records?range=quarter', [sums], 3],
]

describe('what staff are shown', () => {
  it.each(questions)(
    '[ADM-031] %s is read by its index, as little however many records there are',
    async (_title, path, plans, documents) => {
      const { how } = await ask(path)
      expect(how.plans).toEqual(plans)
      expect(how.documents).toBeLessThanOrEqual(documents)
      // Each word is counted, and what fits all of them, and the rows of the page are found.
      expect(how.keys).toBeLessThanOrEqual(4 * (maxCountedRecords + 1))
    },
  )

  it('counts what fits a search up to a bound, and says when there is more', async () => {
    const pages = async (query: string) => (await ask(`/api/admin/records?${query}`)).body
    expect(await pages('search=kin&page=900')).toMatchObject({
      page: 50,
      pages: 50,
      total: maxCountedRecords,
      hasMore: true,
    })
    const few = await pages('search=anna%20berg')
    expect(few).toMatchObject({ pages: 2, total: both })
    expect(few.hasMore).toBeUndefined()
    expect(await pages('sort=newest')).toMatchObject({ pages: rows / 20, total: rows })
  })
})

it.each([
  [0, 'newest'],
  [0, 'oldest'],
  [1337, 'newest'],
  [1337, 'oldest'],
  [rows - 7, 'newest'],
] as const)(
  'the stretch of time behind %i rows, %s first, holds its page and little else, for an engine that has to sort it',
  async (skip, order) => {
    const { connection } = service.store
    const model = staffRecordModel(connection)
    const counts = createRecordCounts(connection)
    const place = await counts.locate(await counts.days(), { skip, limit: 20 }, order)
    const { from = new Date(0), before = now } = place
    const within = { createdAt: { $gte: from, $lt: before } }
    expect(await model.countDocuments(within)).toBeLessThanOrEqual(20 + 2 * 15)
    const sort = { createdAt: order === 'newest' ? -1 : 1 } as const
    const ids = async (filter: object, left: number) =>
      (await model.find(filter, { _id: 1 }).sort(sort).skip(left).limit(20).lean()).map(({ _id }) => _id)
    expect(await ids(within, place.skip)).toEqual(await ids({}, skip))
  },
)

/** The rows of a page, and how many fit what the store was asked for them at last. */
async function askForRows(query: string): Promise<{ ids: string[]; fit: number }> {
  const { connection } = service.store
  const asked: { filter: object; skip: number }[] = []
  const note = ({ command }: { command: Record<string, unknown> }) => {
    const { find, filter, limit, skip = 0 } = command
    if (find === 'staffrecords' && limit === 20 && typeof filter === 'object' && filter)
      asked.push({ filter, skip: Number(skip) })
  }
  const client = connection.getClient()
  client.on('commandStarted', note)
  const answer = await (await requestAs(service.app, staff, 'get', `/api/admin/records?${query}`)).call
  client.off('commandStarted', note)
  expect(answer.status).toBe(200)
  const model = staffRecordModel(connection)
  // The records of these rows are not there; the rows are what is looked at.
  const last = asked.at(-1) ?? { filter: {}, skip: 0 }
  const direction = query.includes('oldest') ? 1 : -1
  const page = await model
    .find(last.filter, { _id: 1 })
    .sort({ createdAt: direction })
    .skip(last.skip)
    .limit(20)
    .lean()
  return { ids: page.map(({ _id }) => _id), fit: await model.countDocuments(last.filter) }
}
const rowsFrom = (first: number, step: number) =>
  Array.from({ length: 20 }, (_, at) => `row-${String(first + at * step).padStart(4, '0')}`)

it('of a common word, little more than a page is asked for, for an engine that has to sort it; and where its newest are old, all', async () => {
  const newest = await askForRows('search=kin')
  expect(newest.ids).toEqual(rowsFrom(rows - 1, -1))
  const oldest = await askForRows('search=kin&sort=oldest')
  expect(oldest.ids).toEqual(rowsFrom(0, 1))
  for (const { fit } of [newest, oldest]) expect(fit).toBeLessThanOrEqual(2 * 20 + 30)
  const last = await askForRows('search=kin&page=50')
  expect(last.ids).toEqual(rowsFrom(rows - 981, -1))
  expect(last.fit).toBeLessThanOrEqual(maxCountedRecords + 20 + 30)
  const deepOfHalf = await askForRows('search=anna&page=30')
  expect(deepOfHalf.ids).toEqual(rowsFrom(rows - 2 - 2 * 580, -2))
  expect(deepOfHalf.fit).toBeLessThanOrEqual(1.5 * 600 + 30)
  expect((await askForRows('search=old')).ids).toEqual(rowsFrom(old - 1, -1))
})

it('an export reads along the index too, each row once', async () => {
  const { how } = await ask('/api/admin/export?search=kin')
  expect(how.plans).toEqual(['birthrecords _id_', sums, words])
  expect(how.documents).toBeLessThanOrEqual(rows + 2 * 3)
})

it('the stretches of an export hold each row once, in order, and few rows each, for an engine that has to sort them', async () => {
  const { connection } = service.store
  const counts = createRecordCounts(connection)
  const staffRows = createStaffRecordRepository(connection, service.keys)
  const sizes: number[] = []
  const ids: string[] = []
  const ends: [Date | undefined, Date | undefined][] = []
  let last: RowKey | null = null
  for await (const place of counts.stretches(await counts.days())) {
    const keys: RowKey[] = await staffRows.listAfter({ tokens: [] }, last, place, rows)
    ends.push([place.from, place.before])
    sizes.push(keys.length)
    ids.push(...keys.map(({ _id }) => _id))
    last = keys.at(-1) ?? last
  }
  expect(ids).toEqual(
    Array.from({ length: rows }, (_, at) => `row-${String(rows - 1 - at).padStart(4, '0')}`),
  )
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.max(...sizes)).toBeLessThan(500 + 15)
  expect(ends.map(([, before]) => before)).toEqual([undefined, ...ends.slice(0, -1).map(([from]) => from)])
})
