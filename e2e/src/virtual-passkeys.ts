import type { Page } from '@playwright/test'

/** Gives the page a device that keeps passkeys and knows its person, as a laptop with a fingerprint reader does. */
export async function giveVirtualPasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
