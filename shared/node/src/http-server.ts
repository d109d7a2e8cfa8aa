import { createServer } from 'node:http'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

const timeouts = {
  // A picture over a slow telephone line; a body that stalls ends much earlier (body-pace).
  requestTimeout: 600_000,
  headersTimeout: 20_000,
  // Longer than callers keep an idle connection, so that none is closed under a request that is just being sent.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

export interface HttpServer {
  port: number
  /** Takes no new requests, and resolves when those under way are finished, or broken off after `drainMs`. */
  drain(drainMs: number): Promise<void>
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // A TCP server has an address of this kind.
      const { port: bound } = server.address() as AddressInfo
      resolve(bound)
    })
  })

/**
 * Closes the answers that a broken connection leaves behind. Node tells of its end the one answer that was being sent; those that waited
 * behind it, to requests that were sent on without waiting, would never close, and never give back what they hold.
 */
function closeWithConnections(server: Server): (response: ServerResponse) => void {
  const answers = new WeakMap<Socket, Set<ServerResponse>>()
  server.on('connection', (socket: Socket) => {
    const own = new Set<ServerResponse>()
    answers.set(socket, own)
    // Node's own turn comes first.
    socket.once('close', () =>
      setImmediate(() => {
        for (const response of own) {
          response.destroy()
          response.emit('close')
        }
      }),
    )
  })
  return (response) => {
    const own = answers.get(response.req.socket)
    own?.add(response)
    response.once('close', () => own?.delete(response))
  }
}

/** Serves `app` over HTTP on `port`, or on a free one for 0. */
export async function listenHttp(app: RequestListener, port: number, host: string): Promise<HttpServer> {
  let isDraining = false
  const open = new Set<ServerResponse>()
  // A connection that goes on would bring further requests.
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  const server = createServer(timeouts, (request, response) => {
    // Each part of an app that holds something for a request gives it back when the response closes.
    response.setMaxListeners(30)
    closeWithConnection(response)
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      // One whose answer had begun before.
      if (isDraining) setImmediate(() => server.closeIdleConnections())
    })
    if (isDraining) endConnection(response)
    app(request, response)
  })
  const closeWithConnection = closeWithConnections(server)
  const bound = await listening(server, port, host)
  return {
    port: bound,
    drain(drainMs) {
      isDraining = true
      open.forEach(endConnection)
      return new Promise<void>((resolve) => {
        const late = setTimeout(() => server.closeAllConnections(), drainMs)
        server.close(() => (clearTimeout(late), resolve()))
        server.closeIdleConnections()
      })
    },
  }
}
