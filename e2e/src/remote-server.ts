import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Another machine that serves a remote's build, with its own origin, and that can fail in the ways machines fail. */
export async function startRemoteServer(folder: string) {
  let state: 'up' | 'down' | 'silent' = 'up'
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    if (state === 'silent') return
    if (state === 'down') {
      response.writeHead(503).end('down')
      return
    }
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    stat(path)
      .then(() => {
        response.writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
        })
        createReadStream(path).pipe(response)
      })
      .catch(() => response.writeHead(404, { 'access-control-allow-origin': '*' }).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    manifest: `http://localhost:${port}/mf-manifest.json`,
    be: (next: typeof state) => {
      state = next
    },
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
