import { css, keyframes } from 'styled-components'

const fadeIn = keyframes`
  from { opacity: 0 }
`
const fadeOut = keyframes`
  to { opacity: 0 }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) }
`
const sink = keyframes`
  to { opacity: 0; transform: translateY(8px) }
`
const slideIn = keyframes`
  from { transform: translateX(100%) }
`
const slideOut = keyframes`
  to { transform: translateX(100%) }
`

/** Forced colours take grounds and shadows away: what lies above the page is then told from it by its edge. */
const edgeStyle = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--scrim);

  &[data-state='open'] {
    animation: ${fadeIn} var(--t-base) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${fadeOut} var(--t-fast) var(--ease-out) forwards;
  }
`

export const riseStyle = css`
  ${edgeStyle}

  &[data-state='open'] {
    animation: ${rise} var(--t-base) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${sink} var(--t-fast) var(--ease-out) forwards;
  }
`

export const slideStyle = css`
  ${edgeStyle}

  &[data-state='open'] {
    animation: ${slideIn} var(--t-base) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${slideOut} var(--t-fast) var(--ease-out) forwards;
  }
`
