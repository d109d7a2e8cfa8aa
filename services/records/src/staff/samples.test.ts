import { testRecordKeys } from '@shared/node/testing/record-keys'
import { requestAs } from '@shared/node/testing/caller-request'
import { queryPlansOf } from '@shared/node/testing/query-plans'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { startArchive } from '../testing/staff-rows'
import { rowsASample, sampleOf, samplesOfCommon, tokensWithSamples } from './samples'

it('one row in so many is a sample, whatever its words are', async () => {
  const keys = testRecordKeys()
  const ids = Array.from({ length: 12_800 }, (_, at) => `row-${at}`)
  const tokens = ['kin', 'k']
  const read = (_id: string) => tokensWithSamples(keys, { _id, tokens })
  const rows = await Promise.all(ids.map(read))
  const samples = rows.filter((row) => row.length > tokens.length)
  expect(samples[0]).toEqual([...tokens, '%kin', '%k'])
  expect(sampleOf('kin')).toBe('%kin')
  // A hundred, give or take five times as many as chance does.
  expect(Math.abs(samples.length - ids.length / rowsASample)).toBeLessThan(50)
  expect(await read(ids[0] ?? '')).toEqual(rows[0])
})

describe('a word that very many records have', () => {
  const rows = 12_800
  const now = new Date('2026-04-01T12:00:00Z')
  let service: RecordsUnderTest
  beforeAll(async () => {
    service = await startRecords()
    await startArchive(service, now, {
      rows,
      apart: 10_000,
      wordsOf: (at) => ['kin', at % 2 ? 'odd' : 'even', at % 16 ? '' : 'few'],
    })
    // So many rows take more than a minute where other tests run beside it.
  }, 180_000)
  afterAll(() => service.store.stop())

  const staff = { kind: 'staff', staffId: 'staff-1', visitorId: 'v' } as const
  const find = async (query: string) => {
    let body: unknown
    const how = await queryPlansOf(service.store.connection, async () => {
      body = (await (await requestAs(service.app, staff, 'get', `/api/admin/records?${query}`)).call).body
    })
    return { body, keys: how.keys }
  }

  it.each(['search=kin', 'search=kin&dateFilter=week', 'search=kin&sort=oldest'])(
    'is known by its samples, and is not counted: %s',
    async (query) => {
      const { body, keys } = await find(query)
      expect(body).toMatchObject({ total: 1000, hasMore: true, pages: 50 })
      // Its samples, the rows of its page with what lies between them, and what is shown of them.
      expect(keys).toBeLessThan(samplesOfCommon + 200)
    },
  )

  it('is counted where few fit all words of a search, or few rows have it', async () => {
    expect((await find('search=few')).body).toMatchObject({ total: rows / 16 })
    expect((await find('search=kin%20few')).body).toMatchObject({ total: rows / 16 })
    expect((await find('search=odd%20few')).body).toMatchObject({ total: 0 })
  })
})
