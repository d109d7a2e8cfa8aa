import { Link } from 'react-router-dom'
import { StaffFrame } from '../../layout/staff-frame'
import { StatusMark } from '../../layout/status-mark'
import { WaitingRows } from '../../layout/waiting-rows'
import { AccessCodesPart } from './access-codes-part'
import { ChartsPart } from './charts-part'
import { FailedPart } from './failed-part'
import { InvitationsPart } from './invitations-part'
import { NowPart } from './now-part'
import { OutboxPart } from './outbox-part'
import { Head, Trail } from './press-room-style'
import { usePressLive } from './use-press-live'

/** How the house works: what waits, what failed, what was sent, as it happens. */
export function PressRoomPage() {
  const { state, isAway } = usePressLive()
  const { invites } = state ?? {}
  return (
    <StaffFrame title="Press room">
      <Head>
        <h1>Press room</h1>
        <p role="status">
          {isAway ? (
            <StatusMark data-state="failed">The press is away; this page keeps asking.</StatusMark>
          ) : (
            <StatusMark data-state={state ? 'done' : undefined}>{state ? 'Live' : 'Connecting…'}</StatusMark>
          )}
        </p>
      </Head>
      <NowPart state={state} />
      {state || isAway ? (
        <>
          <ChartsPart state={state} />
          <FailedPart state={state} />
          <OutboxPart
            outbox="proof-mails"
            title="Outbox: proofs"
            counts={state?.mails}
            revision={state?.outbox}
          />
          <OutboxPart
            outbox="invitation-mails"
            title="Outbox: invitations"
            counts={invites?.mails}
            revision={state && (invites?.outbox ?? null)}
          />
          <InvitationsPart invites={state && (invites ?? null)} />
          {/* Not before the lists above it: they would push its button from under whoever presses it. */}
          <AccessCodesPart />
        </>
      ) : (
        <WaitingRows count={6} label="Loading the lists" />
      )}
      <Trail>
        Who of the staff did what is written in the <Link to="/admin/audit">audit trail</Link>, which can be
        filtered.
      </Trail>
    </StaffFrame>
  )
}
