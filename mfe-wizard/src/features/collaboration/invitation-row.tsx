import { useState } from 'react'
import styled from 'styled-components'
import type { AccessList } from '@shared/contracts/invites'
import { Button } from '@shared/web/parts/button'
import {
  useRevokeInviteMutation,
  useSendInviteAgainMutation,
  useSetInviteRoleMutation,
} from '../../api/family-api'
import { Address } from '@shared/web/parts/address'
import { writtenDay } from '@shared/web/time/written-moment'
import { AskedAct } from './asked-act'
import { CopyLink } from './copy-link'
import { LevelSelect } from './level-select'
import { mailWords } from './mail-words'
import type { RowActs } from './person-row'
import { rowActsStyle, rowStyle } from './rows-style'

const Row = styled.li`
  ${rowStyle}
`
const Acts = styled.div`
  ${rowActsStyle}
`
type Invitation = AccessList['invitations'][number]

const validityOf = ({ isExpired, expiresAt, requiresPasscode }: Invitation) =>
  `${isExpired ? 'Expired' : 'Valid until'} ${writtenDay(expiresAt)}${requiresPasscode ? ', with a passcode' : ''}.`

/** An invitation that nobody has accepted yet. */
export function InvitationRow({
  invitation,
  proofId,
  isClosed,
  onDone,
  onFailed,
}: RowActs & { invitation: Invitation }) {
  const [setRole] = useSetInviteRoleMutation()
  const [sendAgain, { isLoading: isSending }] = useSendInviteAgainMutation()
  const [revoke, { isLoading: isRevoking }] = useRevokeInviteMutation()
  /** Of the link that was made last; earlier ones are known by their hashes only. */
  const [address, setAddress] = useState<string | null>(null)
  const { id: invitationId, email, role, mail } = invitation
  const call = { proofId, invitationId }
  const send = async () => {
    try {
      const sent = await sendAgain(call).unwrap()
      setAddress(sent.inviteUrl)
      onDone(`${email}: ${mailWords[sent.mail]}`, false)
    } catch (failure) {
      onFailed(failure)
    }
  }
  return (
    <Row data-fault={mail === 'refused' || undefined}>
      <div>
        <b>
          <Address>{email}</Address>
        </b>
        <span>{validityOf(invitation)}</span>
        <span>{mailWords[mail]}</span>
      </div>
      <Acts>
        <LevelSelect
          name={email}
          level={role}
          isClosed={isClosed}
          onChoose={(next) =>
            void setRole({ ...call, role: next })
              .unwrap()
              .then(() => onDone(`${email} will join with ${next} access.`, false), onFailed)
          }
        />
        {address === null ? (
          <Button
            size="small"
            aria-label={`Send again to ${email}`}
            isPending={isSending}
            pendingText="Sending..."
            onClick={() => void send()}
          >
            Send again
          </Button>
        ) : (
          <CopyLink address={address} email={email} takesFocus />
        )}
        <AskedAct
          word="Revoke"
          label={`Revoke the invitation of ${email}`}
          question="The links that were sent stop working."
          keepWord="Keep invitation"
          doWord="Revoke invitation"
          isPending={isRevoking}
          onDo={() =>
            void revoke(call)
              .unwrap()
              .then(() => onDone(`The invitation of ${email} was revoked.`, true), onFailed)
          }
        />
      </Acts>
    </Row>
  )
}
