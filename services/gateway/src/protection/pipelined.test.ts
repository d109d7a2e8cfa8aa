import { once } from 'node:events'
import { connect } from 'node:net'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

const calls = 64
const cookie = `codex_visitor=${'a'.repeat(32)}`
const call = `GET /api/places/x HTTP/1.1\r\nhost: codex.test\r\ncookie: ${cookie}\r\n\r\n`

let gateway: TestGateway
afterEach(() => gateway.close())

it('calls sent one behind the other and broken off together, all but the first of them answered, are open no more', async () => {
  let seen = 0
  let allSeen: () => void = () => {}
  const areSeen = new Promise<void>((resolve) => (allSeen = resolve))
  gateway = await startGateway({
    services: {
      records: (_request, response) => {
        seen += 1
        // Answers wait for that of the first, which does not come.
        if (seen > 1) response.end('{}')
        if (seen === calls) response.once('close', allSeen)
      },
    },
  })
  const socket = connect(gateway.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(call.repeat(calls))
  await areSeen
  socket.destroy()
  const ask = async () => (await fetch(`${gateway.url}/api/places/x`, { headers: { cookie } })).status
  // So long the gateway has not heard that the connection is broken.
  let first = await ask()
  while (first === 429) first = await ask()
  expect([first, ...(await Promise.all([ask(), ask(), ask(), ask()]))]).toEqual([200, 200, 200, 200, 200])
})
