import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useHost } from '@shared/web/host/host-context'
import { Address } from '@shared/web/parts/address'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import type { Receipt } from './kept-submission'
import {
  Screen,
  Head,
  Emblem,
  Lines,
  Watch,
  Takes,
  Turn,
  Line,
  After,
  Meta,
  redirectDelay,
} from './received-style'
import type { SubmissionState } from './submission-state'
import { proofAddress } from './use-submission'

const lines = [
  'processing birth intelligence data',
  'generating personalised insights',
  'creating certificate design',
  'preparing final birth record',
]

interface ReceivedScreenProps {
  submission: SubmissionState
  receipt: Receipt
  /** Whether the proof still opens by itself. */
  isTurning: boolean
  emblem: ReactNode
  onStay: () => void
  onSibling: () => void
  onFresh: () => void
}

/** 'Birth Bio Received!': stands in the wizard's place, and turns to the proof by itself unless somebody asks it to stay. */
export function ReceivedScreen(props: ReceivedScreenProps) {
  const { submission, receipt, isTurning, emblem, onStay, onSibling, onFresh } = props
  const { firstName, email } = submission
  const { navigate } = useHost()
  const stay = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const newsId = useId()
  const address = proofAddress(receipt)
  // In the frame that shows the screen: a scroll in a later one lets everything jump.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  useEffect(() => {
    stay.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isTurning) {
      // The button that was pressed is gone: the focus goes on from the head of the page.
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
      return
    }
    const timer = setTimeout(() => navigate(address), redirectDelay)
    return () => clearTimeout(timer)
  }, [isTurning, navigate, address])

  return (
    <Screen>
      <Head>
        <Emblem>{emblem}</Emblem>
        <h1 ref={heading} tabIndex={-1}>
          Birth Bio Received!
        </h1>
        <p>
          Everything you wrote about <Name>{firstName}</Name> has arrived.
        </p>
      </Head>
      {/* The button has the focus as the screen comes, and says it: a region that comes with its words would not be read. */}
      <VisuallyHidden role="status" id={newsId}>
        {isTurning ? 'Birth Bio Received! Your proof opens by itself in a moment.' : 'You stay on this page.'}
      </VisuallyHidden>
      <Lines>
        {lines.map((line) => (
          <li key={line}>
            <p>{line}</p>
          </li>
        ))}
      </Lines>
      <Watch>
        Watch the inbox of{' '}
        <span>
          <b>
            <Address>{email}</Address>
          </b>
          :
        </span>{' '}
        the proof and the finished record are announced there.
      </Watch>
      <Takes>
        <Icon name="clock" />
        Processing typically takes a few minutes
      </Takes>
      <Turn>
        <div>
          <b>{isTurning ? 'Your proof opens by itself.' : 'Your proof opens when you ask for it.'}</b>
          {isTurning ? <Line aria-hidden="true" /> : null}
        </div>
        {isTurning ? (
          <Button ref={stay} aria-describedby={newsId} onClick={onStay}>
            Stay here
          </Button>
        ) : (
          <Button iconAfter="arrow-right" onClick={() => navigate(address)}>
            Open the proof
          </Button>
        )}
      </Turn>
      <After>
        <Button icon="people" onClick={onSibling}>
          Create Sibling Record
        </Button>
        <Button variant="quiet" onClick={onFresh}>
          Start Fresh
        </Button>
      </After>
      <Meta>
        A sibling record keeps the family and the email. Starting fresh removes the draft from this device.
      </Meta>
    </Screen>
  )
}
