import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { Proof } from '@shared/contracts/proofs'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { latePart } from '@shared/web/parts/late-part'
import { Name } from '@shared/web/parts/name'
import { writtenMoment } from '@shared/web/time/written-moment'
import { ApprovalNotice } from '../../approval/approval-notice'
import { AccessLink } from './access-link'
import { ApproveButton } from './approve-button'
import { ContinueHere } from './continue-here'
import { Actions, Lead, Note } from './review-layout'
import { useOwnerKey } from './use-owner-key'

// What they show is asked for once the proof is there: their code comes beside that answer.
const ProofNews = latePart(() => import('./proof-news').then((module) => module.ProofNews))
const SealMarks = latePart(() => import('./proof-news').then((module) => module.SealMarks))

// Of few proofs is there something to tell; the words for fields are long.
const UnprintableNotice = latePart(() =>
  import('./unprintable-notice').then((module) => module.UnprintableNotice),
)

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 20px;
  margin-top: 24px;
  padding: 16px 0;
  border-block: 1px solid var(--hair);
  align-items: baseline;
  dt {
    color: var(--ink-3);
    font-size: var(--fs-meta);
  }
  dd {
    font-weight: 500;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-top: 14px;
  align-items: center;
`

const QuietLink = styled.a`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
`

interface FinishedProofProps {
  proof: Proof
  /** The heading of the page: it is told first, and again when what had the focus is gone. */
  heading: RefObject<HTMLHeadingElement | null>
  /** The PDF, and the large picture of the page that lies open. */
  pdf: string
  fullSize: string
  /** The number of the page whose picture did not come. */
  failedPage: number | null
  /** The proof is to be asked for again: its approval has changed. */
  onChanged: () => void
}

/** The words beside a finished proof, and what can be done about it. */
export const FinishedProof = ({
  proof,
  heading,
  pdf,
  fullSize,
  failedPage,
  onChanged,
}: FinishedProofProps) => {
  const { navigate } = useHost()
  const isReplacement = useSearchParams()[0].has('changed')
  const { ownerKey, forget } = useOwnerKey(proof.id)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  const forgetKey = () => {
    forget()
    // The button that was pressed is gone with its words.
    heading.current?.focus()
  }
  const edit = () =>
    void import('./form-address').then(
      ({ formAddress }) => navigate(formAddress(proof)),
      () => navigate('/'),
    )
  const { newerProofJobId, preparedAt, unprintable, version } = proof
  const canContinue = proof.role !== 'OWNER' && ownerKey !== null
  return (
    <>
      <Lead>Every letter stands as it will be printed. Look at the names and dates once more.</Lead>
      <Facts>
        {proof.childName && (
          <>
            <dt>Name</dt>
            <dd>
              <Name>{proof.childName}</Name>
            </dd>
          </>
        )}
        <dt>Proof ID</dt>
        <dd style={{ letterSpacing: '.05em' }}>{proof.proofId}</dd>
        <dt>Version</dt>
        <dd>{version}</dd>
        {preparedAt && (
          <>
            <dt>Prepared</dt>
            <dd>{writtenMoment(preparedAt)}</dd>
          </>
        )}
      </Facts>
      <Links>
        <QuietLink href={pdf} target="_blank" rel="noreferrer">
          <Icon name="file" />
          View PDF
        </QuietLink>
        <QuietLink href={fullSize} target="_blank" rel="noreferrer">
          <Icon name="full-size" />
          View Full Size
        </QuietLink>
        {proof.role && (
          <QuietLink href={`/?proof=${proof.proofId}&step=review`}>
            <Icon name="table" />
            Read the Answers
          </QuietLink>
        )}
      </Links>
      {failedPage !== null && (
        <Note role="alert">
          The picture of page {failedPage} could not be loaded. &lsquo;View PDF&rsquo; shows the same page.
        </Note>
      )}
      {isReplacement && (
        <Note role="status">
          The record was changed after the proof you approved was made, so nothing was approved. This is its
          new proof: please look at it first.
        </Note>
      )}
      {newerProofJobId && (
        <Note role="status">
          This record was changed since. <a href={`/proof-review/${newerProofJobId}`}>See the newer proof</a>.
        </Note>
      )}
      <ProofNews proof={proof} onChanged={onChanged} />
      <ApprovalNotice proof={proof} onChanged={onChanged} />
      <Note>
        The final certificate is printed on museum-grade archival paper without watermarks and delivered to
        the address.
      </Note>
      {unprintable.length > 0 && (
        <UnprintableNotice
          unprintable={unprintable}
          whileAway={<Note>Something of this record cannot be printed as it is written.</Note>}
        />
      )}
      {proof.role === 'OWNER' && !newerProofJobId && <SealMarks proofId={proof.proofId} />}
      {canContinue && (
        <ContinueHere proofId={proof.id} ownerKey={ownerKey} onContinued={onChanged} onSpent={forgetKey} />
      )}
      <Actions>
        <ApproveButton proof={proof} canContinue={canContinue} />
        <Button icon="pen" onClick={edit}>
          Edit Provenance
        </Button>
      </Actions>
      {proof.role === null && !ownerKey && <AccessLink proofId={proof.id} />}
    </>
  )
}
