import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './service-process'

export interface S3Server {
  /** As in the environment of a service. */
  settings: Readonly<Record<string, string>>
  /** Ends the process; what it holds stays. */
  kill(): Promise<void>
  /** Starts it again, at the same address. */
  restart(): Promise<void>
  /** Ends it for good, and removes what it holds. */
  stop(): Promise<void>
}

/** A store that speaks S3, as a process of its own, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const program = join(dirname(createRequire(__filename).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'codex']

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (printed += part.toString()))
    while (!(await fetch(endpoint).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`The S3 server ended:\n${printed}`)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return child
  }
  let child = await start()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    settings: {
      S3_BUCKET: 'codex',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    kill,
    async restart() {
      await kill()
      child = await start()
    },
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
