import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { openEngine } from './collections/engine'
import type { Engine } from './collections/engine'
import { removeUnfinishedIndexes } from './collections/index-builds'
import { startSweeper } from './collections/sweeper'
import type { Host } from './commands/commands'
import { lockDirectory } from './store/directory-lock'
import { Connection } from './wire/connection'

export interface PocketMongoOptions {
  /** Where the data lies; made when it is not there. One server at a time. */
  directory: string
  /** 0 or undefined takes a free port. */
  port?: number
  /** A loopback address (127.0.0.1 unless told), or the path of a Unix socket, `….sock`. Anything else is refused. */
  host?: string
  /** Seconds between two sweeps of expired documents; 10 unless told. */
  sweepSeconds?: number
}

export interface PocketMongo {
  /** The connection string of a database, as it is for `mongoose.connect`. */
  uri(database: string): string
  /** 0 on a Unix socket. */
  port: number
  close(): Promise<void>
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Starts a document store that speaks MongoDB's wire protocol, for trying, development and tests on one machine.
 * @throws Error when the directory is in use, the port is taken, or the host is not a loopback address
 */
export async function startPocketMongo(options: PocketMongoOptions): Promise<PocketMongo> {
  const host = options.host ?? '127.0.0.1'
  // Drivers know a socket by the end of its name.
  const isSocket = host.startsWith('/') && host.endsWith('.sock')
  if (!isSocket && !loopback.has(host))
    throw new Error(`pocket-mongo has no authentication and listens on loopback only, not on ${host}`)
  const unlock = lockDirectory(options.directory)
  try {
    const engine = openEngine(options.directory)
    await removeUnfinishedIndexes(engine)
    const self: Host = { address: '' }
    const connections = new Set<Connection>()
    const server = createServer((socket) => accept(socket, engine, self, connections))
    await listen(server, isSocket ? { path: host } : { host, port: options.port ?? 0 })
    const port = isSocket ? 0 : addressOf(server).port
    self.address = isSocket ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
    const stopSweeping = startSweeper(engine, options.sweepSeconds ?? 10)
    return {
      // Drivers write the hosts of a replica set in small letters, which may be another socket.
      uri: (database) =>
        isSocket
          ? `mongodb://${encodeURIComponent(host)}/${database}?directConnection=true`
          : `mongodb://${self.address}/${database}`,
      port,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve))
        await stopSweeping()
        await Promise.all([...connections].map((connection) => connection.close()))
        await closed
        await engine.cursors.closeAll()
        await engine.store.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function accept(socket: Socket, engine: Engine, host: Host, connections: Set<Connection>): void {
  const connection = new Connection(socket, engine, host)
  connections.add(connection)
  socket.on('close', () => connections.delete(connection))
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address
}

/** Listens; a Unix socket is for its owner only, from the first moment. */
async function listen(
  server: Server,
  where: { path: string } | { host: string; port: number },
): Promise<void> {
  const path = 'path' in where ? where.path : undefined
  if (path) rmSync(path, { force: true })
  const mask = path ? process.umask(0o177) : undefined
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(where, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } finally {
    if (mask !== undefined) process.umask(mask)
  }
  if (path) chmodSync(path, 0o600)
}
