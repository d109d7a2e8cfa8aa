import type { RecordKeys } from '@shared/node/record-keys'
import { requestAs, visitorCaller } from '@shared/node/testing/caller-request'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { createAnswersRepository } from '../records/answers.repository'
import { createRecordRepository } from '../records/record.repository'
import { createSubmittedRecords } from '../records/submitted-records'
import { seedRecords } from '../seed/seed-records'
import { recordsCollection } from '../records/record.model'
import type { RecordDocument } from '../records/record.model'
import { amara, submissionOf } from '../testing/amara'
import { startRecords } from '../testing/records-service'
import type { RecordsUnderTest } from '../testing/records-service'
import { exportRecords } from './export'
import { rebuildStaffRecords } from './rebuild'
import { createRecordCounts } from './record-counts'
import { createStaffRecordRepository } from './staff-record.repository'

let service: RecordsUnderTest
beforeAll(async () => {
  service = await startRecords()
  service.relay.start()
})
afterAll(async () => {
  await service.relay.stop()
  await service.store.stop()
})
beforeEach(() => service.reset())

const staff = { kind: 'staff', staffId: 'staff-1', visitorId: 'v' } as const
const get = async (path: string, caller: Parameters<typeof requestAs>[1] = staff) => {
  const answer = await (await requestAs(service.app, caller, 'get', path)).call
  return { status: answer.status, body: answer.body }
}
const list = async (query = '') => (await get(`/api/admin/records${query}`)).body
const idsOf = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id)

let made = 0
const submit = async (changes: Parameters<typeof amara>[0] = {}, visitor = 'visitor-1') => {
  made += 1
  const form = amara({ babyLastName: `Family ${'abcdefghijklmnopqrstuvwxyz'[made % 26]}${made}`, ...changes })
  const { status, body } = await service.submit(submissionOf(form), visitor)
  if (status !== 201) throw new Error(JSON.stringify(body))
  await service.settled()
  return body
}
const asService = { kind: 'service', service: 'proofs' } as const
const tell = async (type: string, payload: object) => {
  const { call } = await requestAs(service.app, asService, 'post', '/internal/messages')
  expect((await call.send({ id: `${type}-${made}`, type, payload })).status).toBe(204)
}
const complete = async ({ id, derivedData: { proofJobId }, version }: Awaited<ReturnType<typeof submit>>) => {
  const job = { proofJobId, recordId: id, version }
  const at = service.now.toISOString()
  await tell('proof.approved', { ...job, approvedAt: at, approvedBy: 'visitor-1' })
  await tell('proof.completed', { ...job, approvedAt: at, completedAt: at })
}

/** So many records like the newest in place of all, by times; made quicker than by submitting, and listed by a rebuild. */
async function copyNewest(count: number, timeOf: (at: number) => Date): Promise<string[]> {
  const collection = service.store.connection.collection<Omit<RecordDocument, 'versions'>>(recordsCollection)
  const [like] = await service.records()
  if (!like) throw new Error('There is no record to copy')
  const versions = await Promise.all(
    like.versions.map(async (version) => ({
      ...version,
      form: await service.formOf(like._id, version.version),
    })),
  )
  await collection.deleteMany({})
  const copies = Array.from({ length: count }, (_, at) => ({
    ...like,
    versions,
    _id: `copy-${String(at).padStart(3, '0')}`,
    createdAt: timeOf(at),
  }))
  await collection.insertMany(copies)
  await rebuildStaffRecords(service.store.connection, service.keys)
  return copies.map(({ _id }) => _id).reverse()
}

