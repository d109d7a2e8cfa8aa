import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@shared/node/testing/service-process'

export interface S3Server {
  /** As in the environment of a service. */
  settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** A store that speaks S3, as a process of its own, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const port = await freePort()
  const program = join(dirname(createRequire(__filename).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'codex']
  const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()))
  const endpoint = `http://127.0.0.1:${port}`
  while (!(await fetch(endpoint).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The S3 server ended:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    settings: {
      S3_BUCKET: 'codex',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
