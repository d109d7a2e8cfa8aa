import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage, RailSection } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { Seal } from '@shared/web/parts/seal'
import { Timeline } from './timeline'

const Head = styled.header`
  margin: 24px 0;
  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
    text-wrap: balance;
  }
  p {
    margin-top: 10px;
    font: italic 400 1.3125rem/1.35 var(--serif);
    color: var(--ink-2);
  }
  @media (min-width: 1360px) {
    margin-top: 10px;
  }
`

const Mailed = styled.section`
  border-top: 1px solid var(--rule);
  margin-top: 28px;
  padding-top: 20px;
  h2 {
    font: 400 1.5rem/1.2 var(--serif);
  }
  p {
    margin-top: 2px;
    color: var(--ink-2);
  }
  b {
    font-weight: 600;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`

const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
  padding-top: 24px;
  border-top: 1px solid var(--hair);
  @media (max-width: 767px) {
    button {
      flex: 1 1 100%;
    }
  }
`

const Claims = styled.ul`
  li {
    line-height: 1.35;
    color: var(--ink-2);
  }
  li + li {
    margin-top: 16px;
    padding-top: 14px;
    border-top: 1px solid var(--hair);
  }
  b {
    display: block;
    font: 500 2.75rem/1 var(--display);
    font-variant-numeric: lining-nums;
    color: var(--ink);
    margin: 2px 0 3px;
  }
`

/** Milliseconds from the page's opening to each further step of the timeline. */
export const timelineDelays = [800, 1600, 2400] as const

/** /success */
export const SuccessPage = () => {
  const { navigate, settings, Slot } = useHost()
  const [parameters] = useSearchParams()
  const name = parameters.get('name')?.trim() || 'your child'
  const email = parameters.get('email')?.trim() || 'your email'
  const proofId = parameters.get('Proof_ID') ?? ''
  const [reached, setReached] = useState(0)
  const [isChatOpen, setChatOpen] = useState(false)

  useEffect(() => {
    document.title = 'Your Birth Bio Is on the Way! · Birth Codex'
    const timers = timelineDelays.map((delay, index) => setTimeout(() => setReached(index + 1), delay))
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <Book
      railLabel="About this product"
      figure={
        <Plate
          label="Plate V"
          caption="Pressed once, kept for good. The finished sheet carries the same seal."
        >
          <SealMount>
            <Seal proofId={proofId} size={268} />
          </SealMount>
        </Plate>
      }
      rail={
        <>
          <RailSection>
            <Claims>
              <li>
                <b>64+</b> personalized insights
              </li>
              {settings.familiesClaim && (
                <li>
                  Trusted by <b>{settings.familiesClaim}</b> families
                </li>
              )}
            </Claims>
          </RailSection>
          <RailSection>
            <h2>Need help?</h2>
            <p style={{ margin: '2px 0 10px', color: 'var(--ink-3)' }}>
              MYA, Keeper of the Codex, answers at any hour.
            </p>
            <Button icon="chat" size="small" isWide onClick={() => setChatOpen(true)}>
              Ask MYA
            </Button>
          </RailSection>
        </>
      }
    >
      <BookPage>
        <Head>
          <h1>Your Birth Bio Is on the Way!</h1>
          <p>
            The record of <bdi>{name}</bdi>.
          </p>
        </Head>
        <Timeline reached={reached} />
        <Mailed>
          <h2>We&apos;ll Email You When It&apos;s Ready</h2>
          <p>
            The message goes to <b>{email}</b>.
          </p>
        </Mailed>
        <After>
          <Button icon="people" onClick={() => navigate('/?start=sibling')}>
            Create Sibling Record
          </Button>
          <Button onClick={() => navigate('/?start=fresh')}>Create Another Birth Bio</Button>
        </After>
      </BookPage>
      {isChatOpen && <Slot name="chat-drawer" props={{ onClose: () => setChatOpen(false) }} />}
    </Book>
  )
}
