import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlatformError } from './platform-error.mjs'
import { root } from './workspaces.mjs'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findMongod(env) {
  if (env.MONGOD) {
    if (!isExecutable(env.MONGOD)) throw new PlatformError(`MONGOD names ${env.MONGOD}, which cannot be run.`)
    return env.MONGOD
  }
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod'
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

/**
 * What the services store their data in: the server that MONGODB_URI names, else a `mongod` that is given (MONGOD) or
 * found on the PATH, else the pocket store. `keysUri` is where the keys of records are: the server that KEYS_MONGODB_URI names, else the same
 * one; with the pocket store a store of its own in the same process, so that it is small and can be rewritten after an erasing. `process` is what has to run for it; null for a server of one's own.
 */
export function chooseDatabase({ env, dataDirectory, port, keysPort }) {
  const keysOf = (uri) => env.KEYS_MONGODB_URI || uri
  if (env.MONGODB_URI)
    return {
      uri: env.MONGODB_URI,
      keysUri: keysOf(env.MONGODB_URI),
      label: 'MongoDB at MONGODB_URI',
      process: null,
    }
  const uri = `mongodb://127.0.0.1:${port}`
  const mongod = findMongod(env)
  if (mongod) {
    const folder = join(dataDirectory, 'mongod')
    mkdirSync(folder, { recursive: true })
    return {
      uri: `${uri}/?directConnection=true`,
      keysUri: keysOf(`${uri}/?directConnection=true`),
      label: `mongod (${mongod})`,
      process: {
        entry: join(root, 'scripts/guard.mjs'),
        args: [mongod, '--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'],
        env: {},
      },
    }
  }
  const folder = join(dataDirectory, 'database')
  const entry = join(root, 'shared/pocket-mongo/dist/start.js')
  if (!existsSync(entry)) throw new PlatformError('The embedded document store is not built: npm run build')
  const keysFolder = join(dataDirectory, 'keys-database')
  for (const each of [folder, keysFolder]) mkdirSync(each, { recursive: true })
  return {
    uri: `${uri}/?directConnection=true`,
    keysUri: keysOf(`mongodb://127.0.0.1:${keysPort}/?directConnection=true`),
    label: 'embedded document store (for trying and developing)',
    process: {
      entry,
      args: [],
      env: {
        POCKET_MONGO_PORT: `${port},${keysPort}`,
        POCKET_MONGO_DIR: [folder, keysFolder].join(delimiter),
      },
    },
  }
}

/**
 * MONGODB_URI with a database of its own for one run, so that it meets nothing of another's; empty when none is set, for the
 * embedded store has a folder of its own anyway. Nobody drops it.
 */
export function ownDatabase(name, env = process.env) {
  if (!env.MONGODB_URI) return {}
  const [, server, database, query = ''] =
    /^([^:]+:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(env.MONGODB_URI) ?? []
  if (!server) throw new PlatformError('MONGODB_URI is no address of a MongoDB.')
  const options = new URLSearchParams(query)
  // A user is known to the database that the address names, unless it says otherwise.
  if (server.includes('@') && !options.has('authSource')) options.set('authSource', database || 'admin')
  return { MONGODB_URI: `${server}/${name}_${randomUUID().slice(0, 8)}?${options}` }
}

/** Whether something listens on a loopback port. */
export const answersOn = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (result) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

/** Waits until something listens on the port. Rejects after `timeoutMs`, or when `hasFailed` says that it never will. */
export async function waitForPort(port, { timeoutMs, hasFailed }) {
  const deadline = Date.now() + timeoutMs
  while (!(await answersOn(port))) {
    if (hasFailed()) throw new PlatformError('The database does not start; its messages are above.')
    if (Date.now() > deadline)
      throw new PlatformError(`The database did not answer within ${timeoutMs / 1000} s.`)
    await sleep(50)
  }
}
