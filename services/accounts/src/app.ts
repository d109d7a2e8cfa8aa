import { mountKeptMails } from '@shared/node/kept-mail-routes'
import type { Logger } from '@shared/node/logger'
import type { Mailer } from '@shared/node/mail'
import type { Metrics } from '@shared/node/metrics'
import { createOutboxRelay } from '@shared/node/outbox'
import { createServiceApp } from '@shared/node/service-app'
import type { ServiceParts } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import { createAccessCodeModel } from './access-codes/access-code.model'
import { createAccessCodeRepository } from './access-codes/access-code.repository'
import { mountAccessCodes } from './access-codes/access-code.routes'
import { createAccessCodeService } from './access-codes/access-code.service'
import { createAccountModel, createAccountClaimModel } from './accounts/account.model'
import { createAccountRepository } from './accounts/account.repository'
import { mountAccounts } from './accounts/account.routes'
import { createKnownDeviceModel } from './accounts/known-device.model'
import { createKnownDevices } from './accounts/known-devices'
import { createRegistrationService } from './accounts/registration.service'
import { createSignInService } from './accounts/sign-in.service'
import { createAuditRepository } from './audit/audit.repository'
import { mountAudit } from './audit/audit.routes'
import { mountColleagues } from './colleagues/colleague.routes'
import { createColleagues } from './colleagues/colleague.service'
import type { AccountsConfig } from './config'
import { createAttemptModel } from './limits/attempt.model'
import { createAttemptLimits } from './limits/attempt-limits'
import { createChallenges } from './passkeys/challenges'
import { createChallengeModel, createPasskeyModel } from './passkeys/passkey.model'
import { createPasskeyRepository } from './passkeys/passkey.repository'
import { mountPasskeys } from './passkeys/passkey.routes'
import { createPasskeyService } from './passkeys/passkey.service'
import { mountPasswordResets } from './password-resets/password-reset.routes'
import { createPasswordResets } from './password-resets/password-reset.service'
import { createPasswordHashes } from './passwords/password-hash'
import { createRateCountModel } from './rates/rate-count.model'
import { createRateCountRepository } from './rates/rate-count.repository'
import { mountRateCounts } from './rates/rate-count.routes'
import { createSessionCookies } from './sessions/session-cookie'
import { createSessionModel } from './sessions/session.model'
import { createSessionRepository } from './sessions/session.repository'
import { mountSessions } from './sessions/session.routes'
import { createSessionService } from './sessions/session.service'
import { createStaffMailModel, staffMailsCollection } from './staff-mails/staff-mail.model'
import { createStaffMailRepository, staffMailType } from './staff-mails/staff-mail.repository'
import { createStaffMails, createStaffMailTarget } from './staff-mails/staff-mails'
import { mountVerification } from './verification/verification.routes'

export type AccountsSettings = Pick<
  AccountsConfig,
  | 'INTERNAL_SECRET'
  | 'PUBLIC_URL'
  | 'REGISTRATION_OPEN'
  | 'SESSION_IDLE_MINUTES'
  | 'SESSION_MAX_HOURS'
  | 'AUDIT_DAYS'
>

export interface AccountsParts {
  connection: Connection
  config: AccountsSettings
  mailer: Mailer
  logger: Logger
  metrics?: Metrics
  isReady: () => boolean
  now?: () => Date
}

/** Everything of the service that rests on its database, without a route. */
function createParts({ connection, config, mailer, now, ...kit }: AccountsParts & { now: () => Date }) {
  const { INTERNAL_SECRET: secret, PUBLIC_URL: publicUrl } = config
  const maxMs = config.SESSION_MAX_HOURS * 3_600_000
  const idleMs = config.SESSION_IDLE_MINUTES * 60_000
  const sessionRepository = createSessionRepository(createSessionModel(connection))
  const sessions = createSessionService(sessionRepository, { idleMs, maxMs }, now)
  const cookies = createSessionCookies(sessions, { publicUrl, maxMs })
  const passkeyRepository = createPasskeyRepository(
    createPasskeyModel(connection),
    createChallengeModel(connection),
  )
  const challenges = createChallenges(passkeyRepository, now)
  const passkeys = createPasskeyService(passkeyRepository, challenges, { publicUrl, now })
  const accounts = createAccountRepository(
    createAccountModel(connection),
    createAccountClaimModel(connection),
  )
  const codes = createAccessCodeService(createAccessCodeRepository(createAccessCodeModel(connection)), now)
  const devices = createKnownDevices(createKnownDeviceModel(connection), now)
  const limits = createAttemptLimits(createAttemptModel(connection), secret, now)
  const hashes = createPasswordHashes()
  const isOpen = config.REGISTRATION_OPEN
  const registrations = createRegistrationService({ accounts, codes, hashes, limits, isOpen, now })
  const mails = createStaffMailRepository(createStaffMailModel(connection), now)
  const relay = createOutboxRelay({
    connection,
    collection: staffMailsCollection,
    targets: { [staffMailType]: createStaffMailTarget({ mails, accounts, mailer, publicUrl, now }) },
    ...kit,
  })
  const staffMails = createStaffMails({ mails, mailer, relay, secret, now })
  const signIns = createSignInService({ accounts, devices, hashes, limits, staffMails })
  const audit = createAuditRepository(connection, now)
  const rates = createRateCountRepository(createRateCountModel(connection))
  const colleagues = createColleagues({ accounts, sessions, passkeys, devices, staffMails, audit })
  const resets = createPasswordResets({
    ...{ accounts, mails, staffMails, hashes, sessions, devices, limits, audit },
  })
  return {
    accounts,
    audit,
    codes,
    colleagues,
    cookies,
    devices,
    hashes,
    passkeys,
    rates,
    registrations,
    relay,
    resets,
    sessions,
    signIns,
    staffMails,
  }
}

/** The accounts service: who of the staff may come in and is signed in, and what all gateways have counted for their limits. */
export function createApp(dependencies: AccountsParts): Required<ServiceParts> {
  const { config, connection: _connection, mailer, now = () => new Date(), ...kit } = dependencies
  const parts = createParts({ ...dependencies, now })
  const app = createServiceApp({
    ...kit,
    secret: config.INTERNAL_SECRET,
    name: 'accounts',
    docs: {
      title: 'Accounts',
      description: 'Staff: registration, sign-in, sessions, passkeys, access codes, and who looked at what.',
    },
    mount(app) {
      mountAccounts(app, { ...parts, logger: kit.logger, now })
      mountPasswordResets(app, { ...parts, logger: kit.logger })
      mountSessions(app, parts.sessions, parts.cookies)
      mountPasskeys(app, { ...parts, now })
      mountVerification(app, parts)
      mountColleagues(app, { ...parts, now })
      mountAccessCodes(app, { ...parts, now })
      mountAudit(app, {
        audit: parts.audit,
        keptDays: config.AUDIT_DAYS,
        namesOf: parts.accounts.namesOf,
      })
      mountRateCounts(app, parts.rates)
      mountKeptMails(app, mailer)
    },
  })
  return { app, work: [parts.relay] }
}
