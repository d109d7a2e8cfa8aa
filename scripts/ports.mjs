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
 * Free loopback ports. They are taken below the range from which systems draw the ports of outgoing connections, so that
 * no connection sits on a service's port in the moment between its crash and its restart.
 */
export async function findFreePorts(count) {
  const found = new Set()
  while (found.size < count) {
    const port = 15_000 + Math.floor(Math.random() * 15_000)
    if (!found.has(port) && (await isPortFree(port))) found.add(port)
  }
  return [...found]
}
