import styled from 'styled-components'
import { BlankSheet } from './certificate-sheet'
import { Lead, PageTitle, ReviewLayout } from './review-layout'

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

const Note = styled.p`
  margin-top: 16px;
  color: var(--ink-2);
  line-height: 1.5;
`

/** While the proof is being made, or cannot be asked for just now. */
export const ReviewWaiting = ({ isUnreachable }: { isUnreachable: boolean }) => (
  <ReviewLayout mat={<BlankSheet />}>
    <div role="status">
      <PageTitle>Codifying Your Provenance</PageTitle>
      <Lead>Please wait while we generate your proof...</Lead>
      <Line />
      {isUnreachable && (
        <Note>We cannot reach the print room just now. Your record is safe, and this page keeps asking.</Note>
      )}
    </div>
  </ReviewLayout>
)
