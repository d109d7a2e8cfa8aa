import { css } from 'styled-components'

/** One line in the gap below a field, which is 12 to 16 px high: it covers no neighbour, and nothing moves when it comes or goes. */
export const gapLineStyle = css`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 1;
  height: 15px;
  padding-inline: 8px;
  border-inline-start: 2px solid var(--gilt);
  background: var(--gilt-wash);
  font-size: 0.9375rem;
  line-height: 14px;
  white-space: nowrap;
  color: var(--ink);

  /* Where a date and a time stand side by side, a box to tick stands close below the time: the line goes into the gap above. */
  @container (width >= 22.5rem) {
    :has(+ div > label > [type='checkbox']) > & {
      inset: auto 0 100%;
    }
  }
`
