import { createHmac } from 'node:crypto'
import { ipKeyGenerator } from 'express-rate-limit'

/**
 * The network that a request comes from, as services may know it: a hash of the address (of its /56, for IPv6), so that no
 * database or message holds the address of a family.
 */
export const networkIdOf = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`network ${ipKeyGenerator(address)}`)
    .digest('base64url')
    .slice(0, 24)
