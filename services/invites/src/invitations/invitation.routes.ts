import { notImplemented } from '@shared/node/route'
import type { Express } from 'express'

const sentence = 'Inviting others is not available yet.'

/** The addresses of §7 about invitations; each says truthfully that it is not there yet. */
export function mountInvitations(app: Express): void {
  app.post('/api/proofs/:id/invites', notImplemented({ summary: 'Invites people to a proof' }, sentence))
  app.get('/api/proofs/:id/invites', notImplemented({ summary: 'Who is invited to a proof' }, sentence))
  app.get('/api/invites/info/:token', notImplemented({ summary: 'What an invitation says' }, sentence))
  app.post('/api/join/:token', notImplemented({ summary: 'Accepts an invitation' }, sentence))
}