describe('GET /api/admin/record-names', () => {
  it('answers 401 to everybody but staff, and lists the faults of an address', async () => {
    for (const caller of [null, visitorCaller('v'), asService])
      expect((await get('/api/admin/record-names?ids=any', caller)).status).toBe(401)
    for (const query of ['', '?ids=', '?ids=a,,b', `?ids=${Array(51).fill('a').join(',')}`])
      expect([query, (await get(`/api/admin/record-names${query}`)).status]).toEqual([query, 400])
  })

  it('tells the name and the Proof ID of those that are there, in the order they were asked in', async () => {
    const [first, second] = [
      await submit({ babyFirstName: 'Amara', babyMiddleName: 'Ife', babyLastName: 'Okonkwo' }),
      await submit({ babyFirstName: '小明', babyLastName: '王' }),
    ]
    const { status, body } = await get(
      `/api/admin/record-names?ids=${[second.id, 'gone', first.id, second.id].join(',')}`,
    )
    expect([status, body]).toEqual([
      200,
      [
        { id: second.id, proofId: second.proofId, fullName: '王小明' },
        { id: first.id, proofId: first.proofId, fullName: 'Amara Ife Okonkwo' },
      ],
    ])
  })
})

describe('GET /api/admin/records', () => {
  it('answers 401 to everybody but staff, and lists the faults of an address', async () => {
    for (const path of ['/api/admin/records', '/api/admin/stats']) {
      expect((await get(path, null)).status).toBe(401)
      expect((await get(path, visitorCaller('v'))).status).toBe(401)
      expect((await get(path, asService)).status).toBe(401)
    }
    const { status, body } = await get('/api/admin/records?page=0&dateFilter=year&timeZone=Mars/Base')
    expect(status).toBe(400)
    expect(body.faults.map(({ path }: { path: string }) => path).sort()).toEqual([
      'dateFilter',
      'page',
      'timeZone',
    ])
  })

  it('[ADM-011] [ADM-012] answers id, name, e-mail, time and status, the newest first', async () => {
    expect(await list()).toEqual({ records: [], page: 1, pages: 1, total: 0 })
    const first = await submit({ babyFirstName: 'Amara', babyMiddleName: 'Ife', babyLastName: 'Okonkwo' })
    service.now = new Date('2026-04-01T12:00:01Z')
    const second = await submit({ babyFirstName: '小明', babyLastName: '王' })
    await complete(first)
    expect(await list()).toEqual({
      records: [
        {
          id: second.id,
          proofId: second.proofId,
          fullName: '王小明',
          email: 'parent@example.org',
          createdAt: '2026-04-01T12:00:01.000Z',
          status: 'processing',
        },
        {
          id: first.id,
          proofId: first.proofId,
          fullName: 'Amara Ife Okonkwo',
          email: 'parent@example.org',
          createdAt: '2026-04-01T12:00:00.000Z',
          status: 'completed',
        },
      ],
      page: 1,
      pages: 1,
      total: 2,
    })
    expect(idsOf(await list('?sort=oldest'))).toEqual([first.id, second.id])
  })

  it('[ADM-006] [ADM-030] finds by name, e-mail, record id and Proof ID, as they are now', async () => {
    const jose = await submit({ babyFirstName: 'José', babyLastName: 'García', email: 'ana@hotel.example' })
    const wang = await submit({ babyFirstName: '小明', babyLastName: '王' })
    const weiss = await submit({ babyFirstName: 'Lea', babyLastName: 'Weiß' })
    const found = async (search: string) => idsOf(await list(`?search=${encodeURIComponent(search)}`))
    expect(await found('jose')).toEqual([jose.id])
    expect(await found('GARC josé')).toEqual([jose.id])
    expect(await found('小明')).toEqual([wang.id])
    expect(await found('weiss')).toEqual([weiss.id])
    expect(await found('ana@hotel.example')).toEqual([jose.id])
    expect(await found(wang.id)).toEqual([wang.id])
    expect(await found(weiss.proofId)).toEqual([weiss.id])
    expect(await found('.*')).toEqual([])
    expect(await found('garcia weiss')).toEqual([])

    const renamed = amara({ babyFirstName: 'Joachim', babyLastName: 'García', email: 'ana@hotel.example' })
    await service.submit(submissionOf(renamed, { recordId: jose.id }), 'visitor-1')
    expect(await found('jose')).toEqual([])
    expect(await found('joachim')).toEqual([jose.id])
    // The Proof ID that the record had before still finds it.
    expect(await found(jose.proofId)).toEqual([jose.id])
    const { call } = await requestAs(
      service.app,
      visitorCaller('visitor-1'),
      'put',
      `/api/proof/${jose.proofId}/delivery`,
    )
    expect((await call.send({ email: 'right@motel.example' })).status).toBe(200)
    expect(await found('hotel')).toEqual([])
    expect(await found('motel')).toEqual([jose.id])
  })

  it('reads of each record its row alone, and where that is of before rows had what lists show, its newest version alone', async () => {
    const form = { babyFirstName: 'Amara', babyLastName: 'Okonkwo' }
    const { id } = await submit(form)
    await service.submit(
      submissionOf(amara({ ...form, babyMiddleName: 'Ife' }), { recordId: id }),
      'visitor-1',
    )
    await service.settled()
    const collection = (name: string) => service.store.connection.collection<{ _id: string }>(name)
    const change = async (name: string, filter: object, update: object) => {
      const { matchedCount } = await collection(name).updateOne({ _id: id, ...filter }, update)
      expect(matchedCount).toBe(1)
    }
    const alter = (version: number) =>
      change(
        recordsCollection,
        { 'versions.version': version },
        { $set: { 'versions.$.content': Buffer.alloc(100) } },
      )
    const changeRow = (update: object) => change('staffrecords', {}, update)
    const found = async () => {
      const { status, body } = await get('/api/admin/records?search=okonkwo')
      return status === 200 ? body.records.map(({ fullName }: { fullName: string }) => fullName) : status
    }
    const row = await collection('staffrecords').findOne({ _id: id })
    await alter(1)
    expect((await get(`/api/admin/records/${id}`)).status).toBe(500)
    await changeRow({ $unset: { listed: 1 } })
    expect(await found()).toEqual(['Amara Ife Okonkwo'])
    await alter(2)
    expect(await found()).toBe(500)
    await changeRow({ $set: row ?? {} })
    expect(await found()).toEqual(['Amara Ife Okonkwo'])
    await changeRow({ $set: { listed: Buffer.alloc(100) } })
    expect(await found()).toBe(500)
  })

  it('keeps no word of a name or address in a row, and finds nothing under the key of another installation', async () => {
    const { id } = await submit({
      babyFirstName: 'Okwudili',
      babyLastName: 'Ngata',
      email: 'kiri@hotel.example',
    })
    const row = await service.store.connection
      .collection<{ _id: string }>('staffrecords')
      .findOne({ _id: id })
    expect(JSON.stringify(row)).not.toMatch(/okwu|ngat|kiri|hotel/i)
    expect(row).toHaveProperty('tokens', expect.arrayContaining([expect.stringMatching(/^[\da-f]{24}$/)]))
    const found = async (keys: RecordKeys) => {
      const rows = createStaffRecordRepository(service.store.connection, keys)
      return rows.count(await rows.filterOf(['okwu', 'nga']))
    }
    expect(await found(service.keys)).toBe(1)
    expect(await found(testRecordKeys())).toBe(0)
  })

  it('[ADM-008] [ADM-027] limits to a period in the time zone of who asks, 20 records a page', async () => {
    await submit()
    const ids = await copyNewest(45, (at) => new Date(Date.UTC(2026, 2, 30, 20, 0, 0) + at * 600_000))
    service.now = new Date('2026-04-01T12:00:00Z')
    const first = await list('?dateFilter=all')
    expect(first).toMatchObject({ page: 1, pages: 3, total: 45 })
    const pages = [first, await list('?page=2'), await list('?page=3')]
    expect(pages.map((page) => page.records.length)).toEqual([20, 20, 5])
    expect(pages.flatMap(idsOf)).toEqual(ids)
    expect(await list('?page=900')).toEqual(pages[2])
    const oldest = [await list('?sort=oldest'), await list('?sort=oldest&page=3')]
    expect(oldest.flatMap(idsOf)).toEqual([
      ...[...ids].reverse().slice(0, 20),
      ...[...ids].reverse().slice(40),
    ])
    const searched = [await list('?search=amara&page=2'), await list('?search=amara&page=3')]
    expect(searched.map(({ total, pages: count }) => [total, count])).toEqual([
      [45, 3],
      [45, 3],
    ])
    expect(searched.flatMap(idsOf)).toEqual(ids.slice(20))

    // Midnight in Kolkata is 18:30 in UTC: none of 31 March began there before all of these.
    const since = (zone: string) => list(`?dateFilter=month&timeZone=${zone}`)
    expect((await since('UTC')).total).toBe(0)
    expect((await since('Asia/Kathmandu')).total).toBe(0)
    expect((await list('?dateFilter=week&timeZone=UTC')).total).toBe(45)
    // Kiritimati is 14 hours ahead: April begins there at 10:00 on 31 March, after all of them; in the west they are of March too.
    service.now = new Date('2026-03-31T20:00:00Z')
    expect((await since('America/New_York')).total).toBe(45)
    expect((await list('?dateFilter=week&timeZone=Pacific/Kiritimati')).total).toBe(45)
    // A week that begins on Monday 30 March 21:15 in UTC leaves out the eight before.
    service.now = new Date('2026-04-06T12:00:00Z')
    expect((await list('?dateFilter=week&timeZone=UTC')).total).toBe(0)
    expect((await list('?dateFilter=quarter&timeZone=UTC')).total).toBe(45)
    service.now = new Date('2026-07-01T12:00:00Z')
    expect((await list('?dateFilter=quarter&timeZone=UTC')).total).toBe(0)
    expect((await list('?dateFilter=all&timeZone=UTC')).total).toBe(45)
  })

  it('[API-025] limits a search to a period, and goes on within a quarter of an hour', async () => {
    service.now = new Date('2026-03-31T18:10:00Z')
    const before = await submit({ babyFirstName: 'Mira' })
    service.now = new Date('2026-03-31T18:20:00Z')
    const later = await submit({ babyFirstName: 'Mira' })
    service.now = new Date('2026-04-01T05:00:00Z')
    const month = (more: string) => list(`?dateFilter=month&timeZone=Asia/Kathmandu${more}`)
    expect(idsOf(await month(''))).toEqual([later.id])
    expect([(await month('')).total, (await month('&search=mira')).total]).toEqual([1, 1])
    expect(idsOf(await month('&search=mira'))).toEqual([later.id])
    expect(idsOf(await list('?search=mira'))).toEqual([later.id, before.id])
  })
})

