import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage, RailSection } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { Name } from '@shared/web/parts/name'
import { Seal } from '@shared/web/parts/seal'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { useDeliveryQuery } from '../../api/proof-api'
import { DeliveryAddress } from './delivery-address'
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
  /* Scripts that know no italic stand upright. */
  bdi {
    font-synthesis-style: none;
  }
  @media (min-width: 1360px) {
    margin-top: 10px;
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

const ProofMark = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  svg {
    color: var(--gilt);
  }
  b {
    display: block;
    font: 460 1.25rem/1.2 var(--sans);
    letter-spacing: 0.05em;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`

/** The seal where the plate beside the page is not seen. */
const HeadSeal = styled.div`
  margin-bottom: 16px;
  color: var(--gilt);
  @media (min-width: 1360px) {
    display: none;
  }
`

/** Milliseconds from the page's opening to each further step of the timeline. */
export const timelineDelays = [800, 1600, 2400] as const

/** /success */
export const SuccessPage = () => {
  const { navigate, settings, Slot } = useHost()
  const [parameters] = useSearchParams()
  const proofId = parameters.get('Proof_ID')?.trim() ?? ''
  // Only the owner is answered. A return from the store carries the Proof ID alone, and an older link an older address.
  const { data: delivery } = useDeliveryQuery(proofId, { skip: !proofId })
  const name = parameters.get('name')?.trim() || delivery?.name || 'your child'
  const email = delivery?.email || parameters.get('email')?.trim() || 'your email'
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
          {proofId && (
            <RailSection style={{ gridColumn: '1 / -1' }}>
              <ProofMark>
                <Seal proofId={proofId} size={48} />
                <div>
                  <SmallCaps>Proof ID</SmallCaps>
                  <b>{proofId}</b>
                </div>
              </ProofMark>
            </RailSection>
          )}
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
          <HeadSeal>
            <Seal proofId={proofId} size={104} />
          </HeadSeal>
          <h1>Your Birth Bio Is on the Way!</h1>
          <p>
            The record of <Name>{name}</Name>.
          </p>
        </Head>
        <Timeline reached={reached} />
        <DeliveryAddress email={email} ownProofId={delivery ? proofId : null} />
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
