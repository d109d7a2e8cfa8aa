import styled from 'styled-components'

export const Gap = styled.div<{ $size: number }>`
  height: ${({ $size }) => $size}px;
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-3);
  @media (max-width: 47.9375em) {
    grid-template-columns: 1fr;
    gap: var(--s-2);
  }
`
