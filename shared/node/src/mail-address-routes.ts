import { mailAddressSchema, mailCountSchema } from '@shared/contracts/internal'
import type { Express } from 'express'
import { z } from 'zod'
import { addressHashOf } from './mail-addresses'
import type { MailAddresses } from './mail-addresses'
import { route } from './route'
import { pathOf } from './service-client'
import type { ServiceClient } from './service-client'

const params = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{32}$/) })
const audience = 'service' as const
const addressPath = (hash: string, ...more: readonly string[]) =>
  pathOf('internal', 'mail-addresses', hash, ...more)

export interface MailAddressRoutesOptions {
  addresses: MailAddresses
  /** Another service has confirmed an address: what waits for it here is sent. */
  onConfirmed: (hash: string) => Promise<void>
}

/** What the home of the addresses answers to the other services that send e-mails. */
export function mountMailAddresses(app: Express, { addresses, onConfirmed }: MailAddressRoutesOptions): void {
  app.get(
    '/internal/mail-addresses/:hash',
    route(
      {
        summary: 'Whether a link that was sent to an address has been opened',
        audience,
        params,
        answer: mailAddressSchema,
      },
      async ({ params: { hash } }) => ({ isConfirmed: await addresses.isConfirmed(hash) }),
    ),
  )
  app.post(
    '/internal/mail-addresses/:hash/mails',
    route(
      { summary: 'Counts an e-mail to an address', audience, params, answer: mailCountSchema },
      async ({ params: { hash } }) => ({ until: (await addresses.count(hash))?.toISOString() ?? null }),
    ),
  )
  app.put(
    '/internal/mail-addresses/:hash/confirmation',
    route(
      { summary: 'A link that was sent to an address has been opened', audience, params },
      async ({ params: { hash } }) => {
        await addresses.confirm(hash)
        await onConfirmed(hash)
      },
    ),
  )
}

/**
 * The addresses as another service knows them. While it is away every question throws ServiceCallError, so that e-mails wait: an
 * address never gets more of them because nobody can count.
 *
 * @param secret the same key as at the home, so that both mean the same address by a hash
 */
export const askMailAddresses = (home: ServiceClient, secret: string): MailAddresses => ({
  hashOf: (address) => addressHashOf(secret, address),
  async count(hash) {
    const { until } = await home.call({
      method: 'POST',
      path: addressPath(hash, 'mails'),
      body: {},
      answer: mailCountSchema,
    })
    return until === null ? null : new Date(until)
  },
  confirm: (hash) =>
    home.call({ method: 'PUT', path: addressPath(hash, 'confirmation'), body: {}, isRepeatable: true }),
  isConfirmed: async (hash) =>
    (await home.call({ path: addressPath(hash), answer: mailAddressSchema })).isConfirmed,
})
