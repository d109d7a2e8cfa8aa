import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Whether this process could listen there now. Rejects for a reason other than 'taken' (a port that needs privileges). */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Holds a number so that no other product on this machine draws it: by a UDP socket on it, which is in nobody's way and is gone
 * with this process. Resolves with a function that lets go, or with null when somebody else holds it.
 */
function holdNumber(port) {
  return new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.once('error', () => resolve(null))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve(() => socket.close())
    })
  })
}

/**
 * Free loopback ports that belong to this process until `release()`, or its end: also before anything listens on them, and
 * between a crash of what listens there and its restart. They are drawn below the range from which systems take the ports of
 * outgoing connections, which would be in the way of a restart too.
 *
 * @param {number} count
 * @param {{ from?: number, to?: number }} [range] `to` is not drawn itself
 */
export async function reservePorts(count, { from = 15_000, to = 30_000 } = {}) {
  const held = new Map()
  while (held.size < count) {
    const port = from + Math.floor(Math.random() * (to - from))
    if (held.has(port)) continue
    const letGo = await holdNumber(port)
    if (letGo && (await isPortFree(port))) held.set(port, letGo)
    else letGo?.()
  }
  return {
    ports: [...held.keys()],
    release() {
      for (const letGo of held.values()) letGo()
      held.clear()
    },
  }
}
