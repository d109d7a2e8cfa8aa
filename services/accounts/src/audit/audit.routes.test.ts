import type { AuditLines } from '@shared/contracts/audit'
import { serviceCaller } from '@shared/node/testing/caller-request'
import { Browser, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'
import { checkChain } from './audit-chain'
import { createAuditLineModel } from './audit-line.model'
import { createAuditRepository } from './audit.repository'

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
const check = () => {
  const model = createAuditLineModel(service.store.connection)
  return checkChain(createAuditRepository(model, () => new Date()).all())
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
      Array.from({ length: 30 }, (_, at) => note(view(`record-${at}`), copies[at % copies.length])),
    )
    expect(written.filter((status) => status !== 204)).toEqual([])
    expect(await check()).toMatchObject({ count: 30 })
    const kept = await lines().find({}).sort({ _id: 1 }).toArray()
    expect(kept.map(({ _id }) => _id)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(
      ['_id', 'act', 'at', 'hash', 'previousHash', 'staffId', 'subject'].sort(),
    )
  })
})

describe('the chain of the audit trail', () => {
  beforeEach(async () => {
    for (let at = 1; at <= 5; at += 1) await note(view(`record-${at}`))
  })

  it.each([
    ['changed', { $set: { subject: 'record-9' } }],
    ['changed', { $set: { staffId: 'somebody else' } }],
    ['changed', { $set: { at: new Date(0) } }],
    ['changed', { $set: { act: 'record.csv' } }],
    ['not joined to the line before', { $set: { previousHash: 'another' } }],
  ])('names a line that is %s', async (reason, change) => {
    await lines().updateOne({ _id: 3 }, change)
    expect(await check()).toEqual({ broken: { number: 3, reason } })
  })
  it('names a line that was taken out, also the first', async () => {
    await lines().deleteOne({ _id: 4 })
    expect(await check()).toEqual({ broken: { number: 4, reason: 'missing' } })
    await lines().deleteOne({ _id: 1 })
    expect(await check()).toEqual({ broken: { number: 1, reason: 'missing' } })
  })
  it('names the line behind one that was written anew with a hash of its own', async () => {
    const { hashOfLine } = await import('./audit-chain')
    const model = createAuditLineModel(service.store.connection)
    const line = await model.findById(2).lean()
    if (!line) throw new Error('no line')
    const forged = { ...line, subject: 'record-9' }
    await lines().updateOne({ _id: 2 }, { $set: { subject: 'record-9', hash: hashOfLine(forged) } })
    expect(await check()).toEqual({ broken: { number: 3, reason: 'not joined to the line before' } })
  })
})

describe('GET /api/admin/audit', () => {
  it('answers 401 to everybody but staff', async () => {
    expect((await new Browser(service.app, 'v').get('/api/admin/audit')).status).toBe(401)
  })

  it('tells who did what with which record, the newest first, by act and by record, page by page', async () => {
    const ingrid = new Browser(service.app, 'v')
    expect((await ingrid.register('ingrid')).status).toBe(200)
    // Which is the first line.
    const staffId = ingrid.staffId ?? ''
    for (let at = 1; at <= 52; at += 1) await note(view(`record-${at}`, staffId))
    await note({ staffId: 'gone', act: 'record.pdf', subject: 'record-7' })
    await note({ staffId, act: 'records.exported' })
    const first = await read(ingrid)
    expect(first.lines).toHaveLength(50)
    expect(first.lines.slice(0, 3)).toMatchObject([
      { number: 55, act: 'records.exported', subject: null, username: 'ingrid' },
      { number: 54, act: 'record.pdf', subject: 'record-7', username: null, staffId: 'gone' },
      { number: 53, act: 'record.viewed', subject: 'record-52', username: 'ingrid' },
    ])
    const second = await read(ingrid, `?before=${first.before}`)
    expect(second.lines.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
    expect(second.before).toBeNull()
    expect((await read(ingrid, '?subject=record-7')).lines.map(({ number }) => number)).toEqual([54, 8])
    expect((await read(ingrid, '?act=record.pdf')).lines.map(({ number }) => number)).toEqual([54])
  })
})
