import type { Colleague } from '@shared/contracts/colleagues'
import { Browser, startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

let visitors = 0
const path = '/api/admin/colleagues'
/** Ada, who registered first, and Ben and Eva by codes or the setting. */
const house = async () => {
  const app = service.appWith({ REGISTRATION_OPEN: true })
  const enter = async (name: string) => {
    const home = new Browser(app, `visitor-${++visitors}`)
    expect((await home.register(name)).status).toBe(200)
    await home.confirmByPassword()
    service.wait(1000)
    return home
  }
  return { ada: await enter('ada'), ben: await enter('ben'), eva: await enter('eva') }
}
const listed = async (home: Browser): Promise<Colleague[]> => (await home.get(path)).body.colleagues
const audited = async () =>
  (await service.store.connection.collection('auditlines').find({}).sort({ _id: 1 }).toArray()).map(
    (line) => [line['act'], line['staffId'], line['subject']],
  )

it('tells staff alone who else there is', async () => {
  const { ada, ben } = await house()
  expect(await listed(ben)).toMatchObject([
    { username: 'ada', id: ada.staffId, sessions: 1, passkeys: 0 },
    { username: 'ben', id: ben.staffId },
    { username: 'eva' },
  ])
  expect((await new Browser(service.app, 'nobody').get(path)).status).toBe(401)
})

it("[AUT-024] lets one end a colleague's sessions and remove the account, with the second factor, and writes it down", async () => {
  const { ada, ben, eva } = await house()
  const elsewhere = new Browser(service.app, 'elsewhere')
  await elsewhere.signIn('ben')
  expect((await ada.delete(`${path}/${ben.staffId}/sessions`)).status).toBe(204)
  for (const home of [ben, elsewhere]) expect((await home.get('/api/user')).status).toBe(401)
  expect((await eva.get('/api/user')).status).toBe(200)
  expect((await ben.signIn('ben')).status).toBe(200)

  expect((await ada.delete(`${path}/${ben.staffId}`)).status).toBe(204)
  expect((await ben.get('/api/user')).status).toBe(401)
  expect((await ben.signIn('ben')).status).toBe(401)
  expect((await listed(ada)).map(({ username }) => username)).toEqual(['ada', 'eva'])
  const left = await service.store.counts()
  expect([left['sessions'], left['knowndevices'], left['staff']]).toEqual([2, 2, 2])
  expect((await audited()).slice(3)).toEqual([
    ['sessions.ended', ada.staffId, ben.staffId],
    ['account.removed', ada.staffId, ben.staffId],
  ])
  expect((await ada.delete(`${path}/${ben.staffId}`)).status).toBe(404)
  // His name is free again, for somebody else.
  expect(
    (await new Browser(service.appWith({ REGISTRATION_OPEN: true }), 'new').register('ben')).status,
  ).toBe(200)

  service.wait(6 * 60_000)
  expect((await ada.delete(`${path}/${eva.staffId}`)).body).toMatchObject({ code: 'second_factor_required' })
  expect((await eva.get('/api/user')).status).toBe(200)
})

it('[AUT-016] lets everybody do it about others, the first account too, and nobody about oneself', async () => {
  const { ada, ben, eva } = await house()
  expect((await ben.delete(`${path}/${ben.staffId}`)).status).toBe(404)
  expect((await ben.delete(`${path}/${ben.staffId}/sessions`)).status).toBe(404)
  expect((await audited()).slice(3)).toEqual([])
  expect((await eva.delete(`${path}/${ada.staffId}/sessions`)).status).toBe(204)
  expect((await ben.delete(`${path}/${ada.staffId}`)).status).toBe(204)
  expect((await listed(eva)).map(({ username }) => username)).toEqual(['ben', 'eva'])
})

it('always leaves somebody: of two who remove each other at once one stays, and no stranger may register', async () => {
  const { ada, ben, eva } = await house()
  expect((await eva.delete(`${path}/${eva.staffId}`)).status).toBe(404)
  expect((await ada.delete(`${path}/${eva.staffId}`)).status).toBe(204)
  const statuses = (
    await Promise.all([ada.delete(`${path}/${ben.staffId}`), ben.delete(`${path}/${ada.staffId}`)])
  ).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  const left = await service.store.connection.collection('staff').find({}).toArray()
  expect(left).toHaveLength(1)
  expect((await new Browser(service.app, 'stranger').register('mallory')).status).toBe(403)
})
