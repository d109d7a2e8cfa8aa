import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { MailState } from '@shared/contracts/proofs'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Address } from '@shared/web/parts/address'
import type { Invite } from '../../api/family-api'
import { CopyLink } from './copy-link'
import { mailWords } from './mail-words'
import { rowStyle, rowsStyle } from './rows-style'

const Heading = styled.h3`
  margin-top: 18px;
  font: 400 var(--fs-h3) / 1.25 var(--serif);
  /* A nought of old style reads as a letter. */
  font-variant-numeric: lining-nums;

  &:focus {
    outline: none;
  }
`
const List = styled.ul`
  ${rowsStyle}
`
const Row = styled.li`
  ${rowStyle}
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
`

/** Those whose e-mail did not leave stand first: somebody has to do something about them. */
const order: readonly MailState[] = ['refused', 'limited', 'waiting', 'unconfirmed', 'kept', 'sent']
const byUrgency = (one: Invite, other: Invite) => order.indexOf(one.mail) - order.indexOf(other.mail)

const headingOf = (invites: readonly Invite[]) => {
  const sent = invites.filter(({ mail }) => mail === 'sent').length
  if (sent === invites.length)
    return sent === 1 ? 'The invitation is on its way.' : 'The invitations are on their way.'
  return `${sent} of ${invites.length} e-mails ${sent === 1 ? 'was' : 'were'} sent.`
}

interface InvitesSentProps {
  invites: readonly Invite[]
  onMore: () => void
  onClose: () => void
}

/** Who was invited and whose e-mail was really handed over, each with the private link. */
export function InvitesSent({ invites, onMore, onClose }: InvitesSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form went away with the focus in it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {headingOf(invites)}
      </Heading>
      <List aria-label="Invited">
        {invites.toSorted(byUrgency).map(({ id, email, role, inviteUrl, mail }) => (
          <Row key={id} data-fault={mail === 'refused' || undefined}>
            <div>
              <b>
                <Address>{email}</Address>
              </b>
              <span>{role}</span>
              <span>
                {mail === 'refused' ? <Icon name="alert" /> : null}
                {mailWords[mail]}
              </span>
            </div>
            <CopyLink address={inviteUrl} email={email} />
          </Row>
        ))}
      </List>
      <Acts>
        <Button onClick={onMore}>Invite More</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </Acts>
    </>
  )
}
