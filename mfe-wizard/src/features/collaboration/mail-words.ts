import type { MailState } from '@shared/contracts/proofs'

/** What became of an invitation's e-mail, as its owner reads it beside the address. */
export const mailWords: Readonly<Record<MailState, string>> = {
  sent: 'The e-mail was sent.',
  kept: 'No mail leaves this installation: please pass the link on yourself.',
  waiting: 'The e-mail has not been handed over yet. It is tried again by itself.',
  limited: 'This address has had as many e-mails today as it gets. The e-mail follows by itself.',
  unconfirmed: 'The e-mail has not been handed over yet. It is tried again by itself.',
  refused: 'The mail server refused this address. Please check it, or pass the link on yourself.',
}
