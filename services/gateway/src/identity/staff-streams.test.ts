import type { RequestListener } from 'node:http'
import { staffSessionCookie, unattendedHeader } from '@shared/contracts/accounts'
import type { sessionAnswerSchema } from '@shared/contracts/accounts'
import type { ServiceClient } from '@shared/node/service-client'
import type { z } from 'zod'
import { accountsUpstream } from '../testing/accounts-upstream'
import type { AccountsUpstream } from '../testing/accounts-upstream'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { createStaffSessions } from './staff-session'

const sessionCookie = staffSessionCookie('http://codex.test')
const path = '/api/admin/press-room/live'

describe('a stream of staff', () => {
  let gateway: TestGateway
  let accounts: AccountsUpstream
  /** A stream that says something and then nothing, for as long as somebody listens. */
  const proofs: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('event: state\ndata: {}\n\n')
  }
  beforeEach(async () => {
    accounts = accountsUpstream('ada', 'ben')
    gateway = await startGateway({ services: { accounts: accounts.listener, proofs } })
  })
  afterEach(() => gateway.close())

  const ask = (token: string, address: string, method = 'GET') =>
    fetch(gateway.url + address, {
      method,
      headers: { cookie: `${sessionCookie}=${token}`, accept: 'text/event-stream' },
    })
  const open = async (token: string) => {
    const { body } = await ask(token, path)
    if (!body) throw new Error('no body')
    const reader = body.getReader()
    await reader.read()
    return reader
  }

  it('ends at once when they sign out, and no other’s does', async () => {
    const [one, two, other] = [await open('ada'), await open('ada'), await open('ben')]
    expect((await ask('ada', '/api/logout', 'POST')).status).toBe(204)
    await expect(one.read()).rejects.toThrow('terminated')
    await expect(two.read()).rejects.toThrow('terminated')
    expect((await ask('ada', path)).status).toBe(401)
    const isOpen = Promise.race([other.read().then(() => false), Promise.resolve(true)])
    expect(await isOpen).toBe(true)
    await other.cancel()
  })

  it('is no use of their session, as what a page asks unattended is none; what they ask themselves is, also right behind it', async () => {
    const stream = await open('ada')
    const list = (headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/api/admin/press-room`, {
        headers: { cookie: `${sessionCookie}=ada`, ...headers },
      })
    await list({ [unattendedHeader]: '1' })
    expect(accounts.lookups).toEqual([false])
    await list()
    await list()
    expect(accounts.lookups).toEqual([false, true])
    await stream.cancel()
  })
})

describe('a session that is followed', () => {
  afterEach(() => jest.useRealTimers())
  const answerOf = (id: string | null): z.output<typeof sessionAnswerSchema> => ({
    user: id === null ? null : { id, username: id },
    verifiedAt: null,
  })
  const follow = (ask: () => Promise<unknown>) => {
    const accounts = { call: ask, find: ask } as Pick<ServiceClient, 'call'>
    let isEnded = false
    const stop = createStaffSessions(accounts).follow('token', () => (isEnded = true))
    return { stop, isEnded: () => isEnded }
  }

  it('is known to be over within five seconds when somebody else has ended it, and not while accounts is away', async () => {
    jest.useFakeTimers()
    const answers: (() => unknown)[] = [
      () => answerOf('ada'),
      () => {
        throw new Error('away')
      },
      () => answerOf(null),
    ]
    const { isEnded } = follow(async () => answers.shift()?.())
    await jest.advanceTimersByTimeAsync(10_000)
    expect(isEnded()).toBe(false)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(isEnded()).toBe(true)
  })

  it('is asked about no more once nobody follows it', async () => {
    jest.useFakeTimers()
    const ask = jest.fn(async () => answerOf('ada'))
    const { stop } = follow(ask)
    stop()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
