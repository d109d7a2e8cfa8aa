import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { discardRest } from './request-body'

let server: Server
let stop: () => void
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  stop()
  server.closeAllConnections()
  server.close()
})

/** A request that reaches the server, of which a few bytes come now and then, and never the last. */
async function trickle(): Promise<IncomingMessage> {
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  const call = httpRequest({ port, method: 'PUT', headers: { 'content-length': 1_000_000 } })
  call.on('error', () => undefined)
  const arrived = once(server, 'request') as Promise<[IncomingMessage]>
  call.write('x')
  const timer = setInterval(() => call.write('xx'), 10)
  stop = () => (clearInterval(timer), void call.destroy())
  const [request] = await arrived
  return request
}

describe('the rest of a refused body', () => {
  it('is read for a time at most, however slowly it goes on: it would hold its place until its last byte', async () => {
    const request = await trickle()
    await discardRest(request, { maxBytes: 1_000_000, maxMs: 200 })
    expect([request.complete, request.destroyed, request.listenerCount('data')]).toEqual([false, false, 0])
  })
  it('and up to so many bytes', async () => {
    const request = await trickle()
    await discardRest(request, { maxBytes: 20, maxMs: 1_000_000 })
    expect([request.complete, request.destroyed]).toEqual([false, false])
  })
  it('is read no longer than there is somebody who sends it', async () => {
    const request = await trickle()
    request.on('error', () => undefined)
    const discarded = discardRest(request, { maxBytes: 1_000_000, maxMs: 1_000_000 })
    stop()
    await discarded
    expect(request.destroyed).toBe(true)
  })
})
