// The long run of the kill test. Usage: node bench/kill.mjs [rounds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from './child-server.mjs'
import { killRounds } from './kill-rounds.mjs'

const folder = join(import.meta.dirname, 'dist', String(process.pid))
const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-kill-'))
try {
  const rounds = Number(process.argv[2] ?? 60)
  const { acknowledged, faults } = await killRounds(bundleServer(folder), directory, rounds)
  process.stdout.write(`${rounds} kills, ${acknowledged} acknowledged writes, ${faults.length} faults\n`)
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(directory, { recursive: true, force: true })
}
