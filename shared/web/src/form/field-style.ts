import { css } from 'styled-components'

/** A labelled field: label, hint and message above the control, a quiet result below. */
export const fieldStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* A corrector's mark in the margin of the whole group. */
  &[data-invalid]::before,
  &[data-invalid] > legend::before {
    content: '';
    position: absolute;
    left: -18px;
    top: 4px;
    bottom: 0;
    width: 2px;
    background: var(--error);
  }

  &[data-span] {
    grid-column: 1 / -1;
  }

  @media (max-width: 47.9375em) {
    &[data-invalid]::before,
    &[data-invalid] > legend::before {
      left: -10px;
    }
  }
`

export const labelStyle = css`
  padding: 0;
  font-weight: 600;
  font-size: var(--fs-label);
  line-height: 1.35;
  color: var(--ink);
`

export const hintStyle = css`
  margin: 1px 0 0;
  font-size: var(--fs-hint);
  line-height: 1.35;
  color: var(--ink-3);
`

/** A quiet result below a control: '50.8 cm', '57.71° N'. */
export const noteStyle = css`
  margin: 5px 0 0;
  font-size: var(--fs-meta);
  line-height: 1.35;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums lining-nums;
`

/** An input as a line in a ledger. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--target);
  margin: 6px 0 0;
  padding: 9px 14px 10px;
  border: 1px solid var(--edge);
  border-bottom: 2px solid var(--edge-strong);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--ink);
  font: var(--w-field) var(--fs-field) / 1.35 var(--sans);
  appearance: none;
  transition: border-color var(--t-fast);

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &:hover {
    border-color: var(--ink);
  }

  &:focus {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-color: var(--ink);
  }

  &[aria-invalid='true'] {
    border-color: var(--error);
  }

  &:disabled {
    background: var(--disabled);
    border-color: var(--rule);
    color: var(--ink-off);
    -webkit-text-fill-color: var(--ink-off);
    opacity: 1;
    cursor: not-allowed;
  }
`

/**
 * For inputs of one line, which cut off what leaves it: marks of Burmese, Tibetan and Khmer letters reach far above and below. The line is as
 * high as the control, and the text stands where it did.
 */
export const highLineStyle = css`
  padding-block: 0 1px;
  line-height: 2.3;
`

/** What MYA wrote: italic Garamond on a gilt wash, never taken for the parent's own words. */
export const filledByMyaStyle = css`
  &&:disabled {
    padding: 11px 14px 9px 46px;
    background: var(--gilt-wash);
    border: 1px solid var(--gilt);
    border-bottom-width: 2px;
    color: var(--ink);
    -webkit-text-fill-color: var(--ink);
    font: italic 400 1.25rem/1.35 var(--serif);
  }
`
