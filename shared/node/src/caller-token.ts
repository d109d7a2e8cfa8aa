import { createSecretKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { callerSchema } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { SignJWT, jwtVerify } from 'jose'
import { AppError } from './errors'

const issuer = 'birth-codex'
const lifetimeSeconds = 60

const keys = new Map<string, KeyObject>()
const keyOf = (secret: string): KeyObject => {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

/** A token (JWT, HS256, 60 s) by which one process tells another who asks. */
export const signCaller = (caller: Caller, secret: string, now = new Date()): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ caller })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(keyOf(secret))
}

/**
 * Who asks, as a process that knows the secret has signed it.
 *
 * @throws AppError `unauthenticated` for a token that is malformed, expired or signed with another key
 */
export async function verifyCaller(token: string, secret: string): Promise<Caller> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { issuer, algorithms: ['HS256'] })
    return callerSchema.parse(payload['caller'])
  } catch (cause) {
    throw new AppError({
      code: 'unauthenticated',
      publicMessage: 'Please reload the page and try again.',
      cause,
    })
  }
}
