import styled from 'styled-components'
import { RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'
import { Icon } from '@shared/web/parts/icon'
import { Seal } from '@shared/web/parts/seal'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { TextButton } from '@shared/web/parts/text-button'

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  color: var(--gilt);

  ${SmallCaps} {
    display: block;
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
  }
`
const Id = styled.p`
  font: 500 1.25rem/1.2 var(--sans);
  letter-spacing: 0.05em;
  color: var(--ink);
  font-variant-numeric: tabular-nums lining-nums;

  &[data-unknown] {
    font: italic 400 1.0625rem/1.3 var(--serif);
    letter-spacing: 0;
    color: var(--ink-3);
  }
`
const Rows = styled.div`
  display: grid;
  gap: 8px;
  margin: 12px 0 14px;

  @media (pointer: coarse), (max-width: 47.9375em) {
    gap: 0;
    margin-block: 4px;
  }
`
const Row = styled.p`
  display: flex;
  gap: 9px;
  align-items: center;

  /* Each as high as a finger needs, and none within reach of its neighbour's. */
  @media (pointer: coarse), (max-width: 47.9375em) {
    min-height: 44px;
  }
  font-size: var(--fs-meta);
  line-height: 1.3;
  color: var(--ink-3);

  [aria-disabled] {
    color: inherit;
    text-decoration: none;
  }
`

interface ProofCardProps {
  /** Null until names, date and time of birth are known. */
  proofId: string | null
  /** The record has been sent: the card keeps the Proof ID only. */
  isReceived?: boolean
  /** How the answers are kept. */
  kept?: string | undefined
  onHistory?: () => void
  /** Absent for those who may not. */
  onInvite?: (() => void) | undefined
  onSync?: (() => void) | undefined
  isSyncing?: boolean
  /** The record is in the cloud: there several people can work on it at once. */
  onOpenShared?: (() => void) | undefined
  /** A submission runs in the background. */
  onReopen?: (() => void) | undefined
  /** There is a proof, and no submission under way that makes another one. */
  onOpenProof?: (() => void) | undefined
}

/** Where the record stands: its Proof ID, how it is kept, what can be done with it. */
export function ProofCard(props: ProofCardProps) {
  const { proofId, isReceived = false, kept = 'Saved locally (14-day expiry)', isSyncing = false } = props
  const { onHistory, onInvite, onSync, onOpenShared, onReopen, onOpenProof } = props
  return (
    <RailSection aria-label="Proof status">
      <Head>
        <Seal proofId={proofId ?? ''} size={48} />
        <div>
          <SmallCaps>Proof ID</SmallCaps>
          {proofId ? <Id>{proofId}</Id> : <Id data-unknown>once names and birth are known</Id>}
        </div>
      </Head>
      {isReceived ? null : (
        <>
          <Rows>
            <Row>
              <Icon name="lock" />
              {kept}
            </Row>
            <Row>
              <Icon name="history" />
              <TextButton onClick={onHistory}>View History</TextButton>
            </Row>
            {onSync ? (
              <Row>
                <Icon name="upload" />
                {/* It stays where it is: the dialog that was answered gives the focus back to it. */}
                <TextButton aria-disabled={isSyncing || undefined} onClick={isSyncing ? undefined : onSync}>
                  {isSyncing ? 'Syncing...' : 'Sync to Cloud'}
                </TextButton>
              </Row>
            ) : null}
            {onOpenShared ? (
              <Row>
                <Icon name="people" />
                <TextButton onClick={onOpenShared}>Open the shared record</TextButton>
              </Row>
            ) : null}
            {onReopen ? (
              <Row>
                <Icon name="seal" />
                <TextButton onClick={onReopen}>Codifying Provenance…</TextButton>
              </Row>
            ) : null}
            {onOpenProof ? (
              <Row>
                <Icon name="seal" />
                <TextButton onClick={onOpenProof}>Open the proof</TextButton>
              </Row>
            ) : null}
          </Rows>
          {onInvite ? (
            <Button size="small" isWide onClick={onInvite}>
              Invite A Co-Contributor
            </Button>
          ) : null}
        </>
      )}
    </RailSection>
  )
}
