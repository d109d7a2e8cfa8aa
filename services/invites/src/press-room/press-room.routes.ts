import { recordPartQuerySchema } from '@shared/contracts/admin-record-parts'
import {
  invitationsQuerySchema,
  invitesPressSchema,
  outboxQuerySchema,
  outboxSchema,
  staffInvitationsSchema,
} from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'
import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import type { Mailer, MailQuery } from '@shared/node/mail'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import type { InvitationRepository } from '../invitations/invitation.repository'
import type { InvitationService } from '../invitations/invitation.service'
import type { InvitationList } from './invitation-list'

export interface PressRoomDependencies {
  list: InvitationList
  outbox: (query: MailQuery) => Promise<Outbox>
  mailer: Pick<Mailer, 'outboxState'>
  repository: Pick<InvitationRepository, 'find'>
  invitations: Pick<InvitationService, 'sendAgain'>
  audit: AuditTrail
  now: () => Date
}

/** What staff see of invitations and the e-mails about them. */
export function mountPressRoom(app: Express, dependencies: PressRoomDependencies): void {
  const { list, outbox, mailer, repository, invitations, audit, now } = dependencies
  const audience = 'staff' as const
  app.get(
    '/api/admin/press-room/invitations',
    route(
      {
        summary: 'The invitations of all records',
        audience,
        query: invitationsQuerySchema,
        answer: staffInvitationsSchema,
      },
      ({ query }) => list.list(query.after, now()),
    ),
  )
  app.get(
    '/api/admin/press-room/invitation-mails',
    route(
      {
        summary: 'The e-mails about invitations and mentions, and what became of them',
        audience,
        query: outboxQuerySchema,
        answer: outboxSchema,
      },
      ({ query }) => outbox(query),
    ),
  )
  app.get(
    '/internal/records/:recordId/invitation-mails',
    route(
      {
        summary: 'The e-mails about the invitations and mentions of a record, for staff',
        audience: 'service',
        params: z.strictObject({ recordId: z.string().min(1).max(64) }),
        query: recordPartQuerySchema,
        answer: outboxSchema,
      },
      ({ params: { recordId }, query }) => outbox({ ...query, recordId }),
    ),
  )
  app.post(
    '/api/admin/press-room/invitations/:invitationId/mail',
    route(
      {
        summary: 'Sends an open invitation again',
        audience,
        params: z.strictObject({ invitationId: z.string().min(1).max(64) }),
      },
      async ({ params: { invitationId }, caller }) => {
        const invitation = await repository.find(invitationId)
        if (!invitation)
          throw new AppError({ code: 'not_found', publicMessage: 'This invitation is no longer open.' })
        await audit.note(caller, 'invitation.resent', invitation.recordId)
        // Its link goes to the one who was invited, and to nobody else.
        await invitations.sendAgain(invitation, invitationId)
      },
    ),
  )
  app.get(
    '/internal/press-room',
    route(
      {
        summary: 'How many invitations are open, and whether anything of them has changed',
        audience: 'service',
        answer: invitesPressSchema,
      },
      async () => {
        const [invited, mails] = await Promise.all([list.state(now()), mailer.outboxState()])
        return {
          open: invited.open,
          mails: mails.counts,
          invitations: invited.revision,
          outbox: mails.revision,
        }
      },
    ),
  )
}
