import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { Proof, ProofMail } from '@shared/contracts/proofs'
import { codeOf } from '@shared/web/api/api-error'
import { typedProofId } from '@shared/web/api/typed-proof-id'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { latePart } from '@shared/web/parts/late-part'
import { Name } from '@shared/web/parts/name'
import { Seal } from '@shared/web/parts/seal'
import { useDeliveryQuery } from '../../api/proof-api'
import { useWatchedProof } from '../../api/use-watched-proof'
import { ApprovalNotice } from '../../approval/approval-notice'
import { specimenId } from '../../parts/specimen'
import { DeliveryAddress } from './delivery-address'
import { SuccessRail } from './success-rail'
import { Timeline } from './timeline'
import { useOrderTold } from './use-order-told'

/** For the owner of a proof that waits, and for who comes by an old link: both are known later, too. */
const RecordNotice = latePart(() => import('./record-notice').then((module) => module.RecordNotice))

/** For the owner alone, who is known later than the page. */
const WholeSeal = latePart(() => import('./whole-seal').then((module) => module.WholeSeal))

const Head = styled.header`
  margin: 24px 0;
  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
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
  @media (min-width: 85em) {
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
  @media (max-width: 47.9375em) {
    button {
      flex: 1 1 100%;
    }
  }
  /* Last on the page: the rail stands beside it. */
  @media (min-width: 64em) {
    padding-bottom: 20px;
  }
`

/** The seal where the plate beside the page is not seen. */
const HeadSeal = styled.div`
  margin-bottom: 16px;
  color: var(--gilt);
  @media (min-width: 85em) {
    display: none;
  }
`

/** Milliseconds from the page's opening to each further step of the timeline. */
export const timelineDelays = [800, 1600, 2400] as const

/** The latest e-mail about the finished record; null before there is one. */
const finalMailOf = (proof: Proof | undefined): ProofMail | null =>
  proof?.mail?.kind === 'proof-approved' ? proof.mail : null

/** Nothing more is to be told of this order: none was placed, its book has failed, or it is finished and its e-mail has gone out. */
const isFinal = (proof: Proof): boolean => {
  if (proof.approvedAt === null || proof.finalStatus === 'error') return true
  const mail = finalMailOf(proof)
  return proof.completedAt !== null && mail !== null && mail.state !== 'waiting'
}

/** /success */
export const SuccessPage = () => {
  const { navigate, Slot } = useHost()
  const [parameters] = useSearchParams()
  const proofId = typedProofId(parameters.get('Proof_ID')?.trim() ?? '')
  // Only the owner is answered. A return from the store carries the Proof ID alone, and an older link an older address.
  const { data: delivery, error } = useDeliveryQuery(proofId, { skip: !proofId })
  const name = parameters.get('name')?.trim() || delivery?.name || 'your child'
  const email = delivery?.email || parameters.get('email')?.trim() || 'your email'
  const { proof, again } = useWatchedProof(delivery ? proofId : '', isFinal)
  useOrderTold(delivery ? proofId : '', again)
  const [reached, setReached] = useState(0)
  const [isChatOpen, setChatOpen] = useState(false)
  // With the first step: the first screen does not wait for what draws it.
  const sealId = proofId || (reached > 0 ? specimenId : '')
  const pressedAt = proof?.approvedAt ?? proof?.preparedAt
  const sealOf = (size: number) => {
    const plain = <Seal proofId={sealId} size={size} />
    // By the record's own name: that of the address anybody may have written.
    return delivery && pressedAt ? (
      <WholeSeal {...{ proofId, size, pressedAt }} name={delivery.name} whileAway={plain} />
    ) : (
      plain
    )
  }

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
          caption="Pressed once, kept for good. Every finished sheet carries the seal of its record."
        >
          <SealMount>{sealOf(268)}</SealMount>
        </Plate>
      }
      rail={<SuccessRail proofId={proofId} onHelp={() => setChatOpen(true)} />}
    >
      <BookPage>
        <Head>
          <HeadSeal>{sealOf(104)}</HeadSeal>
          <h1>Your Birth Bio Is on the Way!</h1>
          <p>
            The record of <Name>{name}</Name>.
          </p>
        </Head>
        {(proof || codeOf(error) === 'not_found') && <RecordNotice {...{ proofId, proof }} />}
        <Timeline reached={reached === timelineDelays.length && proof?.completedAt ? reached + 1 : reached} />
        {proof && <ApprovalNotice proof={proof} onChanged={again} />}
        <DeliveryAddress
          email={email}
          ownProofId={delivery ? proofId : null}
          mail={finalMailOf(proof)}
          onChanged={again}
        />
        <After>
          <Button icon="people" onClick={() => navigate('/?start=sibling')}>
            Create Sibling Record
          </Button>
          <Button onClick={() => navigate('/?start=fresh')}>Create Another Birth Bio</Button>
        </After>
      </BookPage>
      {isChatOpen && (
        <Slot
          name="chat-drawer"
          props={{
            onClose: () => setChatOpen(false),
            topic: 'success',
            // Only the owner is told of the delivery.
            proofId: delivery ? proofId : undefined,
          }}
        />
      )}
    </Book>
  )
}
