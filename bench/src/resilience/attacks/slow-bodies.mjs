import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { timeCalls } from './time-calls.mjs'

const connections = 300
const watchedMs = 10_000

/** Bodies that are announced and do not come: what others wait meanwhile, and how many of the connections are still held. */
export async function sendSlowBodies({ port, url }) {
  let open = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => {
      open += 1
      socket.write(
        'POST /api/birth-records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      )
    })
    socket.on('error', () => undefined)
    socket.once('close', () => (open -= 1))
    socket.resume()
    return socket
  })
  await sleep(500)
  const health = timeCalls(`${url}/healthz`, watchedMs)
  const calls = timeCalls(`${url}/api/places/autocomplete?input=portl`, watchedMs)
  const [slowestHealth, slowestCall] = await Promise.all([health, calls])
  const held = open
  sockets.forEach((socket) => socket.destroy())
  return {
    isGood: slowestHealth.failures === 0 && slowestHealth.ms < 1000 && slowestCall.failures === 0,
    line: `${connections} unfinished bodies: /healthz at most ${slowestHealth.ms.toFixed(0)} ms, ${slowestHealth.failures} failed; other calls at most ${slowestCall.ms.toFixed(0)} ms, ${slowestCall.failures} failed; ${held} connections held after ${watchedMs / 1000} s`,
  }
}
