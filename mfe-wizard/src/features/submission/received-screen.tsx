import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Name } from '@shared/web/parts/name'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'

/** From the screen's showing to the proof, in milliseconds. */
export const redirectDelay = 1200

const fill = keyframes`
  from { width: 0 }
  to { width: 100% }
`
// On a phone the turn to the proof stands under the title: below the fold nobody could stop it in time.
const Screen = styled.div`
  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
  }
`
const Head = styled.header`
  margin: 38px 0 24px;

  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
    letter-spacing: -0.008em;
    text-wrap: balance;
  }
  h1:focus {
    outline: none;
  }
  p {
    margin-top: 10px;
    font: italic 400 1.3125rem/1.4 var(--serif);
    color: var(--ink-2);
  }

  @media (max-width: 767px) {
    order: -2;
    margin: 24px 0 18px;
  }
`
const Emblem = styled.div`
  margin-bottom: 14px;
  color: var(--gilt);

  @media (min-width: 1360px) {
    display: none;
  }
`
const Lines = styled.ol`
  border-bottom: 1px solid var(--rule);

  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    align-items: baseline;
    min-height: 48px;
    padding: 10px 0;
    border-top: 1px solid var(--hair);
    font-size: 1.25rem;
    line-height: 1.35;
  }
  li:first-child {
    border-top-color: var(--rule);
  }
  span {
    font: 400 1.375rem/1.2 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--ink-3);
  }

  @media (max-width: 767px) {
    li {
      grid-template-columns: 32px 1fr;
      font-size: 1.125rem;
    }
  }
`
const Watch = styled.p`
  max-width: 58ch;
  margin-top: 20px;
  line-height: 1.5;
  color: var(--ink-2);

  b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`
const Takes = styled.p`
  display: flex;
  gap: 9px;
  align-items: center;
  margin-top: 8px;
  font-size: 1.0625rem;
  line-height: 1.3;
  color: var(--ink-3);
`
const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-top: 24px;
  padding: 12px 0 12px 18px;
  border-left: 2px solid var(--gilt);

  & > div {
    flex: 1;
    min-width: 0;
    line-height: 1.4;
  }
  b {
    font-weight: 600;
  }

  @media (max-width: 767px) {
    order: -1;
    flex-direction: column;
    align-items: stretch;
    gap: 16px;
    margin: 0 0 24px;
  }
`
const Line = styled.span`
  display: block;
  position: relative;
  max-width: 240px;
  height: 3px;
  margin-top: 8px;
  background: var(--hair);

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    background: var(--gilt);
    animation: ${fill} ${redirectDelay}ms linear forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 28px;

  @media (max-width: 767px) {
    button {
      flex: 1 1 100%;
    }
  }
`
const Meta = styled.p`
  max-width: 60ch;
  margin-top: 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
`

const lines = [
  'Processing birth intelligence data',
  'Generating personalised insights',
  'Creating certificate design',
  'Preparing final birth record',
]

interface ReceivedScreenProps {
  /** The child's first name, as it was sent. */
  firstName: string
  email: string
  /** Whether the proof still opens by itself. */
  isTurning: boolean
  emblem: ReactNode
  /** The time has come, or the parent asked for it. */
  onOpenProof: () => void
  onStay: () => void
  onSibling: () => void
  onFresh: () => void
}

/** 'Birth Bio Received!': stands in the wizard's place, and turns to the proof by itself unless somebody asks it to stay. */
export function ReceivedScreen(props: ReceivedScreenProps) {
  const { firstName, email, isTurning, emblem, onOpenProof, onStay, onSibling, onFresh } = props
  const stay = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const openProof = useRef(onOpenProof)
  useEffect(() => {
    openProof.current = onOpenProof
  })
  useEffect(() => {
    window.scrollTo(0, 0)
    stay.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isTurning) {
      // The button that was pressed is gone: the focus goes on from the head of the page.
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
      return
    }
    const timer = setTimeout(() => openProof.current(), redirectDelay)
    return () => clearTimeout(timer)
  }, [isTurning])

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
      <VisuallyHidden role="status">
        {isTurning
          ? 'Birth Bio Received! Your proof opens by itself in a moment. Press Stay here to remain on this page.'
          : 'You stay on this page.'}
      </VisuallyHidden>
      <Lines>
        {lines.map((line, index) => (
          <li key={line}>
            <span aria-hidden="true">{index + 1}</span>
            {line}
          </li>
        ))}
      </Lines>
      <Watch>
        Watch the inbox of <b>{email}</b>: the proof and the finished record are announced there.
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
          <Button ref={stay} onClick={onStay}>
            Stay here
          </Button>
        ) : (
          <Button iconAfter="arrow-right" onClick={onOpenProof}>
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
