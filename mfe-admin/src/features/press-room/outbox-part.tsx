import { useState } from 'react'
import { Link } from 'react-router-dom'
import { outboxKinds } from '@shared/contracts/press-room'
import type { OutboxCounts, OutboxMail } from '@shared/contracts/press-room'
import { mailStates } from '@shared/contracts/proofs'
import type { MailState } from '@shared/contracts/proofs'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { useOutboxQuery, useResendInvitationMutation } from '../../api/press-api'
import type { OutboxName } from '../../api/press-api'
import { useResendMailMutation } from '../../api/records-api'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger } from '../../layout/ledger-style'
import { mailStateWords } from '../../layout/mail-words'
import { StatusMark } from '../../layout/status-mark'
import { writtenMoment } from '../../layout/written-time'
import { useEndedSession } from '../../session/use-ended-session'
import { Away } from './away'
import { Note, Part, PartHead, Words } from './press-room-style'
import { mailTrouble } from './press-words'
import { useRefetchOn } from './use-press-live'

const markOf = (state: MailState) =>
  state === 'refused' ? 'failed' : state === 'sent' || state === 'kept' ? 'done' : undefined

/** The e-mails of a record that can be sent again by themselves: the others are answers to something. */
const isOfRecord = ({ kind }: OutboxMail) => kind === 'proof-ready' || kind === 'proof-approved'

const isState = (text: string): text is MailState => mailStates.some((state) => state === text)

interface OutboxPartProps {
  outbox: OutboxName
  title: string
  counts: OutboxCounts | undefined
  revision: string | null | undefined
}

/** The e-mails of one service: what became of them, and those that can go once more. */
export function OutboxPart({ outbox, title, counts, revision }: OutboxPartProps) {
  const { notify } = useHost()
  const [state, setState] = useState<MailState>()
  const [after, setAfter] = useState<string>()
  const { data, error, refetch } = useOutboxQuery(
    { outbox, state, after },
    { refetchOnMountOrArgChange: true },
  )
  const [resendMail, ofRecord] = useResendMailMutation()
  const [resendInvitation, ofInvitation] = useResendInvitationMutation()
  useEndedSession(error)
  useRefetchOn(refetch, revision)

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
    void refetch()
  }
  const isSending = (mail: OutboxMail) =>
    mail.invitationId
      ? ofInvitation.isLoading && ofInvitation.originalArgs === mail.invitationId
      : ofRecord.isLoading && ofRecord.originalArgs === mail.recordId
  const id = `press-${outbox}`
  const trouble = counts && mailTrouble(counts)
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <h2 id={id}>{title}</h2>
        <label>
          Show
          <select
            value={state ?? ''}
            onChange={({ target }) => {
              setState(isState(target.value) ? target.value : undefined)
              setAfter(undefined)
            }}
          >
            <option value="">Everything</option>
            {mailStates.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </PartHead>
      {trouble ? <Words role="status">{`${trouble}.`}</Words> : null}
      <Away error={error} fallback="The outbox could not be read." onRetry={refetch} />
      {!data && !error ? <SkeletonLine $width="80%" aria-busy="true" /> : null}
      {data?.mails.length === 0 && !error ? (
        <Words>{state ? 'No e-mail is in this state.' : 'No e-mail has been written yet.'}</Words>
      ) : null}
      {data?.mails.length && !error ? (
        <Ledger role="table" aria-labelledby={id}>
          <LedgerHead heads={['E-mail', 'To', 'State', 'Tries', 'Since', 'Actions']} />
          <tbody role="rowgroup">
            {data.mails.map((mail) => (
              <tr key={mail.id} role="row">
                <td role="cell">
                  <Link to={`/admin/records/${mail.recordId}`}>{outboxKinds[mail.kind]}</Link>
                </td>
                <td role="cell">{mail.to ?? '—'}</td>
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
                <td role="cell">
                  {mail.tries === null ? '—' : mail.tries === 1 ? '1 try' : `${mail.tries} tries`}
                </td>
                <td role="cell">
                  <time dateTime={mail.at}>{writtenMoment(mail.at)}</time>
                </td>
                <td role="cell">
                  {mail.invitationId || isOfRecord(mail) ? (
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
      ) : null}
      {after ? (
        <Button variant="quiet" onClick={() => setAfter(undefined)}>
          Newest e-mails
        </Button>
      ) : null}
      {data?.after ? (
        <Button variant="quiet" onClick={() => setAfter(data.after ?? undefined)}>
          Older e-mails
        </Button>
      ) : null}
    </Part>
  )
}
