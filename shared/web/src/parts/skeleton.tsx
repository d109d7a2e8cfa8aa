import styled, { css, keyframes } from 'styled-components'

const pulse = keyframes`
  from { opacity: 1 }
  to { opacity: 0.45 }
`
const breathing = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.6s var(--ease-in-out) infinite alternate;
  }
`

/**
 * What is still to come, drawn as an unwritten ledger. The parts say nothing to a screen reader: put them inside an
 * element with `aria-busy="true"` and a sentence in a live region.
 */
export const SkeletonLine = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  max-width: 100%;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1.5em' }) => $height};
  border-bottom: 2px solid var(--hair);
  ${breathing}
`

/** The title of what is still to come. */
export const SkeletonTitle = styled(SkeletonLine)`
  border-bottom: 3px solid var(--rule);
`

/** The frame of a field that is still to come. */
export const SkeletonField = styled(SkeletonLine)`
  height: var(--target);
  border: 1px solid var(--hair);
  border-bottom: 2px solid var(--rule);
  border-radius: var(--radius);
`
