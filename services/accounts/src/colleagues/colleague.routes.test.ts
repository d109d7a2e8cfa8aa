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

it('tells staff alone who else there is, and who the owner is: the first, whether registration is open or not', async () => {
  const { ada, ben } = await house()
  expect(await listed(ben)).toMatchObject([
    { username: 'ada', id: ada.staffId, sessions: 1, passkeys: 0, isOwner: true },
    { username: 'ben', id: ben.staffId, isOwner: false },
    { username: 'eva', isOwner: false },
  ])
  expect((await new Browser(service.app, 'nobody').get(path)).status).toBe(401)
})

it("[AUT-024] lets the owner end a colleague's sessions and remove the account, with the second factor, and writes it down", async () => {
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

it('lets nobody else do it, nobody do it to oneself, and the house be handed over', async () => {
  const { ada, ben, eva } = await house()
  const acts = (by: Browser, whom: Browser) =>
    Promise.all([
      by.delete(`${path}/${whom.staffId}/sessions`),
      by.delete(`${path}/${whom.staffId}`),
      by.put(`${path}/${whom.staffId}/ownership`, {}),
    ])
  const statuses = async (by: Browser, whom: Browser) => (await acts(by, whom)).map(({ status }) => status)
  expect(await statuses(ben, eva)).toEqual([403, 403, 403])
  expect(await statuses(ben, ada)).toEqual([403, 403, 403])
  expect(await statuses(ada, ada)).toEqual([404, 404, 404])
  expect((await audited()).slice(3)).toEqual([])

  expect((await ada.put(`${path}/${ben.staffId}/ownership`, {})).status).toBe(204)
  expect((await listed(ada)).map(({ isOwner }) => isOwner)).toEqual([false, true, false])
  expect(await statuses(ada, eva)).toEqual([403, 403, 403])
  expect((await ben.delete(`${path}/${ada.staffId}`)).status).toBe(204)
})
