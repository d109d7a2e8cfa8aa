import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { shownImageExtension } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { useHost } from '@shared/web/host/host-context'
import { TextButton } from '@shared/web/parts/text-button'
import { FinishedProof } from './finished-proof'
import { imageAddress, pageAddress } from './proof-addresses'
import { ProofPages } from './proof-pages'
import { BlankSheet } from './proof-sheet'
import { PageTitle, ReviewLayout } from './review-layout'
import { ReviewWaiting } from './review-waiting'
import { usePageTurning } from './use-page-turning'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  align-items: center;
  margin-top: 24px;
  padding-top: 14px;
  border-top: 1px solid var(--hair);
`

type SlotShown = 'companion-guide' | 'chat-drawer' | null

interface ProofShownProps {
  /** What is known of the proof; undefined before the first answer. */
  proof: Proof | undefined
  /** The server cannot be reached just now. */
  isAway: boolean
  /** Asks for the proof again. */
  again: () => void
}

/**
 * A proof from the first question for it to the end: the sheet stays where it is, its first picture comes before the book is done,
 * and only the words beside it change.
 */
export const ProofShown = ({ proof, isAway, again }: ProofShownProps) => {
  const { Slot } = useHost()
  useEffect(() => {
    document.title = 'Review Your Codex Proof · Birth Codex'
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const [failedPage, setFailedPage] = useState<number | null>(null)
  const [slot, setSlot] = useState<SlotShown>(null)
  const pdf = proof?.status === 'done' ? proof.url : null
  const picture = pdf ? imageAddress(pdf, shownImageExtension) : (proof?.imageUrl ?? null)
  const count = (pdf && proof?.pages) || 1
  const turning = usePageTurning(count)
  // It is asked for again when its page is turned to again.
  if (failedPage !== null && failedPage !== turning.page) setFailedPage(null)

  return (
    <ReviewLayout
      title={
        <PageTitle ref={heading} tabIndex={-1}>
          {pdf ? 'Review Your Codex Proof' : 'Codifying Your Provenance'}
        </PageTitle>
      }
      mat={
        picture ? (
          <ProofPages
            picture={picture}
            count={count}
            turning={turning}
            isFailed={failedPage !== null}
            description={pdf ? '‘View PDF’ has its words.' : ''}
            onFailed={setFailedPage}
          />
        ) : (
          <BlankSheet />
        )
      }
      foot={
        pdf && (
          <Foot>
            <TextButton onClick={() => setSlot('companion-guide')}>Birth Bio Companion Guide</TextButton>
            <TextButton onClick={() => setSlot('chat-drawer')}>Need help?</TextButton>
          </Foot>
        )
      }
    >
      {proof && pdf ? (
        <FinishedProof
          proof={proof}
          heading={heading}
          pdf={pdf}
          fullSize={pageAddress(imageAddress(pdf, 'png'), turning.page)}
          failedPage={failedPage}
          onChanged={again}
        />
      ) : (
        <ReviewWaiting proof={proof} isAway={isAway} />
      )}
      {proof && slot && (
        <Slot name={slot} props={{ onClose: () => setSlot(null), proofId: proof.id, topic: 'proof' }} />
      )}
    </ReviewLayout>
  )
}
