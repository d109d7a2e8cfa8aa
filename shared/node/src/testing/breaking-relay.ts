import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface BreakingRelay {
  /** `http://127.0.0.1:port` */
  url: string
  /**
   * How many bytes of the answers, counted from now on, come through: then the connection is cut, or stays silent.
   * Undefined lets everything through.
   */
  breakAfter(bytes: number | undefined, how?: 'cut' | 'silent'): void
  /** Resolves when no client holds a connection any more. */
  untilIdle(): Promise<void>
  close(): Promise<void>
}

/** Stands between a client and the server at `target`, and breaks answers in their middle when it is told to. */
export async function startBreakingRelay(target: string): Promise<BreakingRelay> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let left: number | undefined
  let way: 'cut' | 'silent' = 'cut'
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    clients.add(client)
    client.once('close', () => {
      clients.delete(client)
      if (clients.size === 0) server.emit('idle')
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      const passed = bytes.subarray(0, left)
      if (left !== undefined) left -= passed.length
      client.write(passed, () => {
        if (left === 0 && way === 'cut') client.destroy()
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Listening on TCP gives an address of this kind.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAfter(bytes, how = 'cut') {
      left = bytes
      way = how
    },
    async untilIdle() {
      if (clients.size > 0) await once(server, 'idle')
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
