import styled from 'styled-components'
import { Seal } from '@shared/web/parts/seal'

const Halves = styled.div`
  display: grid;
  justify-items: start;
  color: var(--ink-3);

  & > div {
    grid-area: 1 / 1;
  }
  & > div:first-child {
    clip-path: polygon(0 0, 46% 0, 53% 24%, 44% 47%, 54% 74%, 47% 100%, 0 100%);
  }
  & > div:last-child {
    clip-path: polygon(46% 0, 53% 24%, 44% 47%, 54% 74%, 47% 100%, 100% 100%, 100% 0);
    transform: translate(9px, -3px) rotate(3deg);
  }
`
/** Of no record. */
const nobodys = '0100000000'

/** A seal in two pieces: this link opens nothing. */
export const BrokenSeal = () => (
  <Halves aria-hidden="true">
    <div>
      <Seal proofId={nobodys} size={112} />
    </div>
    <div>
      <Seal proofId={nobodys} size={112} />
    </div>
  </Halves>
)
