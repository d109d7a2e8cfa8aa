import type { MailState } from '@shared/contracts/proofs'

/** What became of an e-mail. */
export const mailStateWords = {
  waiting: 'on its way',
  limited: 'goes tomorrow, for the address had its e-mails of today',
  unconfirmed: 'waits for the link in the first e-mail to be opened',
  sent: 'sent',
  kept: 'kept, for there is no mail server',
  refused: 'refused by the mail server',
} as const satisfies Record<MailState, string>