describe('GET /api/admin/export', () => {
  it('[ADM-026] brings many records in pieces, read one after the other as they are taken', async () => {
    await submit()
    const ids = await copyNewest(110, (at) => new Date(Date.UTC(2026, 2, 30, 20) + at * 60_000))
    const verified = { ...staff, verifiedAt: service.now.toISOString() }
    const ask = async (query: string) =>
      (await requestAs(service.app, verified, 'get', `/api/admin/export${query}`)).call
    const answer = await ask('')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'x-total-records': '110' })
    const [, ...lines] = answer.text.trimEnd().split('\r\n')
    expect(lines.map((line) => line.split('","')[0]?.slice(1))).toEqual(ids)

    // One that broke off goes on behind its last line, unless it cannot be told where that was.
    expect((await ask(`?after=${ids[106]}`)).text).toBe(
      lines
        .slice(107)
        .map((line) => `${line}\r\n`)
        .join(''),
    )
    expect(await ask('?after=erased')).toMatchObject({ status: 409, body: { code: 'conflict' } })

    const { connection } = service.store
    const answers = createAnswersRepository(connection, service.keys)
    // Whoever takes no more has no more read for him.
    const rows = createStaffRecordRepository(connection, service.keys)
    const read: number[] = []
    const pieces = exportRecords(
      {
        records: createSubmittedRecords(createRecordRepository(connection, service.keys)),
        rows: {
          ...rows,
          listAfter: async (...asked) => {
            const keys = await rows.listAfter(...asked)
            read.push(keys.length)
            return keys
          },
        },
        counts: createRecordCounts(connection),
        answers,
      },
      { filter: { tokens: [] }, after: null },
    )
    const sizes: [number, number[]][] = []
    for await (const piece of pieces) sizes.push([piece.split('\r\n').length - 1, [...read]])
    expect(sizes).toEqual([
      [1, []],
      [100, [100]],
      [10, [100, 10]],
    ])
  })
})

