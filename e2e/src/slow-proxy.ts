import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'

/**
 * An HTTP proxy between a browser and the product, that passes bodies on at a bounded speed and can be cut off in the middle:
 * every socket ends, on both sides, and new ones are refused until it is mended.
 */
export async function startSlowProxy(bytesPerSecond: number) {
  let isCut = false
  let passedBytes = 0
  const server = createServer((request, response) => {
    if (isCut) return request.socket.destroy()
    const { hostname, port, pathname, search } = new URL(request.url ?? '')
    const { method, headers } = request
    const passed = send({ hostname, port, path: pathname + search, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    const slow = new Transform({
      transform(piece: Buffer, _encoding, done) {
        setTimeout(
          () => {
            passedBytes += piece.length
            done(null, piece)
          },
          (piece.length / bytesPerSecond) * 1000,
        )
      },
    })
    request.pipe(slow).pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes of request bodies that the product has been given. */
    passedBytes: () => passedBytes,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
