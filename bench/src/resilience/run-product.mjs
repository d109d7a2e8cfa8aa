import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../../../scripts/database.mjs'
import { startPlatform } from '../../../scripts/platform.mjs'
import { printMachine } from '../measure/figures.mjs'

const many = '100000000'
const quiet = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: many,
  RATE_LIMIT_ADDRESS_PER_MINUTE: many,
  PROOF_IDS_VISITOR_A_DAY: '0',
  PROOF_IDS_NETWORK_A_DAY: '0',
}

/**
 * The built product on a free port and a data folder of its own for as long as `work` takes; limits of calls are off.
 * @param parent the folder in which the data folder is made
 */
export async function runProduct(work, env = {}, parent = tmpdir()) {
  const dataDirectory = mkdtempSync(join(parent, 'birth-codex-resilience-'))
  const platform = await startPlatform({
    port: 0,
    dataDirectory,
    env: { ...quiet, ...ownDatabase('bench'), ...env },
  })
  printMachine()
  try {
    return await work(platform)
  } finally {
    await platform.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

/** A second copy of every process, on the database, the files and the address of the first. */
export const startCopy = (first) =>
  startPlatform({
    port: 0,
    dataDirectory: first.dataDirectory,
    env: {
      ...quiet,
      MONGODB_URI: first.databaseUri,
      KEYS_MONGODB_URI: first.keysDatabaseUri,
      PUBLIC_URL: first.url,
    },
  })
