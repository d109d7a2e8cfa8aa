import {
  inviteInfoSchema,
  inviteRequestSchema,
  inviteResultSchema,
  joinResultSchema,
  joinSchema,
  roleChangeSchema,
} from '@shared/contracts/invites'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../access/proof-id-parameter'
import type { RecordAccess } from '../access/record-access'
import type { InvitationService } from './invitation.service'
import type { JoinService } from './join.service'

export interface InvitationRoutesDependencies {
  access: RecordAccess
  invitations: InvitationService
  joining: JoinService
}

const ofProof = z.strictObject(proofIdParameter)
const ofInvitation = z.strictObject({ ...proofIdParameter, invitationId: z.string().min(1).max(64) })
// Any text is a question that can be answered: what is no token leads to no invitation.
const ofToken = z.strictObject({ token: z.string().max(200) })

/** The addresses of §7 about invitations, and what their owner and the invited may do besides. */
export function mountInvitations(
  app: Express,
  { access, invitations, joining }: InvitationRoutesDependencies,
): void {
  const asOwner = (visitorId: string, proofId: string) => access.open(visitorId, proofId, 'invite')

  app.post(
    '/api/proofs/:id/invites',
    route(
      {
        summary: 'Invites people to a record',
        params: ofProof,
        body: inviteRequestSchema,
        answer: inviteResultSchema,
      },
      async ({ params, body, visitorId }) =>
        invitations.invite(visitorId, await asOwner(visitorId, params.id), body),
    ),
  )
  app.post(
    '/api/proofs/:id/invites/:invitationId/again',
    route(
      {
        summary: 'Sends an invitation again',
        params: ofInvitation,
        answer: inviteResultSchema.shape.invites.element,
      },
      async ({ params, visitorId }) =>
        invitations.sendAgain(await asOwner(visitorId, params.id), params.invitationId),
    ),
  )
  app.put(
    '/api/proofs/:id/invites/:invitationId',
    route(
      { summary: "Changes an invitation's access level", params: ofInvitation, body: roleChangeSchema },
      async ({ params, body, visitorId }) =>
        invitations.setRole(await asOwner(visitorId, params.id), params.invitationId, body.role),
    ),
  )
  app.delete(
    '/api/proofs/:id/invites/:invitationId',
    route({ summary: 'Takes an invitation back', params: ofInvitation }, async ({ params, visitorId }) =>
      invitations.revoke(await asOwner(visitorId, params.id), params.invitationId),
    ),
  )
  app.get(
    '/api/invites/info/:token',
    route(
      {
        summary: 'What an invitation says; looking does not use it',
        params: ofToken,
        answer: inviteInfoSchema,
      },
      ({ params, visitorId }) => invitations.info(visitorId, params.token),
    ),
  )
  app.post(
    '/api/join/:token',
    route(
      { summary: 'Accepts an invitation', params: ofToken, body: joinSchema, answer: joinResultSchema },
      ({ params, body, visitorId }) => joining.join(visitorId, params.token, body.passcode),
    ),
  )
  app.delete(
    '/api/invites/info/:token',
    route({ summary: 'Declines an invitation', params: ofToken }, ({ params }) =>
      invitations.decline(params.token, 'invitation'),
    ),
  )
  app.delete(
    '/api/invites/info/:token/reminder',
    route({ summary: 'Declines the reminder of an invitation', params: ofToken }, ({ params }) =>
      invitations.decline(params.token, 'reminder'),
    ),
  )
}
