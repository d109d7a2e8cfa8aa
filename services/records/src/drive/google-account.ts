import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const accountSchema = z.object({
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  private_key_id: z.string().optional(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})
export type GoogleAccount = z.output<typeof accountSchema>

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8'))
  } catch {
    return undefined
  }
}

const hasKey = ({ private_key }: GoogleAccount): boolean => {
  try {
    return createPrivateKey(private_key).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The key file of a service account, as JSON or as the path of the file. */
export const googleAccountSetting = z.string().transform((text, check) => {
  const read = accountSchema.safeParse(readJson(text))
  if (read.success && hasKey(read.data)) return read.data
  check.addIssue({ code: 'custom', message: 'the key file of a service account is needed, or its path' })
  return z.NEVER
})

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const scope = 'https://www.googleapis.com/auth/drive'
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const lifetimeSeconds = 3600

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function assertionOf(account: GoogleAccount, seconds: number): string {
  const header = {
    alg: 'RS256',
    typ: 'JWT',
    ...(account.private_key_id ? { kid: account.private_key_id } : {}),
  }
  const claims = {
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: seconds,
    exp: seconds + lifetimeSeconds,
  }
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), account.private_key).toString('base64url')}`
}

export interface AccessTokens {
  /** A token that is good for a minute at least. */
  current(): Promise<string>
  /** The token was refused: the next is another. */
  forget(): void
}

/** Access tokens of a service account (RFC 7523: developers.google.com/identity/protocols/oauth2/service-account). */
export function createAccessTokens(
  account: GoogleAccount,
  timeoutMs: number,
  now: () => number,
): AccessTokens {
  let known: { token: string; goodUntil: number } | undefined
  return {
    async current() {
      if (known && now() < known.goodUntil) return known.token
      const answer = await fetch(account.token_uri, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: grantType,
          assertion: assertionOf(account, Math.floor(now() / 1000)),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!answer.ok) throw new Error(`Google gave no access token: ${answer.status}`)
      const { access_token: token, expires_in: seconds } = tokenSchema.parse(await answer.json())
      known = { token, goodUntil: now() + (seconds - 60) * 1000 }
      return token
    },
    forget: () => (known = undefined),
  }
}
