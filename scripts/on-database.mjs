import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettingsFile } from './settings-file.mjs'
import { root } from './workspaces.mjs'

/**
 * Runs a built program on the product's database: the one that MONGODB_URI names, else that of the product that runs here. It has the
 * settings that the product has: with other master keys, or another store, it would do something else than was asked.
 * `node scripts/on-database.mjs services/records/dist/seed.js --records 100`
 */
readSettingsFile()
const [program, ...args] = process.argv.slice(2)
const dataDirectory = resolve(root, process.env.DATA_DIR ?? '.data')
/** What a product that runs here has noted in its data folder. */
const noted = (name) => {
  const path = join(dataDirectory, name)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
const uri = process.env.MONGODB_URI ?? noted('database-uri')
const keysUri =
  process.env.KEYS_MONGODB_URI ?? (process.env.MONGODB_URI ? undefined : noted('keys-database-uri'))

const fail = (words) => {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}
if (!uri)
  fail('The product does not run here: start it with npm start, or name its database with MONGODB_URI.')
const path = join(root, program ?? '')
if (!program || !existsSync(path)) fail(`${program ?? 'A program'} is not built: npm run build`)
const child = spawn(process.execPath, [path, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDirectory,
    MONGODB_URI: uri,
    ...(keysUri ? { KEYS_MONGODB_URI: keysUri } : {}),
    KEYS_URL: process.env.KEYS_URL ?? noted('keys-url'),
    INTERNAL_SECRET: process.env.INTERNAL_SECRET ?? noted('secret'),
  },
})
child.once('exit', (code) => process.exit(code ?? 1))
