import { useState } from 'react'
import styled from 'styled-components'
import { readUnsent } from './unsent'
import type { UnsentPlace } from './unsent'

const Left = styled.p`
  margin-top: 12px;
  font-size: var(--fs-meta);
  line-height: 1.45;
  color: var(--ink-3);

  span {
    display: block;
    color: var(--ink);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

/** What somebody was writing at a place before their access level ended commenting: theirs to copy. */
export function LeftUnsent({ place }: { place: UnsentPlace }) {
  const [{ text }] = useState(() => readUnsent(place))
  return text ? (
    <Left>
      You wrote this, and it was not sent: <span dir="auto">{text}</span>
    </Left>
  ) : null
}
