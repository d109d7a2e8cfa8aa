import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { MailState, ProofMail } from '@shared/contracts/proofs'
import { latePart } from '@shared/web/parts/late-part'
import { TextButton } from '@shared/web/parts/text-button'
import { writtenMoment } from '@shared/web/time/written-moment'

// Few addresses are wrong, and nobody waits for it.
const LateEmailEditor = latePart(() => import('./email-editor').then((module) => module.EmailEditor))

const Mailed = styled.section`
  border-top: 1px solid var(--rule);
  margin-top: 28px;
  padding-top: 20px;
  /* What was told of the approval above has drawn its own line. */
  section + & {
    border-top: 0;
    margin-top: 0;
  }
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
  /** What became of the finished record's e-mail; null before there is one, and for everybody but the owner. */
  mail: ProofMail | null
  /** The address was changed, and the latest e-mail sent there again. */
  onChanged: () => void
}

/** Before and after the address, by what became of the e-mail. */
const sentences: Record<MailState, (at: string) => readonly [string, string]> = {
  waiting: () => ['The message goes to ', '.'],
  limited: () => [
    'The message goes to ',
    ', which has had as many e-mails today as it gets: it follows by itself.',
  ],
  unconfirmed: () => [
    'We send the finished record to ',
    ' as soon as the link in our first e-mail to this address has been opened.',
  ],
  sent: (at) => ['The message was sent to ', ` on ${writtenMoment(at)}.`],
  kept: () => ['The message to ', ' is written. No mail leaves this installation; its staff can see it.'],
  refused: () => ['The message could not be delivered to ', '. Please correct the address.'],
}

/** Where the record's e-mail goes, and the way to put a wrong address right. */
export const DeliveryAddress = ({ email, ownProofId, mail, onChanged }: DeliveryAddressProps) => {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const [before, after] = sentences[mail?.state ?? 'waiting'](mail?.at ?? '')
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
      <h2>
        {mail?.state === 'sent' ? "It's Ready, and We've Emailed You" : "We'll Email You When It's Ready"}
      </h2>
      <p>
        {before}
        <b>{email}</b>
        {after}{' '}
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
        <LateEmailEditor
          proofId={ownProofId}
          current={email}
          onUpdated={(address) => {
            close(`Updated. The message was sent again, to ${address}.`)
            onChanged()
          }}
          onCancelled={() => close('')}
        />
      )}
    </Mailed>
  )
}
