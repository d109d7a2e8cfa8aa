import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  url: string
  port: number
  close(): Promise<void>
}

/** Listens on loopback, on a free port unless one is given. */
const listen = (server: Server, port = 0): Promise<Listening> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      // A TCP server has an address of this kind.
      const { port: bound } = server.address() as AddressInfo
      resolve({
        url: `http://127.0.0.1:${bound}`,
        port: bound,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })

/** A service that a test writes itself. `/readyz` answers 200 unless the test's own listener has answered. */
export const startUpstream = (listener: RequestListener, port = 0): Promise<Listening> =>
  listen(
    createServer((request, response) => {
      if (request.url === '/readyz') response.end('{}')
      else listener(request, response)
    }),
    port,
  )

/** Answers with what arrived: method, path, headers and body. */
export const echo: RequestListener = (request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        method: request.method,
        path: request.url,
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      }),
    )
  })
}
