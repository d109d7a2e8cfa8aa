import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The two parts of an invitation's link: which invitation, and the secret that proves that its e-mail was read. */
export interface InvitationToken {
  invitationId: string
  secret: string
}

const idBytes = 16
const secretBytes = 32
const idLength = 22
const tokenPattern = /^[A-Za-z0-9_-]{65}$/

/** 128 random bits, URL-safe, 22 characters. */
export const newInvitationId = (): string => randomBytes(idBytes).toString('base64url')

/** 256 random bits, URL-safe, 43 characters. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** The secret of one e-mail's link, the same at every try to send it: only who has `key` can make it. */
export const secretOfMail = (key: string, messageId: string): string =>
  createHmac('sha256', key).update(`invitation link ${messageId}`).digest('base64url')

export const writeToken = ({ invitationId, secret }: InvitationToken): string => `${invitationId}${secret}`

/** Null for a text that cannot be a token. */
export const readToken = (text: string): InvitationToken | null =>
  tokenPattern.test(text) ? { invitationId: text.slice(0, idLength), secret: text.slice(idLength) } : null

/** What is stored of a secret. It has 256 random bits, so that a fast hash cannot be searched. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Whether `secret` is one of those that `hashes` were made of. */
export function isSecretOf(secret: string, hashes: readonly string[]): boolean {
  const own = Buffer.from(hashOfSecret(secret))
  return hashes.some((hash) => {
    const known = Buffer.from(hash)
    return known.length === own.length && timingSafeEqual(known, own)
  })
}
