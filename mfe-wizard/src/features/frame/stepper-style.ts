import styled from 'styled-components'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'

export const Nav = styled.nav`
  ol {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 0 6px 14px 0;
    color: var(--ink-3);
    line-height: 1.15;
  }
  li[data-state='past'] {
    color: var(--ink-2);
  }
  li[data-state='now'] {
    color: var(--ink);
  }

  @media (max-width: 84.9375em) {
    padding-top: 24px;
  }
  @media (max-width: 47.9375em) {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: 14px;
    align-items: center;
    padding-top: 16px;

    ol {
      display: contents;
    }
    li {
      display: block;
      padding: 0;
    }
    li:not([data-state='now']) {
      display: none;
    }
  }
`
export const Numeral = styled.span`
  font: 500 1.875rem/1 var(--display);
  letter-spacing: 0.01em;

  [data-state='now'] > & {
    color: var(--gilt-text);
  }
  @media (max-width: 47.9375em) {
    font-size: 1.75rem;
  }
`
export const StepTitle = styled.span`
  font-size: 1rem;
  white-space: nowrap;

  [data-state='now'] > & {
    font-weight: 600;
  }
  @media (max-width: 47.9375em) {
    ${visuallyHiddenStyle}
  }
`
export const Line = styled.div`
  position: relative;
  height: 1px;
  background: var(--rule);

  @media (max-width: 47.9375em) {
    grid-column: 2;
    grid-row: 1;
    height: 2px;
    background: var(--hair);
  }
`
export const Fill = styled.span`
  position: absolute;
  left: 0;
  top: -1px;
  height: 3px;
  background: var(--gilt);
  /* As on every line that fills: see ProgressLine. */
  forced-color-adjust: none;
  transition: width var(--t-slow) var(--ease-in-out);

  @media (max-width: 47.9375em) {
    top: 0;
    height: 2px;
  }
`
export const Lozenge = styled.span`
  position: absolute;
  top: -5px;
  width: 11px;
  height: 11px;
  transform: rotate(45deg);
  background: var(--paper);
  border: 1.5px solid var(--gilt);

  &[data-full] {
    background: var(--gilt);
  }
  @media (max-width: 47.9375em) {
    display: none;
  }
`
export const Meta = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  min-height: 1.4em;
  margin-top: 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums lining-nums;

  b {
    font-weight: 600;
    color: var(--ink-2);
  }

  @media (max-width: 47.9375em) {
    display: contents;

    & > * {
      font-size: var(--fs-meta);
      line-height: 1.4;
      color: var(--ink-3);
    }
    & > :nth-child(1) {
      grid-column: 1 / 3;
      grid-row: 2;
      margin-top: 2px;
    }
    & > :nth-child(2) {
      grid-column: 2 / 4;
      grid-row: 2;
      justify-self: end;
      margin-top: 2px;
    }
    & > :nth-child(3) {
      grid-column: 3;
      grid-row: 1;
    }
  }

  /* Of letters twice as large: each in a line of its own. */
  @media (max-width: 15em) {
    & > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 3;
      justify-self: start;
    }
  }
`
