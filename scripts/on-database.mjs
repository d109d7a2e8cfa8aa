import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

/**
 * Runs a built program on the product's database: the one that MONGODB_URI names, else that of the product that runs here.
 * `node scripts/on-database.mjs services/records/dist/seed.js --records 100`
 */
const [program, ...args] = process.argv.slice(2)
const noted = join(process.env.DATA_DIR ?? join(root, '.data'), 'database-uri')
const uri = process.env.MONGODB_URI ?? (existsSync(noted) ? readFileSync(noted, 'utf8').trim() : undefined)

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
  env: { ...process.env, MONGODB_URI: uri },
})
child.once('exit', (code) => process.exit(code ?? 1))
