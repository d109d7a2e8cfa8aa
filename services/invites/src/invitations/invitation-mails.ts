import { randomUUID } from 'node:crypto'
import type { StoredMessage } from '@shared/node/outbox'
import type { MailPage } from '@shared/node/mail-page'
import { momentWords } from '@shared/node/moment-words'
import type { Invitation } from './invitation.repository'

/** Messages of this service to itself: an e-mail about an invitation is due. */
export type InvitationMailKind = 'invitation' | 'reminder'
export const mailTypeOf = (kind: InvitationMailKind) => `mail.${kind}` as const

export const mailMessage = (invitationId: string, kind: InvitationMailKind, at: Date): StoredMessage => ({
  id: randomUUID(),
  type: mailTypeOf(kind),
  payload: { invitationId },
  at,
})

export interface InvitationMail {
  subject: string
  page: MailPage
}

const roleWords: Readonly<Record<Invitation['role'], string>> = {
  VIEWER: 'You can see everything, and change nothing.',
  COMMENTER: 'You can see everything and write comments.',
  EDITOR: 'You can see everything, write comments, and change what was entered.',
  APPROVER: 'You can see everything, write comments, and mark the record ‘Ready to Seal’.',
}

/**
 * The e-mail of an invitation, or the one that reminds of it. It carries nothing that the owner typed: whoever gets it may never
 * have heard of us, and reads the message where the link leads.
 */
export function invitationMail(
  kind: InvitationMailKind,
  { role, expiresAt, passcodeHash, proofId }: Invitation,
  link: string,
): InvitationMail {
  const isReminder = kind === 'reminder'
  return {
    subject: isReminder ? 'Your invitation to a Birth Codex ends soon' : 'You are invited to a Birth Codex',
    page: {
      heading: isReminder ? 'Your invitation ends soon' : 'You are invited to a Birth Codex',
      paragraphs: [
        'A family is preparing the Birth Codex of their child, and would like you to take part.',
        `Your access level is ${role}. ${roleWords[role]}`,
        ...(passcodeHash === undefined
          ? []
          : ['You will be asked for a passcode, which you get from the person who invited you.']),
        `The link works once, until ${momentWords(expiresAt)}.`,
      ],
      button: { label: 'Look at the invitation', address: link },
      link: isReminder
        ? { label: 'No, thank you', address: `${link}#decline` }
        : { label: 'Do not remind me', address: `${link}#no-reminder` },
      footnote: `Proof ID ${proofId}. If you do not know who sent this, you need not do anything: nobody learns that you have read it.`,
    },
  }
}
