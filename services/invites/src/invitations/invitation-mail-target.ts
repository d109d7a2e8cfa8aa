import type { MailState } from '@shared/contracts/proofs'
import { mailHtml, mailText } from '@shared/node/mail-page'
import { MailLimitError } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { RefusedMailError } from '@shared/node/mail-transport'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { RecordChanges } from '../live/record-changes'
import { invitationMail, mailTypeOf } from './invitation-mails'
import type { InvitationMailKind } from './invitation-mails'
import type { InvitationRepository } from './invitation.repository'
import { hashOfSecret, secretOfMail, writeToken } from './invitation-token'

export interface InvitationMailDependencies {
  repository: InvitationRepository
  mailer: Mailer
  changes: Pick<RecordChanges, 'count'>
  publicUrl: string
  /** Key of the secrets in links. */
  secret: string
  now: () => Date
}

const payloadSchema = z.object({ invitationId: z.string() })

/**
 * Writes and sends one e-mail about an invitation. Its link carries a secret of its own, made here: the ones given out before
 * are known by their hashes only. A try that comes again takes no place of an earlier e-mail's link.
 */
export function createInvitationMailTarget(
  kind: InvitationMailKind,
  { repository, mailer, changes, publicUrl, secret: key, now }: InvitationMailDependencies,
): MessageTarget {
  return async ({ id, payload, at }) => {
    const { invitationId } = payloadSchema.parse(payload)
    const invitation = await repository.find(invitationId)
    if (invitation?.state !== 'pending' || invitation.expiresAt <= now()) return
    const secret = secretOfMail(key, id)
    const hash = hashOfSecret(secret)
    const isKnown = invitation.mailedHashes.includes(hash)
    if (!isKnown && !(await repository.addMailedSecret(invitationId, hash))) return
    const link = `${publicUrl}/join/${writeToken({ invitationId, secret })}`
    const { subject, page } = invitationMail(kind, invitation, link)
    const tell = async (state: MailState) => {
      await repository.setMail(invitationId, state)
      await changes.count(invitation.recordId, 'people')
    }
    const topic = `${mailTypeOf(kind)}:${invitationId}`
    try {
      await mailer.send({
        key: `${topic}:${id}`,
        topic,
        askedAt: at,
        to: invitation.email,
        subject,
        text: mailText(page),
        html: mailHtml(page),
        recordId: invitation.recordId,
      })
    } catch (error) {
      if (error instanceof RefusedMailError) return tell('refused')
      if (!(error instanceof MailLimitError)) throw error
      await tell('limited')
      throw new LaterError(error.until, error)
    }
    const sent = await mailer.stateOf([topic])
    await tell(sent?.state ?? 'sent')
  }
}
