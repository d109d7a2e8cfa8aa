import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { TextButton } from '@shared/web/parts/text-button'
import { EmailEditor } from './email-editor'

const Mailed = styled.section`
  border-top: 1px solid var(--rule);
  margin-top: 28px;
  padding-top: 20px;
  h2 {
    font: 400 1.5rem/1.2 var(--serif);
  }
  > p {
    margin-top: 2px;
    color: var(--ink-2);
  }
  > p b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`

interface DeliveryAddressProps {
  email: string
  /** The Proof ID of the visitor's own record; null for everybody else, who cannot change where its mail goes. */
  ownProofId: string | null
}

/** Where the record's e-mail goes, and the way to put a wrong address right. */
export const DeliveryAddress = ({ email, ownProofId }: DeliveryAddressProps) => {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLButtonElement>(null)

  const close = (words: string) => {
    // The field goes away with the focus in it: it returns to where it came from.
    flushSync(() => {
      setOpen(false)
      setSaid(words)
    })
    opener.current?.focus()
  }

  return (
    <Mailed>
      <h2>We&apos;ll Email You When It&apos;s Ready</h2>
      <p>
        The message goes to <b>{email}</b>.{' '}
        {ownProofId && (
          <TextButton
            ref={opener}
            aria-expanded={isOpen}
            onClick={() => {
              setSaid('')
              setOpen((before) => !before)
            }}
          >
            Wrong email?
          </TextButton>
        )}
      </p>
      <p role="status">{said}</p>
      {ownProofId && isOpen && (
        <EmailEditor
          proofId={ownProofId}
          current={email}
          onUpdated={(address) => close(`Updated. The message was sent again, to ${address}.`)}
          onCancelled={() => close('')}
        />
      )}
    </Mailed>
  )
}
