import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import type { InviteResult } from '../../api/wizard-api'

const List = styled.ul`
  margin-top: 18px;
  border-top: 1px solid var(--rule);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--hair);
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
`
const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
`

/** How long a copied link is confirmed on its button, in milliseconds. */
export const copyConfirmation = 2000

function CopyButton({ text }: { text: string }) {
  const { notify } = useHost()
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return notify({
        title: 'Error',
        description: `Please copy it by hand: ${text}`,
        variant: 'destructive',
      })
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copyConfirmation)
    return notify({ title: 'Copied!', description: 'Invitation link copied to clipboard.' })
  }
  return (
    <Button size="small" {...(isCopied ? { icon: 'check' as const } : {})} onClick={() => void copy()}>
      {isCopied ? 'Copied!' : 'Copy link'}
    </Button>
  )
}

interface InvitesSentProps {
  invites: InviteResult['invites']
  onMore: () => void
  onClose: () => void
}

/** Who was invited, each with the private link. */
export const InvitesSent = ({ invites, onMore, onClose }: InvitesSentProps) => (
  <>
    <List>
      {invites.map(({ email, role, inviteUrl }) => (
        <li key={email}>
          <div>
            <b>{email}</b>
            <span>{role}</span>
          </div>
          <CopyButton text={inviteUrl} />
        </li>
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
