import type { RequestListener } from 'node:http'
import { staffSessionCookie } from '@shared/contracts/accounts'
import type { sessionAnswerSchema } from '@shared/contracts/accounts'
import type { ServiceClient } from '@shared/node/service-client'
import { z } from 'zod'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'
import { createStaffSessions } from './staff-session'

const sessionCookie = staffSessionCookie('http://codex.test')
const path = '/api/admin/press-room/live'

describe('a stream of staff', () => {
  let gateway: TestGateway
  let sessions: Set<string>
  const accounts: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      // As accounts does: the session of the cookie is over.
      if (request.url === '/api/logout') {
        sessions.delete(request.headers.cookie?.split('=')[1] ?? '')
        return response.writeHead(204).end()
      }
      const { token } = z.object({ token: z.string() }).parse(JSON.parse(body))
      const user = sessions.has(token) ? { id: token, username: token } : null
      return response.end(JSON.stringify({ user, verifiedAt: null }))
    })
  }
  /** A stream that says something and then nothing, for as long as somebody listens. */
  const proofs: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write('event: state\ndata: {}\n\n')
  }
  beforeEach(async () => {
    sessions = new Set(['ada', 'ben'])
    gateway = await startGateway({ services: { accounts, proofs } })
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
