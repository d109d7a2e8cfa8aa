import { css } from 'styled-components'

/** What the parent is told above a step, with the gilt line beside it. */
export const noteStyle = css`
  padding: 8px 0 10px 16px;
  border-left: 2px solid var(--gilt);
  font-size: var(--fs-hint);
  line-height: 1.4;
  color: var(--ink-2);
`
