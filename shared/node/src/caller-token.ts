import { createHmac, timingSafeEqual } from 'node:crypto'
import { callerSchema } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { z } from 'zod'
import { AppError } from './errors'

const lifetimeSeconds = 60
// Clocks of two machines differ a little.
const clockToleranceSeconds = 5

/** The one call that a token is good for. */
export interface SignedCall {
  /** The service that is called: 'records'. */
  service: string
  method: string
  /** Path and query as they stand in the request line. */
  path: string
}

const payloadSchema = z.strictObject({
  caller: callerSchema,
  /** Seconds since 1970 at which the token ends. */
  exp: z.number().int(),
})

// No part can hold a line break: neither names of services nor request lines have any.
const macOf = (payload: string, { service, method, path }: SignedCall, secret: string): Buffer =>
  createHmac('sha256', secret).update(['caller token 2', service, method, path, payload].join('\n')).digest()

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

/**
 * A token by which one process tells another who asks, good for 60 s and for `call` only: `<payload>.<mac>`, both base64url, the
 * mac (HMAC-SHA256) over the payload and the call.
 */
export const signCaller = (caller: Caller, call: SignedCall, secret: string, now = new Date()): string => {
  const content: z.input<typeof payloadSchema> = { caller, exp: secondsOf(now) + lifetimeSeconds }
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${payload}.${macOf(payload, call, secret).toString('base64url')}`
}

function read(token: string, call: SignedCall, secret: string, now: Date): Caller {
  const dot = token.indexOf('.')
  const payload = token.slice(0, dot)
  const mac = Buffer.from(token.slice(dot + 1), 'base64url')
  const right = macOf(payload, call, secret)
  if (dot < 1 || mac.length !== right.length || !timingSafeEqual(mac, right))
    throw new Error('not signed by us')
  const { caller, exp } = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const left = exp - secondsOf(now)
  if (left <= -clockToleranceSeconds) throw new Error('over')
  if (left > lifetimeSeconds + clockToleranceSeconds) throw new Error('good for longer than any of ours')
  return caller
}

/**
 * Who asks, as a process that knows the secret has signed it for this very call.
 *
 * @throws AppError `unauthenticated` for a token that is malformed, over, good for too long, for another call or by another key
 */
export function verifyCaller(token: string, call: SignedCall, secret: string, now = new Date()): Caller {
  try {
    return read(token, call, secret, now)
  } catch (cause) {
    throw new AppError({
      code: 'unauthenticated',
      publicMessage: 'Please reload the page and try again.',
      cause,
    })
  }
}
