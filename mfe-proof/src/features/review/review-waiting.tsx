import type { Proof } from '@shared/contracts/proofs'
import { awaitedOf } from '@shared/web/api/awaited'
import styled from 'styled-components'
import { Lead, Note } from './review-layout'

const Line = styled.div`
  height: 2px;
  margin-top: 26px;
  background: var(--hair);
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: var(--gilt);
    animation: draw 1.6s var(--ease-in-out) infinite alternate;
  }
  @keyframes draw {
    to {
      transform: translateX(233%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
      width: 100%;
      opacity: 0.5;
    }
  }
`

interface ReviewWaitingProps {
  proof: Proof | undefined
  isAway: boolean
}

/** The words while the proof is being made, or cannot be asked for just now. */
export const ReviewWaiting = ({ proof, isAway }: ReviewWaitingProps) => {
  const awaited = awaitedOf(proof, isAway)
  return (
    <div role="status">
      <Lead>Please wait while we generate your proof...</Lead>
      <Line />
      {proof?.imageUrl && <Note>The first page is ready; the other pages are being set.</Note>}
      {awaited && <Note>{awaited}</Note>}
    </div>
  )
}
