import { css, keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn) }
`
const appear = keyframes`
  to { opacity: 1 }
`

/** The look of everything that is pressed; variants and states are attributes, so that no class changes at run time. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  flex: none;
  min-height: var(--target);
  padding: 0 20px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink);
  font: 600 1.0625rem/1 var(--sans);
  letter-spacing: 0.005em;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  touch-action: manipulation;
  transition:
    background var(--t-fast) var(--ease-out),
    border-color var(--t-fast) var(--ease-out);

  &:hover {
    background: var(--tint);
    border-color: var(--ink);
  }

  &[data-variant='primary'] {
    padding: 0 28px;
    background: var(--action);
    border-color: var(--action);
    color: var(--action-ink);
  }

  &[data-variant='primary']:hover {
    background: var(--action-hover);
    border-color: var(--action-hover);
  }

  &[data-variant='danger'] {
    padding: 0 28px;
    background: var(--error);
    border-color: var(--error);
    color: var(--error-wash);
  }

  &[data-variant='danger']:hover {
    background: color-mix(in srgb, var(--error), var(--ink) 16%);
    border-color: color-mix(in srgb, var(--error), var(--ink) 16%);
  }

  &[data-size='small'] {
    min-height: 44px;
    padding: 0 16px;
    font-size: 1rem;
  }

  &[data-variant='quiet'][data-size='small'] {
    padding: 0 8px;
  }

  &[data-wide] {
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    border-color: var(--hair);
    color: var(--ink-off);
    cursor: not-allowed;
  }

  &:is([data-variant='primary'], [data-variant='danger']):is(:disabled, [aria-disabled='true']) {
    background: var(--disabled);
    border-color: var(--rule);
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  /* In every state: no rule above weighs more. */
  &[data-variant='quiet'] {
    padding: 0 12px;
    border-color: transparent;
  }

  &[data-pending] {
    cursor: progress;
  }

  /* Of letters twice as large, on a phone: no line there has room for the words. */
  @media (max-width: 15em) {
    flex: initial;
    padding-block: 8px;
    line-height: 1.2;
    white-space: normal;
  }
`

/** The words of a button and, unseen below them, the words it will change to: so its width is held. */
export const labelStyle = css`
  display: grid;
  justify-items: center;

  &::after {
    content: attr(data-hold);
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`

/** A small arc, shown only when something takes longer than 300 ms. */
export const arcStyle = css`
  flex: none;
  width: 16px;
  height: 16px;
  border: 1.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0;
  animation:
    ${appear} 1ms linear 300ms forwards,
    ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms linear 300ms forwards;
  }
`
