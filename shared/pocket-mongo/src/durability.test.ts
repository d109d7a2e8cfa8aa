import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const bench = join(__dirname, '..', 'bench')

describe('kill -9 under load', () => {
  it('loses nothing that was acknowledged', async () => {
    // A process of its own: it bundles the server, starts it, writes to it and kills it.
    const { stdout } = await promisify(execFile)(process.execPath, [join(bench, 'kill.mjs'), '3'])
    const [, acknowledged, faults] = /(\d+) acknowledged writes, (\d+) faults/.exec(stdout) ?? []
    expect(Number(faults)).toBe(0)
    expect(Number(acknowledged)).toBeGreaterThan(50)
  })
})

describe('a full disk', () => {
  it('is read from, also after a restart, refuses writes with a code of its own, and heals', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-full-'))
    const { stdout } = await promisify(execFile)(process.execPath, [join(bench, 'full-disk.mjs'), directory])
    expect(JSON.parse(stdout)).toEqual({
      code: 14031,
      isReadWhole: true,
      again: 14031,
      restarted: { read: true, refused: 14031, removed: 5 },
      isHealed: true,
    })
    rmSync(directory, { recursive: true })
  })
})

describe('the server as a process', () => {
  it('says when it listens, refuses a second on its directory, and ends on SIGTERM', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'pocket-mongo-process-'))
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(bench, 'two-servers.mjs'),
      directory,
    ])
    expect(JSON.parse(stdout)).toEqual({ second: 'in use', code: 0, third: 'listening' })
    rmSync(directory, { recursive: true })
  })
})
