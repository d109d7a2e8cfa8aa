import {
  credentialsSchema,
  passwordChangeSchema,
  registrationSchema,
  registrationStateSchema,
  userSchema,
} from '@shared/contracts/accounts'
import { passkeyOptionsSchema, passkeySignInSchema } from '@shared/contracts/passkeys'
import { AppError } from '@shared/node/errors'
import type { Logger } from '@shared/node/logger'
import { route } from '@shared/node/route'
import type { RouteContext } from '@shared/node/route'
import type { Express, Request, Response } from 'express'
import type { AuditRepository } from '../audit/audit.repository'
import type { PasskeyService } from '../passkeys/passkey.service'
import { checkNewPassword } from '../passwords/common-passwords'
import type { PasswordHashes } from '../passwords/password-hash'
import type { SessionCookies } from '../sessions/session-cookie'
import { requireVerified } from '../sessions/session-facts'
import { hashSessionToken } from '../sessions/session.service'
import type { SessionService } from '../sessions/session.service'
import type { StaffMails } from '../staff-mails/staff-mails'
import type { StoredAccount } from './account.model'
import type { AccountRepository } from './account.repository'
import type { KnownDevices } from './known-devices'
import { originOf } from './origin'
import type { Origin } from './origin'
import type { RegistrationService } from './registration.service'
import type { SignInService } from './sign-in.service'

export interface AccountRouteParts {
  accounts: AccountRepository
  audit: Pick<AuditRepository, 'append'>
  registrations: RegistrationService
  signIns: SignInService
  passkeys: PasskeyService
  devices: KnownDevices
  staffMails: Pick<StaffMails, 'tell' | 'endResets'>
  hashes: PasswordHashes
  sessions: SessionService
  cookies: SessionCookies
  logger: Logger
  now: () => Date
}

type ArrivalContext = Pick<
  RouteContext<unknown, unknown, unknown>,
  'request' | 'response' | 'caller' | 'visitorId'
>

interface Arrival {
  request: Request
  response: Response
  origin: Origin
}

/** How somebody comes in. */
type Way = 'registration' | 'password' | 'passkey'

const arrivalOf = ({ request, response, caller, visitorId }: ArrivalContext): Arrival => ({
  request,
  response,
  origin: originOf(caller, visitorId, request.get('user-agent')),
})

/** Coming in: registering, signing in by password or passkey; and choosing another password. */
export function mountAccounts(app: Express, parts: AccountRouteParts): void {
  const {
    accounts,
    audit,
    registrations,
    signIns,
    passkeys,
    devices,
    staffMails,
    hashes,
    sessions,
    cookies,
    logger,
    now,
  } = parts

  /** A new session under a new token; the one that this browser had before is over. */
  async function enter(account: StoredAccount, { request, response, origin }: Arrival, by: Way) {
    const { staffId, username } = account
    const earlierToken = cookies.tokenOf(request)
    const earlier = earlierToken ? await sessions.find(earlierToken) : null
    if (earlier) await sessions.end(earlier._id, earlier.staffId)
    const isNewDevice = by !== 'registration' && !(await devices.knows(staffId, origin.visitorId))
    await devices.remember(staffId, origin.visitorId)
    const token = await sessions.begin(account, origin.device)
    // An account that was removed meanwhile, or got another password, has had its sessions ended, but perhaps before this one began.
    const present = await accounts.findByStaffId(staffId)
    if (!present || present.passwordChanges !== account.passwordChanges) {
      await sessions.end(hashSessionToken(token), staffId)
      await devices.forget(staffId, origin.visitorId)
      throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
    }
    cookies.set(response, token)
    logger.info({ staffId, by }, 'signed in')
    if (isNewDevice) await staffMails.tell(staffId, 'new-device', origin.device)
    return { id: staffId, username }
  }
  const refusal = (error: unknown, by: string) => {
    if (error instanceof AppError) logger.warn({ code: error.code, by }, 'sign-in refused')
    return error
  }

  app.get(
    '/api/registration',
    route(
      { summary: 'Whether anybody may register', audience: 'anyone', answer: registrationStateSchema },
      async () => ({ state: await registrations.state() }),
    ),
  )
  app.post(
    '/api/register',
    route(
      { summary: 'Registers an account, and signs in', body: registrationSchema, answer: userSchema },
      async ({ body, ...context }) => {
        const arrival = arrivalOf(context)
        const account = await registrations.register(body, arrival.origin).catch((error: unknown) => {
          throw refusal(error, 'registration')
        })
        await audit.append({ staffId: account.staffId, act: 'account.registered' })
        return enter(account, arrival, 'registration')
      },
    ),
  )
  app.post(
    '/api/login',
    route(
      { summary: 'Signs in by password', body: credentialsSchema, answer: userSchema },
      async ({ body, ...context }) => {
        const arrival = arrivalOf(context)
        const account = await signIns.check(body, arrival.origin).catch((error: unknown) => {
          throw refusal(error, 'password')
        })
        return enter(account, arrival, 'password')
      },
    ),
  )
  app.post(
    '/api/login/passkey-options',
    route(
      { summary: 'What a browser is asked to sign in by passkey', answer: passkeyOptionsSchema },
      async ({ visitorId }) => ({ options: { ...(await passkeys.signInOptions(visitorId)) } }),
    ),
  )
  app.post(
    '/api/login/passkey',
    route(
      { summary: 'Signs in by passkey', body: passkeySignInSchema, answer: userSchema },
      async ({ body, ...context }) => {
        const staffId = await passkeys.signIn(context.visitorId, body.response)
        const account = staffId === null ? null : await accounts.findByStaffId(staffId)
        if (!account)
          throw refusal(
            new AppError({
              code: 'unauthenticated',
              publicMessage: 'This passkey is not known here. Please sign in with your password.',
            }),
            'passkey',
          )
        return enter(account, arrivalOf(context), 'passkey')
      },
    ),
  )
  app.put(
    '/api/user/password',
    route(
      {
        summary: "Sets the user's password; all other sessions end",
        audience: 'staff',
        body: passwordChangeSchema,
      },
      async ({ body, request, visitorId, caller }) => {
        const session = requireVerified(await cookies.require(request), now())
        const account = await accounts.findByStaffId(session.staffId)
        if (!account) throw new AppError({ code: 'unauthenticated', publicMessage: 'Please sign in.' })
        checkNewPassword(body.password, account.username)
        await audit.append({ staffId: session.staffId, act: 'password.changed' })
        await accounts.setPassword(account._id, await hashes.make(body.password))
        await staffMails.endResets(session.staffId)
        await sessions.endOthers(session)
        await devices.forgetOthers(session.staffId, visitorId)
        const { device } = originOf(caller, visitorId, request.get('user-agent'))
        await staffMails.tell(session.staffId, 'password-changed', device)
        logger.info({ staffId: session.staffId }, 'password changed')
      },
    ),
  )
}
