import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Builds what is stale of the packages, as `npm start` does. */
export async function buildPackages(root: string, packages: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), ...packages], { cwd: root })
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export interface ServiceProcess {
  url: string
  pid: number
  /** What it has printed so far. */
  output: () => string
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>
  /** Asks it to end, and answers the exit code. */
  stop(): Promise<number | null>
}

type IsUp = (readiness: Response) => boolean | Promise<boolean>

async function untilUp(url: string, child: ChildProcess, output: () => string, isUp: IsUp): Promise<void> {
  // More and more seldom: a process that starts needs the processor more than who waits for it.
  for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (child.exitCode !== null) throw new Error(`The service ended:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer && (await isUp(answer))) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * Starts a built service as a process of its own, as `npm start` does, and waits until it is ready, or until `isUp` of what it
 * answers to `/readyz`.
 */
export async function startServiceProcess(
  root: string,
  service: string,
  environment: Readonly<Record<string, string>> & { PORT: string },
  isUp: IsUp = ({ ok }) => ok,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [join(root, 'services', service, 'dist/start.js')], {
    cwd: root,
    env: { NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr.on('data', (part: Buffer) => (text += part.toString()))
  const output = () => text
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return child.exitCode
  }
  const url = `http://127.0.0.1:${environment.PORT}`
  await untilUp(url, child, output, isUp)
  return {
    url,
    pid: child.pid ?? 0,
    output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}
