import type { MailPage } from '@shared/node/mail-page'
import { momentWords } from '@shared/node/moment-words'
import type { StaffMailKind } from './staff-mail.model'

export interface StaffMailFacts {
  username: string
  /** 'Firefox on Linux' */
  device: string
  at: Date
  publicUrl: string
}

interface StaffMailWords {
  subject: string
  page: MailPage
}

/** So long a link of an e-mail may be used, in minutes. */
export const resetLastsMinutes = 30

const told: Readonly<Record<Exclude<StaffMailKind, 'reset'>, { subject: string; sentence: string }>> = {
  'password-changed': {
    subject: 'Your password was changed',
    sentence: 'The password of your account was changed, and every other browser was signed out.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    sentence: 'A passkey was added to your account. Whoever has it can sign in as you.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    sentence: 'A passkey was removed from your account. It signs nobody in any more.',
  },
  'new-device': {
    subject: 'A new browser signed in',
    sentence: 'Somebody signed in to your account in a browser where you had not signed in before.',
  },
  'refused-tries': {
    subject: 'Somebody tries to sign in as you',
    sentence:
      'Somebody tried several times to sign in as you, with a wrong password. Nobody came in by these tries.',
  },
}

/** The e-mail that tells somebody of the staff what happened to their account. */
export function noticeMail(
  kind: Exclude<StaffMailKind, 'reset'>,
  { username, device, at, publicUrl }: StaffMailFacts,
): StaffMailWords {
  const { subject, sentence } = told[kind]
  return {
    subject: `${subject}: Birth Codex`,
    page: {
      heading: subject,
      paragraphs: [sentence],
      facts: [
        ['Account', username],
        ['Browser', device],
        ['When', momentWords(at)],
      ],
      button: { label: 'Look at your account', address: `${publicUrl}/admin/account` },
      footnote:
        'If this was you, there is nothing to do. If it was not: sign out every other browser there, choose another password, and tell a colleague.',
    },
  }
}

/** The e-mail with the link by which a forgotten password is replaced. */
export function resetMail(
  { username, device, at, publicUrl }: StaffMailFacts,
  token: string,
): StaffMailWords {
  return {
    subject: 'A new password for Birth Codex',
    page: {
      heading: 'Choose a new password',
      paragraphs: [
        'Somebody asked for a new password for your account, and if that was you, this link lets you choose one.',
        `It works once, within ${resetLastsMinutes} minutes. Every browser is signed out then, and your passkeys stay as they are.`,
      ],
      facts: [
        ['Account', username],
        ['Asked from', device],
        ['When', momentWords(at)],
      ],
      // Behind the '#', so that no server and no log ever sees it.
      button: { label: 'Choose a new password', address: `${publicUrl}/auth?reset#${token}` },
      footnote: 'If you did not ask for it, you need not do anything: your password stays as it is.',
    },
  }
}
