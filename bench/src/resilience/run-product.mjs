import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '../../../scripts/platform.mjs'
import { printMachine } from '../measure/figures.mjs'

const many = '100000000'

/** The built product on a free port and a data folder of its own for as long as `work` takes; limits of calls are off. */
export async function runProduct(work, env = {}) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-resilience-'))
  const platform = await startPlatform({
    port: 0,
    dataDirectory,
    env: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: many, RATE_LIMIT_ADDRESS_PER_MINUTE: many, ...env },
  })
  printMachine()
  try {
    return await work(platform)
  } finally {
    await platform.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
