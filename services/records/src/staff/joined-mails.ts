import { mailSenders } from '@shared/contracts/admin-record-parts'
import type { MailSender, RecordMails, RecordMailsQuery } from '@shared/contracts/admin-record-parts'
import { rowsShown } from '@shared/contracts/press-room'
import type { Outbox } from '@shared/contracts/press-room'

const senders = Object.keys(mailSenders) as MailSender[]

/** One page of the e-mails of all senders, those that changed last first. Of each, `outboxes` holds those behind `asked`; null while it is away. */
export function joinMails(
  outboxes: Readonly<Record<MailSender, Outbox | null>>,
  asked: RecordMailsQuery,
): RecordMails {
  const all = senders.flatMap((sender) => (outboxes[sender]?.mails ?? []).map((mail) => ({ sender, mail })))
  // As each of them comes: with equal times, its own order stays.
  const shown = all.sort((a, b) => b.mail.at.localeCompare(a.mail.at)).slice(0, rowsShown)
  const lastOf = (sender: MailSender) =>
    shown.findLast((one) => one.sender === sender)?.mail.id ?? asked[sender]
  const hasMore = all.length > shown.length || senders.some((sender) => outboxes[sender]?.after)
  return {
    mails: shown.map(({ mail }) => mail),
    away: senders.filter((sender) => outboxes[sender] === null),
    after: hasMore ? { proofs: lastOf('proofs'), invites: lastOf('invites') } : null,
  }
}
