import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Dialog } from '@shared/web/parts/dialog'
import { useDeclineInviteMutation } from '../../api/proof-api'
import { Choices } from '../../parts/choices'

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  align-items: center;
  margin-top: 24px;
  padding: 18px 0 32px;
  border-top: 1px solid var(--hair);

  p {
    flex: 1 1 260px;
    font-size: var(--fs-meta);
    line-height: 1.45;
    color: var(--ink-2);
  }
  p:focus {
    outline: none;
  }
`

type Declined = 'invitation' | 'reminder'

/** What the links at the foot of an e-mail ask for. Coming by such a link does nothing: mail programs open links by themselves. */
export const askedByFragment = (fragment: string): Declined =>
  fragment === '#no-reminder' ? 'reminder' : 'invitation'

const words = {
  invitation: { text: 'You would rather not? The link then stops working.', button: 'Decline invitation' },
  reminder: {
    text: 'One e-mail will remind you of this invitation before it ends, unless you ask us not to.',
    button: 'Do not remind me',
  },
} as const

interface DeclineProps {
  token: string
  what: Declined
  onDeclined: () => void
}

/** Says no to an invitation, after a question, or to the reminder of it. */
export function Decline({ token, what, onDeclined }: DeclineProps) {
  const { notify } = useHost()
  const [decline, { isLoading }] = useDeclineInviteMutation()
  const [isQuiet, setQuiet] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  // The button goes away with the focus on it.
  useEffect(() => (isQuiet ? answer.current?.focus() : undefined), [isQuiet])
  const send = async () => {
    const { error } = await decline({ token, what })
    setAsked(false)
    if (error)
      return notify({
        variant: 'destructive',
        title: 'Error',
        description: publicMessageOf(error, 'Please try again later.'),
      })
    return what === 'invitation' ? onDeclined() : setQuiet(true)
  }
  return (
    <Section aria-label={words[what].button}>
      <p ref={answer} tabIndex={-1}>
        {isQuiet ? 'You will not be reminded. The link goes on working.' : words[what].text}
      </p>
      {isQuiet ? null : (
        <Button
          size="small"
          isPending={isLoading}
          onClick={() => (what === 'invitation' ? setAsked(true) : void send())}
        >
          {words[what].button}
        </Button>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        size="small"
        title="Decline the invitation?"
        description="The link stops working for good. Only the owner of the record can invite you again."
      >
        <Choices>
          <Button onClick={() => setAsked(false)}>Keep it</Button>
          <Button variant="danger" isPending={isLoading} onClick={() => void send()}>
            Decline it
          </Button>
        </Choices>
      </Dialog>
    </Section>
  )
}