it('a record whose answers are lost from the database takes neither lists nor the export with it', async () => {
  const whole = await submit()
  const lost = await submit()
  await service.store.connection.collection('answers').deleteMany({ recordId: lost.id as string })
  const verified = { ...staff, verifiedAt: service.now.toISOString() }
  const exported = await (await requestAs(service.app, verified, 'get', '/api/admin/export')).call
  const rows = exported.text.trimEnd().split('\r\n').slice(1)
  expect(rows.map((row) => row.split('","')[0]?.slice(1)).sort()).toEqual([lost.id, whole.id].sort())
  expect(await get(`/api/admin/records/${lost.id}`)).toMatchObject({
    status: 500,
    body: { detail: expect.stringContaining('Trying again does not help') },
  })
})

describe('npm run seed', () => {
  it('[ADM-013] makes demonstration records that are found like others, of children in many scripts', async () => {
    await seedRecords({
      keys: service.keys,
      connection: service.store.connection,
      places: { match: () => undefined },
      records: 11,
      days: 5,
      withProofs: false,
      tell: () => undefined,
    })
    service.now = new Date()
    const seeded = await list()
    expect(seeded).toMatchObject({ total: 11, pages: 1 })
    const scripts = ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai']
    const names = seeded.records.map(({ fullName }: { fullName: string }) => fullName).join(' ')
    expect(scripts.filter((script) => !new RegExp(`\\p{Script=${script}}`, 'u').test(names))).toEqual([])
    expect((await list('?search=seed')).total).toBe(11)
  })
})

