import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Records to list: two pages of them. */
const records = 40

/** Fills a running platform with records, without proofs, and signs a browser's context in as its first account. */
export async function fillAndSignIn(platform, context) {
  const seed = fileURLToPath(new URL('../../../services/records/dist/seed.js', import.meta.url))
  execFileSync(process.execPath, [seed, '--records', String(records), '--without-proofs'], {
    env: {
      ...process.env,
      MONGODB_URI: platform.databaseUri,
      KEYS_URL: platform.serviceUrls.keys,
      INTERNAL_SECRET: platform.secret,
    },
  })
  await context.request.get(`${platform.url}/auth`)
  const answer = await context.request.post(`${platform.url}/api/register`, {
    data: { username: 'bench', password: 'correct horse battery' },
  })
  if (!answer.ok()) throw new Error(`Nobody could be registered: ${answer.status()}`)
}
