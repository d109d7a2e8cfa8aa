import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { RecordNames } from '@shared/contracts/admin'
import { invitationStates } from '@shared/contracts/press-room'
import type { PressState, StaffInvitation } from '@shared/contracts/press-room'
import { Name } from '@shared/web/parts/name'
import { useInvitationsQuery } from '../../api/press-api'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger } from '../../layout/ledger-style'
import { ReadList } from '../../layout/read-list'
import { StatusMark } from '../../layout/status-mark'
import { TurnPages } from '../../layout/turn-pages'
import { writtenDay, writtenMoment } from '../../layout/written-time'
import { Part, PartHead } from './press-room-style'
import { countWords } from './press-words'
import { useRefetchOn } from './use-press-live'

/** Whose record it is, or its inner id before it was submitted; the id is told on hover. */
const RecordCell = ({ recordId, records }: { recordId: string; records: RecordNames }) => {
  const record = records.find(({ id }) => id === recordId)
  return (
    <td role="cell" data-head="Record" title={recordId}>
      <Link to={`/admin/records/${recordId}`}>
        {record ? <Name>{record.fullName}</Name> : recordId.slice(0, 8)}
      </Link>
    </td>
  )
}

const markOf = ({ state }: StaffInvitation) => (state === 'open' ? undefined : 'done')

/** Who is invited to which record, and what became of it. */
export function InvitationsPart({ invites }: { invites: PressState['invites'] | undefined }) {
  const [after, setAfter] = useState<string>()
  const { data, error, refetch } = useInvitationsQuery(after, { refetchOnMountOrArgChange: true })
  useRefetchOn(refetch, invites === undefined ? undefined : (invites?.invitations ?? null))
  return (
    <Part aria-labelledby="press-invitations">
      <PartHead>
        <h2 id="press-invitations">Invitations</h2>
        {invites ? <p role="status">{`${countWords(invites.open)} open`}</p> : null}
      </PartHead>
      <ReadList
        rows={data?.invitations}
        error={error}
        fallback="The invitations could not be read."
        onRetry={refetch}
        empty="Nobody has been invited yet."
      >
        {(invitations) => (
          <Ledger $isWide role="table" aria-labelledby="press-invitations">
            <LedgerHead heads={['To', 'Level', 'State', 'Sent', 'Until', 'E-mail', 'Record']} />
            <tbody role="rowgroup">
              {invitations.map((invitation) => (
                <tr key={invitation.id} role="row">
                  <td role="cell">{invitation.to}</td>
                  <td role="cell">{invitation.role}</td>
                  <td role="cell">
                    <StatusMark data-state={markOf(invitation)}>
                      {invitationStates[invitation.state]}
                    </StatusMark>
                  </td>
                  <td role="cell" data-head="Sent">
                    {writtenMoment(invitation.sentAt)}
                  </td>
                  <td role="cell" data-head="Until">
                    {writtenDay(invitation.expiresAt)}
                  </td>
                  <td role="cell" data-head="E-mail">
                    {invitation.mail}
                  </td>
                  <RecordCell recordId={invitation.recordId} records={data?.records ?? []} />
                </tr>
              ))}
            </tbody>
          </Ledger>
        )}
      </ReadList>
      <TurnPages of="invitations" after={after} next={data?.after} onTurn={setAfter} />
    </Part>
  )
}
