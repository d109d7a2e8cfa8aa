import {
  newPasskeySchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeyRenamingSchema,
  passkeySchema,
} from '@shared/contracts/passkeys'
import type { Passkey } from '@shared/contracts/passkeys'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express, Request } from 'express'
import type { AuditRepository } from '../audit/audit.repository'
import { holderOf, requireVerified } from '../sessions/session-facts'
import type { SessionCookies } from '../sessions/session-cookie'
import { deviceNameOf } from '../sessions/device-name'
import type { StaffMails } from '../staff-mails/staff-mails'
import type { StoredPasskey } from './passkey.model'
import type { PasskeyService } from './passkey.service'

const present = ({ _id, name, madeAt, lastUsedAt, isSynced }: StoredPasskey): Passkey => ({
  id: _id,
  name,
  madeAt: madeAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
})
const unknown = () => new AppError({ code: 'not_found', publicMessage: 'You have no such passkey.' })

interface PasskeyRouteParts {
  passkeys: PasskeyService
  audit: Pick<AuditRepository, 'append'>
  staffMails: Pick<StaffMails, 'tell' | 'endResets'>
  cookies: SessionCookies
  now: () => Date
}

/** What somebody who is signed in does with passkeys. Adding and removing one asks for the second factor again. */
export function mountPasskeys(app: Express, parts: PasskeyRouteParts): void {
  const { passkeys, audit, staffMails, cookies, now } = parts
  const path = '/api/user/passkeys'
  const deviceOf = (request: Request) => deviceNameOf(request.get('user-agent'))
  app.get(
    path,
    route(
      { summary: "The user's passkeys, oldest first", audience: 'staff', answer: passkeyListSchema },
      async ({ request }) => {
        const { staffId } = await cookies.require(request)
        return { passkeys: (await passkeys.list(staffId)).map(present) }
      },
    ),
  )
  app.post(
    '/api/user/passkey-options',
    route(
      {
        summary: 'What a browser is asked for a new passkey',
        audience: 'staff',
        answer: passkeyOptionsSchema,
      },
      async ({ request }) => {
        const session = requireVerified(await cookies.require(request), now())
        return { options: { ...(await passkeys.newPasskeyOptions(holderOf(session))) } }
      },
    ),
  )
  app.post(
    path,
    route(
      {
        summary: 'Adds a passkey',
        audience: 'staff',
        body: newPasskeySchema,
        bodyLimit: 128 * 1024,
        answer: passkeySchema,
        status: 201,
      },
      async ({ request, body }) => {
        const session = requireVerified(await cookies.require(request), now())
        const added = await passkeys.add(holderOf(session), body.name, body.response)
        await audit.append({ staffId: session.staffId, act: 'passkey.added' })
        await staffMails.endResets(session.staffId)
        await staffMails.tell(session.staffId, 'passkey-added', deviceOf(request))
        return present(added)
      },
    ),
  )
  app.put(
    `${path}/:id`,
    route(
      {
        summary: 'Renames a passkey',
        audience: 'staff',
        params: passkeyParamsSchema,
        body: passkeyRenamingSchema,
        answer: passkeySchema,
      },
      async ({ request, params, body }) => {
        const { staffId } = await cookies.require(request)
        const renamed = await passkeys.rename(params.id, staffId, body.name)
        if (!renamed) throw unknown()
        return present(renamed)
      },
    ),
  )
  app.delete(
    `${path}/:id`,
    route(
      { summary: 'Removes a passkey', audience: 'staff', params: passkeyParamsSchema },
      async ({ request, params }) => {
        const { staffId } = requireVerified(await cookies.require(request), now())
        if (!(await passkeys.remove(params.id, staffId))) throw unknown()
        await audit.append({ staffId, act: 'passkey.removed' })
        await staffMails.endResets(staffId)
        await staffMails.tell(staffId, 'passkey-removed', deviceOf(request))
      },
    ),
  )
}
