import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callerTokenHeader, requestIdHeader } from '@shared/contracts/internal'
import { z } from 'zod'
import { verifyCaller } from './caller-token'
import { runInRequest } from './request-context'
import { ServiceCallError, createServiceClient, pathOf } from './service-client'

const secret = 'a secret of the tests, long enough'
let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
let seen: IncomingMessage[] = []
let clientWith: (timeoutMs: number) => ReturnType<typeof createServiceClient>
let client: ReturnType<typeof createServiceClient>

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  clientWith = (timeoutMs) =>
    createServiceClient({
      service: 'records',
      from: 'proofs',
      baseUrl: `http://127.0.0.1:${port}/`,
      secret,
      timeoutMs,
    })
  client = clientWith(30_000)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  answer = (_request, response) => json(response, 200, { n: 1, more: 2 })
})

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 't',
  status,
  detail: 'words',
  code,
})
const schema = z.object({ n: z.number() })
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught)
  if (!(error instanceof ServiceCallError)) throw new Error('not a ServiceCallError')
  return error
}

describe('a call to another service', () => {
  it('says who calls, for which request, and reads what the schema names', async () => {
    const result = await runInRequest({ requestId: 'request-1' }, () =>
      client.call({ path: pathOf('internal', 'a/b c'), answer: schema }),
    )
    expect(result).toEqual({ n: 1 })
    const [request] = seen
    expect(request?.url).toBe('/internal/a%2Fb%20c')
    expect(request?.headers[requestIdHeader]).toBe('request-1')
    const token = request?.headers[callerTokenHeader]
    const call = { service: 'records', method: 'GET', path: '/internal/a%2Fb%20c' }
    expect(verifyCaller(String(token), call, secret)).toEqual({ kind: 'service', service: 'proofs' })
    expect(() => verifyCaller(String(token), { ...call, service: 'invites' }, secret)).toThrow()
  })
  it('can be made on behalf of a visitor', async () => {
    await client.call({ path: '/things?a=b', method: 'DELETE', caller: { kind: 'visitor', visitorId: 'v' } })
    const token = seen[0]?.headers[callerTokenHeader]
    const call = { service: 'records', method: 'DELETE', path: '/things?a=b' }
    expect(verifyCaller(String(token), call, secret)).toEqual({ kind: 'visitor', visitorId: 'v' })
  })
  it('fails with the code and words of a problem that comes back', async () => {
    answer = (_request, response) => json(response, 409, problem(409, 'owned'))
    const error = await failureOf(client.call({ path: '/', method: 'POST', body: {} }))
    expect(error).toMatchObject({
      service: 'records',
      code: 'owned',
      publicMessage: 'words',
      isPassing: false,
    })
  })
  it('finds null where there is nothing, and fails on everything else', async () => {
    answer = (_request, response) => json(response, 404, problem(404, 'not_found'))
    expect(await client.find({ path: '/', answer: schema })).toBeNull()
    answer = (_request, response) => json(response, 403, problem(403, 'forbidden'))
    expect((await failureOf(client.find({ path: '/', answer: schema }))).code).toBe('forbidden')
  })
  it('takes an answer of another shape, or no JSON, for a service that is not well', async () => {
    answer = (_request, response) => json(response, 200, { n: 'one' })
    expect((await failureOf(client.call({ path: '/', answer: schema }))).code).toBe('unavailable')
    answer = (_request, response) => response.end('<html>')
    expect((await failureOf(client.call({ path: '/', answer: schema }))).isPassing).toBe(true)
    answer = (_request, response) => {
      response.statusCode = 502
      response.end('Bad gateway')
    }
    expect((await failureOf(client.call({ path: '/' }))).code).toBe('unavailable')
  })
  it('gives up after its time', async () => {
    answer = () => undefined
    const error = await failureOf(clientWith(300).call({ path: '/', method: 'POST', body: {} }))
    expect({ code: error.code, isPassing: error.isPassing }).toEqual({ code: 'timeout', isPassing: true })
    expect(seen).toHaveLength(1)
  })
  it('asks once more when the connection broke, but never sends a change twice', async () => {
    answer = (request, response) => {
      if (seen.length === 1) request.socket.destroy()
      else json(response, 200, { n: 2 })
    }
    expect(await client.call({ path: '/', answer: schema })).toEqual({ n: 2 })
    seen = []
    expect(await client.call({ path: '/', method: 'POST', isRepeatable: true, answer: schema })).toEqual({
      n: 2,
    })
    seen = []
    answer = (request) => void request.socket.destroy()
    expect((await failureOf(client.call({ path: '/', method: 'POST', body: {} }))).code).toBe('unavailable')
    expect(seen).toHaveLength(1)
  })
})
