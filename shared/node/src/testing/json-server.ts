import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface AskedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface JsonServer {
  url: string
  /** Every request, in their order. */
  asked: AskedRequest[]
  close(): Promise<void>
}

/** A server on this machine in the place of one outside. `answer` gives status and body; null leaves the asker waiting. */
export async function startJsonServer(
  answer: (request: AskedRequest) => { status?: number; body: unknown } | null,
): Promise<JsonServer> {
  const asked: AskedRequest[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://x')
      const one = { method: request.method ?? '', path, query, headers: request.headers, body }
      asked.push(one)
      const answered = answer(one)
      if (!answered) return
      response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP gives an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
