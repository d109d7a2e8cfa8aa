import { verificationOptionsSchema, verificationSchema, verifiedSchema } from '@shared/contracts/passkeys'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import { secondFactorLastsMs } from '@shared/node/second-factor'
import type { Express } from 'express'
import type { AccountRepository } from '../accounts/account.repository'
import type { SignInService } from '../accounts/sign-in.service'
import type { PasskeyService } from '../passkeys/passkey.service'
import type { SessionCookies } from '../sessions/session-cookie'
import { holderOf } from '../sessions/session-facts'
import type { SessionService } from '../sessions/session.service'

export interface VerificationParts {
  accounts: Pick<AccountRepository, 'findByStaffId'>
  signIns: Pick<SignInService, 'checkAgain'>
  passkeys: PasskeyService
  sessions: SessionService
  cookies: SessionCookies
}

/**
 * Giving the second factor again, before what cannot be undone: a passkey for whoever has one, otherwise the password. A password
 * that was stolen therefore erases and exports nothing of somebody who has a passkey.
 */
export function mountVerification(app: Express, parts: VerificationParts): void {
  const { accounts, signIns, passkeys, sessions, cookies } = parts
  const refused = (publicMessage: string) => new AppError({ code: 'forbidden', publicMessage })

  app.post(
    '/api/user/verification-options',
    route(
      {
        summary: 'How the user gives the second factor again',
        audience: 'staff',
        answer: verificationOptionsSchema,
      },
      async ({ request }) => {
        const session = await cookies.require(request)
        if (!(await passkeys.list(session.staffId)).length) return { method: 'password' as const }
        const options = await passkeys.verificationOptions(holderOf(session))
        return { method: 'passkey' as const, options: { ...options } }
      },
    ),
  )
  app.post(
    '/api/user/verification',
    route(
      {
        summary: 'Gives the second factor again; it counts for five minutes',
        audience: 'staff',
        body: verificationSchema,
        answer: verifiedSchema,
      },
      async ({ request, body }) => {
        const session = await cookies.require(request)
        if (body.method === 'passkey') {
          if (!(await passkeys.verify(holderOf(session), body.response)))
            throw refused('This passkey was not accepted. Please try again.')
        } else {
          if ((await passkeys.list(session.staffId)).length) throw refused('Please use your passkey.')
          const account = await accounts.findByStaffId(session.staffId)
          if (!account) throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
          await signIns.checkAgain(account, body.password)
        }
        const verifiedAt = await sessions.verify(session)
        return { verifiedUntil: new Date(verifiedAt.getTime() + secondFactorLastsMs).toISOString() }
      },
    ),
  )
}
