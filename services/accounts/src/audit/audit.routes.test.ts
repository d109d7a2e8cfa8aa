import type { AuditLines } from '@shared/contracts/audit'
import { serviceCaller } from '@shared/node/testing/caller-request'
import { Browser, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'
import { checkChain, hashOfLine } from './audit-chain'
import type { StoredAuditLine } from './audit-line.model'
import { createAuditLineModel } from './audit-line.model'
import { createAuditRepository } from './audit.repository'
import { verifyAudit } from './verify-audit'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

const note = async (entry: object, app = service.app) => {
  const browser = new Browser(app, 'none')
  return (await browser.send('post', '/internal/audit-lines', entry, serviceCaller('records'))).status
}
const view = (subject: string, staffId = 'staff-1') => ({ staffId, act: 'record.viewed', subject })
const lines = () => service.store.connection.collection<{ _id: number }>('auditlines')
const check = async () => {
  const audit = createAuditRepository(service.store.connection, () => new Date())
  const beginning = await audit.beginning()
  return checkChain(audit.behind(beginning.number), beginning)
}
const read = async (browser: Browser, query = ''): Promise<AuditLines> =>
  (await browser.get(`/api/admin/audit${query}`)).body

describe('POST /internal/audit-lines', () => {
  it('takes lines from services only, and nothing but ids', async () => {
    const visitor = new Browser(service.app, 'v')
    expect((await visitor.post('/internal/audit-lines', view('r'))).status).toBe(403)
    expect(await note({ ...view('r'), name: 'Amara' })).toBe(400)
    expect(await note({ ...view('r'), act: 'record.eaten' })).toBe(400)
    expect(await note(view('r'))).toBe(204)
  })

  it('gives each of many that write at once over several copies a line of its own, all in one chain', async () => {
    const copies = [service.app, service.appWith({}), service.appWith({})]
    const written = await Promise.all(
      Array.from({ length: 15 }, (_, at) => note(view(`record-${at}`), copies[at % copies.length])),
    )
    expect(written.filter((status) => status !== 204)).toEqual([])
    expect(await check()).toMatchObject({ count: 15 })
    const kept = await lines().find({}).sort({ _id: 1 }).toArray()
    expect(kept.map(({ _id }) => _id)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(
      ['_id', 'act', 'at', 'hash', 'previousHash', 'staffId', 'subject'].sort(),
    )
  })
})

it('says once in half an hour that somebody looks at a record, however often it is told and by however many copies', async () => {
  const copies = [service.app, service.appWith({})]
  const told = () => Promise.all(copies.flatMap((app) => [note(view('r'), app), note(view('r'), app)]))
  const written = async () =>
    (await lines().find({}).sort({ _id: 1 }).toArray()).map((line) => Reflect.get(line, 'staffId'))
  await told()
  service.wait(29 * 60_000)
  await told()
  expect(await written()).toEqual(['staff-1'])
  // Somebody else, another record and another act are lines of their own; so is a look half an hour after the line.
  await note(view('r', 'staff-2'))
  await note(view('another'))
  await note({ ...view('r'), act: 'record.csv' })
  await note({ ...view('r'), act: 'record.csv' })
  expect(await written()).toEqual(['staff-1', 'staff-2', 'staff-1', 'staff-1', 'staff-1'])
  service.wait(60_000)
  await told()
  expect(await written()).toHaveLength(6)
  expect(await check()).toMatchObject({ count: 6 })
})

describe('npm run audit:verify', () => {
  beforeEach(async () => {
    for (let at = 1; at <= 5; at += 1) await note(view(`record-${at}`))
  })
  const verify = () => verifyAudit(service.store.uri)
  const broken = (number: number, reason: string) => ({
    isWhole: false,
    words: `The audit trail is broken at line ${number}: ${reason}.`,
  })
  const lineAt = async (number: number) => {
    const line = await createAuditLineModel(service.store.connection).findById(number).lean()
    if (!line) throw new Error(`There is no line ${number}`)
    return line
  }
  /** Lets a line be from another time, joined to the one before. */
  const replaceChained = async (number: number, at: Date) => {
    const previousHash = number === 1 ? '' : (await lineAt(number - 1)).hash
    const line = { ...(await lineAt(number)), at, previousHash }
    await replace({ ...line, hash: hashOfLine(line) })
  }
  /** Writes a line of the store anew, all but its number. */
  const replace = async ({ _id, ...line }: StoredAuditLine) =>
    expect((await lines().replaceOne({ _id }, line)).modifiedCount).toBe(1)

  it('[ADM-028] tells how many lines there are and the hash of the last, while none is broken', async () => {
    const { hash } = await lineAt(5)
    expect(await verify()).toEqual({
      isWhole: true,
      words: `The audit trail is whole: 5 lines, the last with hash ${hash}.`,
    })
  })

  it.each<[string, object]>([
    ['changed', { subject: 'record-9' }],
    ['changed', { staffId: 'somebody else' }],
    ['changed', { at: new Date(0) }],
    ['changed', { act: 'record.csv' as const }],
    ['changed', { at: 'yesterday' }],
    ['changed', { name: 'Amara' }],
    ['not joined to the line before', { previousHash: 'another' }],
  ])('[ADM-028] names a line that is %s', async (reason, change) => {
    await replace({ ...(await lineAt(3)), ...change })
    expect(await verify()).toEqual(broken(3, reason))
  })
  it('[ADM-028] names a line that was taken out, also the first', async () => {
    await lines().deleteOne({ _id: 4 })
    expect(await verify()).toEqual(broken(4, 'missing'))
    await lines().deleteOne({ _id: 1 })
    expect(await verify()).toEqual(broken(1, 'missing'))
  })
  it('[ADM-028] names the line behind one that was written anew with a hash of its own', async () => {
    const forged = { ...(await lineAt(2)), subject: 'record-9' }
    await replace({ ...forged, hash: hashOfLine(forged) })
    expect(await verify()).toEqual(broken(3, 'not joined to the line before'))
  })
  it('[ADM-028] names the first of two lines that changed places', async () => {
    const [second, fourth] = [await lineAt(2), await lineAt(4)]
    await replace({ ...fourth, _id: 2 })
    await replace({ ...second, _id: 4 })
    expect(await verify()).toEqual(broken(2, 'not joined to the line before'))
  })
  it('[ADM-028] [PRV-011] stays whole when the oldest lines have had their time, and names one that is missing behind them', async () => {
    const audit = createAuditRepository(service.store.connection, () => new Date())
    const days = (count: number) => new Date(Date.UTC(2030, 0, count))
    for (const number of [1, 2, 3, 4, 5]) await replaceChained(number, days(number))
    expect(await audit.removeBefore(days(3))).toBe(2)
    expect((await lines().find({}).sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([3, 4, 5])
    const { hash } = await lineAt(5)
    expect(await verify()).toEqual({
      isWhole: true,
      words: `The audit trail is whole: 3 lines (2 older ones have had their time), the last with hash ${hash}.`,
    })
    // The newest stays, so that the next one is joined to it.
    expect(await audit.removeBefore(days(30))).toBe(2)
    await note(view('record-6'))
    expect(await check()).toMatchObject({ count: 2 })
    await lines().deleteOne({ _id: 5 })
    expect(await verify()).toEqual(broken(5, 'missing'))
    // Nor is it whole when all that was kept is gone, and written on from 1.
    await lines().deleteMany({})
    expect(await verify()).toEqual(broken(5, 'missing'))
    await note(view('record-7'))
    expect(await verify()).toEqual(broken(5, 'missing'))
  })
  it('[ADM-028] names a line that was put in between, the others moved on by one', async () => {
    const behind = [await lineAt(3), await lineAt(4), await lineAt(5)]
    const before = await lineAt(2)
    const put = { ...before, _id: 3, subject: 'record-9', previousHash: before.hash }
    await replace({ ...put, hash: hashOfLine(put) })
    await lines().deleteMany({ _id: { $gt: 3 } })
    await createAuditLineModel(service.store.connection).insertMany(
      behind.map((line) => ({ ...line, _id: line._id + 1 })),
    )
    expect(await verify()).toEqual(broken(4, 'not joined to the line before'))
  })
})

describe('GET /api/admin/audit', () => {
  it('answers 401 to everybody but staff', async () => {
    expect((await new Browser(service.app, 'v').get('/api/admin/audit')).status).toBe(401)
  })

  it('[ADM-025] tells who did what with which record or colleague, the newest first, by act, by record and by person, page by page', async () => {
    const ingrid = new Browser(service.app, 'v')
    expect((await ingrid.register('ingrid')).status).toBe(200)
    // Which is the first line.
    const staffId = ingrid.staffId ?? ''
    for (let at = 1; at <= 52; at += 1) await note(view(`record-${at}`, staffId))
    await note({ staffId: 'gone', act: 'record.pdf', subject: 'record-7' })
    await note({ staffId: 'gone', act: 'sessions.ended', subject: staffId })
    const first = await read(ingrid)
    expect(first.lines).toHaveLength(50)
    expect(first.lines.slice(0, 3)).toMatchObject([
      { number: 55, act: 'sessions.ended', subject: staffId, subjectUsername: 'ingrid', username: null },
      { number: 54, act: 'record.pdf', subject: 'record-7', username: null, staffId: 'gone' },
      { number: 53, act: 'record.viewed', subject: 'record-52', subjectUsername: null, username: 'ingrid' },
    ])
    const second = await read(ingrid, `?before=${first.before}`)
    expect(second.lines.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
    expect(second.before).toBeNull()
    expect((await read(ingrid, '?subject=record-7')).lines.map(({ number }) => number)).toEqual([54, 8])
    expect((await read(ingrid, '?act=record.pdf')).lines.map(({ number }) => number)).toEqual([54])
    expect((await read(ingrid, '?staffId=gone')).lines.map(({ number }) => number)).toEqual([55, 54])
  })
})