describe('GET /api/admin/stats', () => {
  it('[ADM-004] [API-024] sums over all records, and follows them', async () => {
    const stats = async (zone = 'UTC') => (await get(`/api/admin/stats?timeZone=${zone}`)).body
    expect(await stats()).toEqual({ totalRecords: 0, thisMonth: 0, pdfsGenerated: 0, storageUsed: 0 })
    service.now = new Date('2026-03-31T22:30:00Z')
    const first = await submit()
    service.now = new Date('2026-04-01T12:00:00Z')
    const second = await submit()
    expect(await stats()).toMatchObject({ totalRecords: 2, thisMonth: 1, pdfsGenerated: 0 })
    expect(await stats('Europe/Stockholm')).toMatchObject({ totalRecords: 2, thisMonth: 2 })
    const { storageUsed } = await stats()
    const records = await service.records()
    const forms = await Promise.all(records.map(({ _id }) => service.formOf(_id, 1)))
    expect(storageUsed).toBe(forms.reduce((sum, form) => sum + Buffer.byteLength(JSON.stringify(form)), 0))
    await complete(first)
    await complete(second)
    expect(await stats()).toMatchObject({ totalRecords: 2, pdfsGenerated: 2 })
    // A new version undoes the completion.
    const form = amara({ babyLastName: 'Anew' })
    await service.submit(submissionOf(form, { recordId: second.id }), 'visitor-1')
    await service.settled()
    const after = await stats()
    expect(after).toMatchObject({ totalRecords: 2, pdfsGenerated: 1 })
    expect(after.storageUsed).toBeGreaterThan(storageUsed)
  })
})
