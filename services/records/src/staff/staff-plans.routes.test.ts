import { maxCountedRecords } from '@shared/contracts/admin'
import type { AdminRecords } from '@shared/contracts/admin'
import type { Caller } from '@shared/contracts/internal'
import { requestAs } from '@shared/node/testing/caller-request'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { createRecordCounts } from './record-counts'
import { tokensOfRecord } from './search-tokens'
import { staffRecordModel } from './staff-record.model'

/** More than are counted of any search; a minute lies between two. */
const rows = 2600
/** Every 100th has both words. */
const both = rows / 100
const now = new Date('2026-04-01T12:00:00Z')

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
  await service.reset()
  service.now = now
  const { connection } = service.store
  const made = Array.from({ length: rows }, (_, at) => ({
    _id: `row-${String(at).padStart(4, '0')}`,
    createdAt: new Date(now.getTime() - (rows - at) * 60_000),
    status: 'processing' as const,
    bytes: 1,
    tokens: tokensOfRecord(
      [],
      [at % 2 ? 'Bodil' : 'Anna', at % 2 || at % 100 === 0 ? 'Berg' : 'Cortez', `kin ${at}`],
    ),
  }))
  await staffRecordModel(connection).insertMany(made)
  const counts = createRecordCounts(connection)
  for (let day = 0; day <= 2; day += 1) await counts.recountDay(new Date(now.getTime() - day * 86_400_000))
})
afterAll(() => service.store.stop())

interface Explained {
  /** 'staffrecords tokens_1_createdAt_-1__id_-1' of each query, or what reads everything or sorts in place of the index. */
  plans: string[]
  keys: number
  documents: number
}

/** What of a plan tells how the documents are come by, wherever it stands in it. */
function stagesIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(stagesIn)
  if (typeof plan !== 'object' || plan === null) return []
  const own =
    'indexName' in plan
      ? [String(plan.indexName)]
      : 'stage' in plan && (plan.stage === 'COLLSCAN' || plan.stage === 'SORT')
        ? [plan.stage]
        : []
  return [...own, ...Object.values(plan).flatMap(stagesIn)]
}
/** The sum of a figure, which an aggregation gives once for its cursor. */
function figureIn(answer: unknown, name: string): number {
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.entries(answer).reduce(
    (sum, [key, value]) => sum + (key === name ? Number(value) : figureIn(value, name)),
    0,
  )
}

const staff: Caller = {
  kind: 'staff',
  staffId: 'staff-1',
  visitorId: 'v',
  verifiedAt: now.toISOString(),
}

/** Asks the service, and then the store how it went about each query that this took. */
async function ask(path: string): Promise<{ text: string; body: AdminRecords; how: Explained }> {
  const { connection } = service.store
  const client = connection.getClient()
  const asked: Record<string, unknown>[] = []
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    if (commandName !== 'find' && commandName !== 'aggregate') return
    const { filter, sort, projection, skip, limit, pipeline } = command
    const told = commandName === 'find' ? { filter, sort, projection, skip, limit } : { pipeline, cursor: {} }
    asked.push({ [commandName]: command[commandName], ...told })
  }
  client.on('commandStarted', note)
  const { status, body, text } = await (await requestAs(service.app, staff, 'get', path)).call
  client.off('commandStarted', note)
  expect(status).toBe(200)
  const how: Explained = { plans: [], keys: 0, documents: 0 }
  for (const command of asked) {
    const defined = Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined))
    const answer = await connection.db?.command({ explain: defined, verbosity: 'executionStats' })
    const named = [...new Set(stagesIn(answer?.['queryPlanner'] ?? answer))]
    how.plans.push(...named.map((plan) => `${String(command['find'] ?? command['aggregate'])} ${plan}`))
    how.keys += figureIn(answer, 'totalKeysExamined')
    how.documents += figureIn(answer, 'totalDocsExamined')
  }
  return { text, body, how: { ...how, plans: [...new Set(how.plans)].sort() } }
}

const words = 'staffrecords tokens_1_createdAt_-1__id_-1'
const times = 'staffrecords createdAt_-1__id_-1'
const sums = 'recordcounts _id_'
const shown = 'birthrecords _id_'

/** By what each question is answered, and how many documents that may read of 2600: a page of 20, the sums of days, no more. */
const questions: [string, string, string[], number][] = [
  ['the first page', '/api/admin/records', [shown, sums, times], 20 + 3],
  ['a deep page', '/api/admin/records?page=90', [shown, sums, times], 20 + 15 + 4],
  [
    'the last page, oldest first',
    '/api/admin/records?page=130&sort=oldest',
    [shown, sums, times],
    20 + 15 + 4,
  ],
  ['a period', '/api/admin/records?dateFilter=month', [shown, sums, times], 20 + 4],
  ['a rare word', '/api/admin/records?search=77', [shown, words], 20],
  ['a common word', '/api/admin/records?search=kin', [shown, words], 20],
  ['a common word, oldest first', '/api/admin/records?search=kin&sort=oldest', [shown, words], 20],
  ['a common word of a period', '/api/admin/records?search=kin&dateFilter=week', [shown, words], 20],
  [
    'the last page of a common word',
    '/api/admin/records?search=kin&page=50',
    [shown, words],
    maxCountedRecords,
  ],
  ['two common words', '/api/admin/records?search=anna%20berg', [shown, words], both + 20],
  ['the figures', '/api/admin/stats', [sums], 2 * 2],
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

it('an export reads along the index too, each row once', async () => {
  const { how } = await ask('/api/admin/export?search=kin')
  expect(how.plans).toEqual([shown, words].sort())
  expect(how.documents).toBeLessThanOrEqual(rows)
})
