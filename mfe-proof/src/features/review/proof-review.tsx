import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Proof } from '@shared/contracts/proofs'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { TextButton } from '@shared/web/parts/text-button'
import { ApproveButton } from './approve-button'
import { CertificateSheet } from './certificate-sheet'
import { Actions, Lead, PageTitle, ReviewLayout } from './review-layout'

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

const Note = styled.p`
  margin-top: 12px;
  color: var(--ink-2);
  line-height: 1.5;
`

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

/** The address of the picture of the same pages: the PDF's, with its extension swapped. */
export const imageAddress = (pdfAddress: string, extension: 'webp' | 'png'): string =>
  pdfAddress.replace(/\.pdf(?=$|\?)/, `.${extension}`)

const preparedText = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))

type SlotShown = 'companion-guide' | 'chat-drawer' | null

/** The finished proof with what can be done about it. */
export const ProofReview = ({ proof, url }: { proof: Proof; url: string }) => {
  const { navigate, Slot } = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasImageFailed, setImageFailed] = useState(false)
  const [shown, setShown] = useState<SlotShown>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const { newerProofJobId } = proof
  return (
    <ReviewLayout
      mat={
        <CertificateSheet
          src={imageAddress(url, 'webp')}
          alt="Watermarked proof of the first page of your Birth Codex"
          onFailed={() => setImageFailed(true)}
        />
      }
      foot={
        <Foot>
          <TextButton onClick={() => setShown('companion-guide')}>Birth Bio Companion Guide</TextButton>
          <TextButton onClick={() => setShown('chat-drawer')}>Need help?</TextButton>
        </Foot>
      }
    >
      <PageTitle ref={heading} tabIndex={-1}>
        Review Your Codex Proof
      </PageTitle>
      <Lead>Every letter stands as it will be printed. Look at the names and dates once more.</Lead>
      <Facts>
        <dt>Proof ID</dt>
        <dd style={{ letterSpacing: '.05em' }}>{proof.proofId}</dd>
        {proof.preparedAt && (
          <>
            <dt>Prepared</dt>
            <dd>{preparedText(proof.preparedAt)}</dd>
          </>
        )}
      </Facts>
      <Links>
        <QuietLink href={url} target="_blank" rel="noreferrer">
          <Icon name="file" />
          View PDF
        </QuietLink>
        <QuietLink href={imageAddress(url, 'png')} target="_blank" rel="noreferrer">
          <Icon name="external" />
          View Full Size
        </QuietLink>
      </Links>
      {hasImageFailed && (
        <Note role="alert">
          The picture of the page could not be loaded. &lsquo;View PDF&rsquo; shows the same page.
        </Note>
      )}
      {newerProofJobId && (
        <Note role="status">
          This record was changed since. <a href={`/proof-review/${newerProofJobId}`}>See the newer proof</a>.
        </Note>
      )}
      <Note>
        The final certificate is printed on museum-grade archival paper without watermarks and delivered to
        your address.
      </Note>
      <Actions>
        <ApproveButton proof={proof} />
        <Button icon="pen" onClick={() => navigate('/')}>
          Edit Provenance
        </Button>
      </Actions>
      {shown && <Slot name={shown} props={{ onClose: () => setShown(null), proofId: proof.id }} />}
    </ReviewLayout>
  )
}
