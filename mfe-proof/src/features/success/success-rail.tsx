import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'
import { Seal } from '@shared/web/parts/seal'
import { SmallCaps } from '@shared/web/parts/small-caps'

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

const Text = styled.p`
  margin: 2px 0 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
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

/** Beside the page: whose proof it is, what stands behind the product, and the way to help. */
export const SuccessRail = ({ proofId, onHelp }: { proofId: string; onHelp: () => void }) => {
  const { settings, navigate } = useHost()
  return (
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
      {/* In two columns the others stand beside it. */}
      <RailSection style={{ gridRow: 'span 2' }}>
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
      {proofId && (
        <RailSection>
          <h2>Your privacy</h2>
          <Text>What we hold, who has seen it, a copy of everything, and its end.</Text>
          <Button size="small" isWide onClick={() => navigate(`/privacy/${encodeURIComponent(proofId)}`)}>
            See what we hold
          </Button>
        </RailSection>
      )}
      <RailSection>
        <h2>Need help?</h2>
        <Text>MYA, Keeper of the Codex, answers at any hour.</Text>
        <Button icon="chat" size="small" isWide onClick={onHelp}>
          Ask MYA
        </Button>
      </RailSection>
    </>
  )
}
