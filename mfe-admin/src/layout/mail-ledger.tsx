import { Link } from 'react-router-dom'
import { outboxKinds } from '@shared/contracts/press-room'
import type { OutboxMail } from '@shared/contracts/press-room'
import type { MailState } from '@shared/contracts/proofs'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { useResendInvitationMutation } from '../api/press-api'
import { useResendMailMutation } from '../api/record-api'
import { LedgerHead } from './ledger-head'
import { Ledger, Note } from './ledger-style'
import { mailStateWords } from './mail-words'
import { StatusMark } from './status-mark'
import { writtenMoment } from './written-time'

const markOf = (state: MailState) =>
  state === 'refused' ? 'failed' : state === 'sent' || state === 'kept' ? 'done' : undefined

/** Those about a proof can be sent again by themselves: the others are answers to something. */
export const isAboutProof = ({ kind }: OutboxMail) => kind === 'proof-ready' || kind === 'proof-approved'

interface MailLedgerProps {
  mails: readonly OutboxMail[]
  /** The id of its heading. */
  labelledBy: string
  /** They are of many records, and each leads to its own. */
  isOfManyRecords?: boolean
  /** Which about a proof go again; an invitation does while it is open. */
  isSendable: (mail: OutboxMail) => boolean
  onSent: () => unknown
}

/** E-mails, what became of them, and a way to send again those that can go once more. */
export function MailLedger({ mails, labelledBy, isOfManyRecords, isSendable, onSent }: MailLedgerProps) {
  const { notify } = useHost()
  const [resendMail, ofRecord] = useResendMailMutation()
  const [resendInvitation, ofInvitation] = useResendInvitationMutation()
  const send = async (mail: OutboxMail) => {
    const answer = mail.invitationId
      ? await resendInvitation(mail.invitationId)
      : await resendMail(mail.recordId)
    if (answer.error)
      notify({
        title: 'Not sent',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
    else notify({ title: 'E-mail asked for', description: `${outboxKinds[mail.kind]} goes once more.` })
    void onSent()
  }
  const isSending = (mail: OutboxMail) =>
    mail.invitationId
      ? ofInvitation.isLoading && ofInvitation.originalArgs === mail.invitationId
      : ofRecord.isLoading && ofRecord.originalArgs === mail.recordId
  return (
    <Ledger $isWide role="table" aria-labelledby={labelledBy}>
      <LedgerHead heads={['E-mail', 'To', 'State', 'Tries', 'Since', 'Actions']} />
      <tbody role="rowgroup">
        {mails.map((mail) => (
          <tr key={mail.id} role="row">
            <td role="cell">
              {isOfManyRecords ? (
                <Link to={`/admin/records/${mail.recordId}`}>{outboxKinds[mail.kind]}</Link>
              ) : (
                outboxKinds[mail.kind]
              )}
            </td>
            <td role="cell" data-head="To">
              {mail.to ?? '—'}
            </td>
            <td role="cell">
              <StatusMark data-state={markOf(mail.state)}>{mail.state}</StatusMark>
              {mail.state === 'sent' || mail.state === 'kept' ? null : (
                <Note>{mailStateWords[mail.state]}</Note>
              )}
              {/* The others say by their state why they wait. */}
              {mail.fault && (mail.state === 'waiting' || mail.state === 'refused') ? (
                <Note>{`Last error: ${mail.fault}`}</Note>
              ) : null}
            </td>
            <td role="cell" data-head="Tries">
              {mail.tries ?? '—'}
            </td>
            <td role="cell" data-head="Since">
              <time dateTime={mail.at}>{writtenMoment(mail.at)}</time>
            </td>
            <td role="cell">
              {mail.invitationId || (isAboutProof(mail) && isSendable(mail)) ? (
                <Button
                  size="small"
                  icon="mail"
                  isPending={isSending(mail)}
                  pendingText="Sending..."
                  aria-label={`Send again: ${outboxKinds[mail.kind]} to ${mail.to ?? 'the record’s address'}`}
                  onClick={() => void send(mail)}
                >
                  Send again
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  )
}
