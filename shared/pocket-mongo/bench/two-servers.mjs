// Starts a server, a second one on the same directory, ends the first and starts a third. Usage: node … <directory>
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer, startChild } from './child-server.mjs'

const folder = join(import.meta.dirname, 'dist', String(process.pid))
const directory = process.argv[2]
try {
  const bundle = bundleServer(folder)
  const first = await startChild(bundle, directory)
  const second = spawnSync(process.execPath, [bundle], {
    env: { ...process.env, POCKET_MONGO_DIR: directory },
    encoding: 'utf8',
  })
  const code = await first.stop()
  const third = await startChild(bundle, directory)
  // Killed, it leaves its lock behind; the next one has to see that its owner is dead.
  await third.kill()
  const fourth = await startChild(bundle, directory)
  await fourth.stop()
  const outcome = {
    second: second.status === 1 && second.stderr.includes('in use') ? 'in use' : second,
    code,
    third: 'listening',
  }
  process.stdout.write(JSON.stringify(outcome))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
