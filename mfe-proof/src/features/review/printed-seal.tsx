import styled from 'styled-components'
import { Seal } from '@shared/web/parts/seal'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { Sheet, SheetFoot } from './proof-sheet'

/** On the certificate's paper by day and by night, so its own ink. */
const Paper = styled(Sheet)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  container-type: size;
  color: var(--certificate-ink, #6d5417);

  svg {
    width: 72cqw;
    height: auto;
    /* The gold it is printed in. */
    color: #86662a;
  }
`
const Id = styled.p`
  font: 500 clamp(1.25rem, 5cqw, 1.875rem) / 1.2 var(--sans);
  letter-spacing: 0.08em;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;

  ${SmallCaps} {
    display: block;
    margin-bottom: 4px;
    color: inherit;
  }
`

/** The seal that a Proof ID has, drawn from the letters of the address alone. */
export const PrintedSeal = ({ proofId }: { proofId: string }) => (
  <>
    <Paper>
      <Seal proofId={proofId} size={320} label={`The seal of the Proof ID ${proofId}`} />
      <Id>
        <SmallCaps>Proof ID</SmallCaps>
        {proofId}
      </Id>
    </Paper>
    <SheetFoot />
  </>
)
