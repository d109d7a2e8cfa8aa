import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'

const appear = keyframes`
  from { opacity: 0 }
`
const Frame = styled.div`
  /* What comes within 300 ms comes without a skeleton before it. */
  animation: ${appear} 150ms 300ms backwards;
`

/** Holds the drawing of a page that is still to come, and says so to a screen reader. */
export const SkeletonFrame = ({ children }: { children: ReactNode }) => (
  <Frame aria-busy="true">
    <VisuallyHidden role="status">Loading this page.</VisuallyHidden>
    {children}
  </Frame>
)
