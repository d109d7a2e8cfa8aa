import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const parentWatch = new URL('parent-watch.mjs', import.meta.url).href
const firstDelayMs = 250
const longestDelayMs = 10_000
const healthyAfterMs = 30_000

/**
 * A Node process that is kept running: a crash is told and followed by a restart, at first at once, then more and more
 * slowly. In its own process group, so that Ctrl-C reaches it through `stop` only, in the right order.
 *
 * @param nodeArgs options of Node itself
 * @param onLine called with every line the process prints
 * @param onEvent called with a sentence on a crash and on a restart
 */
export function createSupervisedProcess({
  name,
  entry,
  nodeArgs = [],
  args = [],
  env,
  cwd,
  onLine,
  onEvent,
}) {
  let child = null
  let guardedPid = null
  let isWanted = false
  let crashes = 0
  let restartTimer = null
  let exit = Promise.resolve()

  function launch() {
    const startedAt = Date.now()
    const current = spawn(process.execPath, [...nodeArgs, '--import', parentWatch, entry, ...args], {
      cwd,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = current
    for (const stream of [current.stdout, current.stderr])
      createInterface({ input: stream }).on('line', onLine)
    current.on('message', (message) => (guardedPid = message?.guardedPid ?? guardedPid))
    exit = new Promise((resolve) => {
      current.once('error', (error) => onEvent(`cannot be started: ${error.message}`))
      current.once('exit', (code, signal) => {
        child = null
        endGuarded()
        resolve()
        if (!isWanted) return
        crashes = Date.now() - startedAt > healthyAfterMs ? 1 : crashes + 1
        const delay = Math.min(firstDelayMs * 2 ** (crashes - 1), longestDelayMs)
        onEvent(`ended (${signal ?? `code ${code}`}), starting it again in ${delay / 1000} s`)
        restartTimer = setTimeout(launch, delay)
      })
    })
  }

  function endGuarded() {
    if (guardedPid === null) return
    try {
      process.kill(guardedPid, 'SIGKILL')
    } catch {
      // It ended with its guard.
    }
    guardedPid = null
  }

  function start() {
    if (isWanted) return
    isWanted = true
    launch()
  }

  /** Asks the process to end, and ends it after `graceMs`: a service gives requests under way ten seconds. Resolves when it is gone. */
  async function stop(graceMs = 15_000) {
    isWanted = false
    clearTimeout(restartTimer)
    const current = child
    if (!current) return
    current.kill('SIGTERM')
    const timer = setTimeout(() => current.kill('SIGKILL'), graceMs)
    await exit
    clearTimeout(timer)
  }

  return {
    name,
    start,
    stop,
    /** Ends the process at once, as a crash would; it is started again. Resolves when it is gone. */
    async kill() {
      // Not a crash of its own making: the next start is not delayed for it.
      crashes = 0
      child?.kill('SIGKILL')
      await exit
    },
    /** Ends the process at once and leaves it down until `start`. */
    async halt() {
      isWanted = false
      clearTimeout(restartTimer)
      child?.kill('SIGKILL')
      await exit
    },
    pids: () => [child?.pid, guardedPid].filter((pid) => typeof pid === 'number'),
    crashes: () => crashes,
  }
}
