import { createHash, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Platform } from './fixtures/product'
import { inDatabase } from './kept-data'

interface KeptAccessCode {
  _id: string
  note: string
  madeBy: string
  usedBy: string[]
  uses: number
  usesLeft: number
  madeAt: Date
  expiresAt: Date
  revokedAt: null
}

/** A code that lets one person register: past the product, as if an administrator had made it. */
async function keepAccessCode(platform: Platform): Promise<string> {
  const code = randomUUID().replaceAll('-', '').toUpperCase()
  await inDatabase(platform, 'accounts', (database) =>
    database.collection<KeptAccessCode>('accesscodes').insertOne({
      _id: createHash('sha256').update(code).digest('base64url'),
      note: '',
      madeBy: 'a test',
      usedBy: [],
      uses: 1,
      usesLeft: 1,
      madeAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
      revokedAt: null,
    }),
  )
  return code
}

export const staffPassword = 'correct horse battery'

/** Registers somebody of the staff, who is signed in from then on in every page of `context`. A name that is taken signs in. */
export async function signInAsStaff(
  context: BrowserContext,
  platform: Platform,
  username: string,
): Promise<void> {
  const { request } = context
  const credentials = { username, password: staffPassword }
  const accessCode = await keepAccessCode(platform)
  // A visitor's cookie comes with the page.
  await request.get(`${platform.url}/auth`)
  const registered = await request.post(`${platform.url}/api/register`, {
    data: { ...credentials, accessCode },
  })
  if (registered.ok()) return
  const answer = await request.post(`${platform.url}/api/login`, { data: credentials })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
}
