import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'

const Quill = styled(Icon)`
  position: absolute;
  left: 14px;
  top: 20px;
  color: var(--gilt-text);
  pointer-events: none;
`
const Holder = styled.div`
  position: relative;
`

/** Holds a control that MYA may fill; while it has, a quill stands before the words. */
export const MyaBox = ({ isFilled, children }: { isFilled: boolean; children: ReactNode }) => (
  <Holder>
    {children}
    {isFilled ? <Quill name="quill" /> : null}
  </Holder>
)
