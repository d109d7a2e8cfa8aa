import { requestAs, serviceCaller, visitorCaller } from '@shared/node/testing/caller-request'
import { startAccounts } from '../testing/accounts-service'
import type { AccountsService } from '../testing/accounts-service'

let service: AccountsService
beforeAll(async () => {
  service = await startAccounts()
})
afterAll(() => service.stop())
beforeEach(() => service.store.clear())

const [one, two, three] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']
const tell = async (gateway: string | undefined, window: number, counts: Record<string, number>) => {
  const { call } = await requestAs(service.app, serviceCaller('gateway'), 'post', '/internal/rate-counts')
  const told = Object.entries(counts).map(([key, count]) => ({ key, count }))
  const answer = await call.send({ gateway, window, counts: told })
  expect(answer.status).toBe(200)
  return answer.body.others
}

describe('POST /internal/rate-counts', () => {
  it('answers 401 without a token, 403 to a visitor, 400 to a key of the database', async () => {
    const path = '/internal/rate-counts'
    const body = { gateway: one, window: 1, counts: [{ key: 'some-visitor', count: 1 }] }
    expect((await (await requestAs(service.app, null, 'post', path)).call.send(body)).status).toBe(401)
    const visitor = await requestAs(service.app, visitorCaller('v'), 'post', path)
    expect((await visitor.call.send(body)).status).toBe(403)
    const odd = await requestAs(service.app, serviceCaller('gateway'), 'post', path)
    expect((await odd.call.send({ ...body, gateway: 'a.$b' })).status).toBe(400)
  })

  it('answers what the other gateways have counted in the same minute, key by key', async () => {
    expect(await tell(one, 7, { 'visitor-a': 5, 'visitor-b': 2 })).toEqual([0, 0])
    expect(await tell(two, 7, { 'visitor-b': 3, 'visitor-a': 1 })).toEqual([2, 5])
    expect(await tell(three, 7, { 'visitor-a': 1 })).toEqual([6])
    expect(await tell(one, 7, { 'visitor-a': 9 })).toEqual([2])
    expect(await tell(one, 8, { 'visitor-a': 1 })).toEqual([0])
  })

  it('counts nothing twice when it is told twice', async () => {
    await tell(one, 7, { 'visitor-a': 5 })
    await tell(one, 7, { 'visitor-a': 5 })
    expect(await tell(two, 7, { 'visitor-a': 1 })).toEqual([5])
  })
})
