import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { staffSessionCookie } from '@shared/contracts/accounts'
import type { Platform } from './fixtures/product'
import { inDatabase } from './kept-data'

/** Signs somebody of the staff in as accounts would: sign-in itself is not built yet, what follows from it is. */
export async function signInAsStaff(
  context: BrowserContext,
  platform: Platform,
  username: string,
): Promise<void> {
  const token = crypto.randomUUID()
  await inDatabase(platform, 'accounts', (database) =>
    database
      .collection<{ _id: string; staffId: string; username: string; expiresAt: Date; revokedAt: null }>(
        'sessions',
      )
      .insertOne({
        _id: createHash('sha256').update(token).digest('base64url'),
        staffId: `${username}-id`,
        username,
        expiresAt: new Date(Date.now() + 3_600_000),
        revokedAt: null,
      }),
  )
  await context.addCookies([{ name: staffSessionCookie, value: token, url: platform.url }])
}
