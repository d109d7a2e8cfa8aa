import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answersOn, chooseDatabase, waitForPort } from './database.mjs'
import { readableLine } from './log-lines.mjs'
import { PlatformError } from './platform-error.mjs'
import { runTool } from './owned-child.mjs'
import { isPortFree, reservePorts } from './ports.mjs'
import { createSupervisedProcess } from './supervised-process.mjs'
import { root } from './workspaces.mjs'

/** The services, each with the setting that carries its address to the others. The gateway leads to all but `keys`. */
export const services = {
  keys: 'KEYS_URL',
  accounts: 'ACCOUNTS_URL',
  records: 'RECORDS_URL',
  proofs: 'PROOFS_URL',
  invites: 'INVITES_URL',
  chat: 'CHAT_URL',
}

// V8's nursery at 2 MB instead of 16: 10 MB less for each process, at the same speed of answers.
const small = ['--max-semi-space-size=2']

// Render threads take and leave megabytes at a time, which glibc would keep in its lists: 340 MB at work instead of 450.
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const readyWithinMs = 60_000
const crashesAtStart = 4

/** The secret that signs what services tell each other: made once for each data folder, readable by its owner only. */
function secretOf(dataDirectory) {
  const path = join(dataDirectory, 'secret')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/** What of a readiness answer is still missing: 'records (starting), chat (away)'. */
const notReady = ({ services: states = {} }) =>
  Object.entries(states)
    .filter(([, state]) => state !== 'ready')
    .map(([name, state]) => `${name} (${state})`)
    .join(', ')

/** A database of somebody else's is crashed by the command that its owner names for it. */
async function crashForeignDatabase({ DATABASE_CRASH_COMMAND: command }) {
  if (!command)
    throw new Error(
      'MONGODB_URI names a server of its own: DATABASE_CRASH_COMMAND has to say how it is crashed',
    )
  if (!(await runTool(command, [], { shell: true }))) throw new Error(`${command} failed`)
}

/** Throws a PlatformError when the port cannot be a port, or somebody else listens on it. */
export async function assertPortFree(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlatformError(`PORT must be a number from 1 to 65535.`)
  }
  const isFree = await isPortFree(port, host).catch((error) => {
    throw new PlatformError(`Port ${port} cannot be used: ${error.message}.`)
  })
  if (!isFree) {
    throw new PlatformError(
      `Port ${port} is already in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
    )
  }
}

/**
 * Starts database, services and gateway, each as its own process, and waits until all of them are ready. Everything must
 * have been built (build.mjs).
 *
 * @param {object} [options]
 * @param {number} [options.port] of the gateway; 0 takes a free one
 * @param {string} [options.host] interface that the gateway listens on
 * @param {string} [options.dataDirectory] where everything is kept that outlives the processes
 * @param {Record<string, string | undefined>} [options.env] settings on top of those of this process
 * @param {(name: string, line: string) => void} [options.log] gets each line that a process prints and each event of its life
 * @throws {PlatformError} for what the person who starts it can put right
 */
export async function startPlatform({
  port = 8080,
  host = '127.0.0.1',
  dataDirectory = join(root, '.data'),
  env = {},
  log = () => {},
} = {}) {
  if (port !== 0) await assertPortFree(port, host)
  // Nobody else of the machine reads what lies in it.
  mkdirSync(dataDirectory, { recursive: true })
  chmodSync(dataDirectory, 0o700)
  const names = Object.keys(services)
  const { ports, release } = await reservePorts(names.length + 3)
  const portOf = Object.fromEntries(names.map((name, index) => [name, ports[index]]))
  const [databasePort, keysDatabasePort, freePublicPort] = ports.slice(names.length)
  const publicPort = port === 0 ? freePublicPort : port
  const url = `http://localhost:${publicPort}`

  const settings = { ...process.env, ...env }
  const database = chooseDatabase({
    env: settings,
    dataDirectory,
    port: databasePort,
    keysPort: keysDatabasePort,
  })
  const addresses = Object.fromEntries(
    names.map((name) => [services[name], `http://127.0.0.1:${portOf[name]}`]),
  )
  const common = {
    INTERNAL_SECRET: secretOf(dataDirectory),
    PUBLIC_URL: url,
    LOG_LEVEL: 'info',
    ...settings,
    ...addresses,
    NODE_ENV: 'production',
    MONGODB_URI: database.uri,
    KEYS_MONGODB_URI: database.keysUri,
    DATA_DIR: dataDirectory,
  }

  const processes = new Map()
  const add = (name, { entry, args, nodeArgs, env: own }) => {
    const supervised = createSupervisedProcess({
      name,
      entry,
      args,
      nodeArgs,
      cwd: root,
      env: { ...common, ...own },
      onLine: (line) => {
        const text = readableLine(line)
        if (text !== null) log(name, text)
      },
      onEvent: (event) => log(name, event),
    })
    processes.set(name, supervised)
    return supervised
  }
  const entryOf = (name) => {
    const entry = join(root, 'services', name, 'dist/start.js')
    if (!existsSync(entry)) throw new PlatformError(`services/${name} is not built: npm run build`)
    return entry
  }

  if (database.process) add('database', database.process)
  for (const name of names) {
    add(name, {
      entry: entryOf(name),
      nodeArgs: small,
      env: {
        PORT: String(portOf[name]),
        HOST: '127.0.0.1',
        ...(name === 'proofs' ? givesMemoryBack : {}),
      },
    })
  }
  add('gateway', {
    entry: entryOf('gateway'),
    nodeArgs: small,
    env: { PORT: String(publicPort), HOST: host, WEB_ROOT: root },
  })

  const supervisedOf = (name) => {
    const supervised = processes.get(name)
    if (!supervised) throw new Error(`There is no process ${name}`)
    return supervised
  }
  const isFailing = (name) => supervisedOf(name).crashes() >= crashesAtStart

  const waitUntilReady = async () => {
    const deadline = Date.now() + readyWithinMs
    let last = 'nothing answered'
    while (Date.now() < deadline) {
      const failing = [...processes.keys()].find(isFailing)
      if (failing) throw new PlatformError(`${failing} does not start; its messages are above.`)
      try {
        const answer = await fetch(`http://127.0.0.1:${publicPort}/readyz`, {
          signal: AbortSignal.timeout(5000),
        })
        const isDatabaseThere = !database.process || (await answersOn(databasePort))
        // The gateway does not know the keys service: nobody outside has to do with it.
        const keys = await fetch(`${addresses[services.keys]}/readyz`, { signal: AbortSignal.timeout(5000) })
        if (answer.ok && keys.ok && isDatabaseThere) return
        last = keys.ok ? notReady(await answer.json()) : `keys (${JSON.stringify(await keys.json())})`
      } catch {
        // Not listening yet.
      }
      await sleep(120)
    }
    throw new PlatformError(
      `Not ready after ${readyWithinMs / 1000} s: ${last}. The messages above may say why.`,
    )
  }

  // Programs beside the product find its database by this.
  const noted = {
    database: join(dataDirectory, 'database-uri'),
    keys: join(dataDirectory, 'keys-database-uri'),
    keysService: join(dataDirectory, 'keys-url'),
  }
  let stopping = null
  /** Ends all of it: the gateway first, then the services, the database last. Resolves when every process is gone. */
  const stop = () => {
    stopping ??= (async () => {
      for (const path of Object.values(noted)) rmSync(path, { force: true })
      await processes.get('gateway')?.stop()
      await Promise.all(names.map((name) => processes.get(name)?.stop()))
      await processes.get('database')?.stop()
      release()
    })()
    return stopping
  }
  /** Ends every process at once. */
  const stopAtOnce = () => Promise.all([...processes.values()].map((supervised) => supervised.halt()))

  try {
    processes.get('database')?.start()
    if (database.process) {
      await waitForPort(databasePort, { timeoutMs: 20_000, hasFailed: () => isFailing('database') })
    }
    for (const supervised of processes.values()) supervised.start()
    await waitUntilReady()
    writeFileSync(noted.database, `${database.uri}\n`, { mode: 0o600 })
    writeFileSync(noted.keys, `${database.keysUri}\n`, { mode: 0o600 })
    writeFileSync(noted.keysService, `${addresses[services.keys]}\n`, { mode: 0o600 })
  } catch (error) {
    await stop()
    throw error
  }

  return {
    url,
    port: publicPort,
    dataDirectory,
    databaseUri: database.uri,
    keysDatabaseUri: database.keysUri,
    databaseLabel: database.label,
    /** Addresses of the services, past the gateway: for measurements. */
    serviceUrls: Object.fromEntries(names.map((name) => [name, addresses[services[name]]])),
    secret: common.INTERNAL_SECRET,
    /** Process numbers by name. */
    pids: () => Object.fromEntries([...processes].map(([name, supervised]) => [name, supervised.pids()])),
    /**
     * Ends one process as a crash would (SIGKILL); it is started again by itself. Resolves when it is gone.
     * @param {string} name
     */
    kill: (name) =>
      name === 'database' && !database.process ? crashForeignDatabase(settings) : supervisedOf(name).kill(),
    /**
     * Ends one process and leaves it down.
     * @param {string} name
     */
    halt: (name) => supervisedOf(name).halt(),
    /**
     * Starts a process that was halted, or stops and starts a running one, and waits until all are ready.
     * @param {string} name
     */
    restart: async (name) => {
      await supervisedOf(name).stop()
      supervisedOf(name).start()
      await waitUntilReady()
    },
    waitUntilReady,
    stop,
    stopAtOnce,
  }
}
