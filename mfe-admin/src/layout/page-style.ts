import styled, { css } from 'styled-components'

/** The title of a staff page, and what stands beside it. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px var(--s-3);
  padding: 20px 0 14px;

  h1 {
    font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
  }
  @media (max-width: 29.9375em) {
    & > label {
      flex: 1 1 auto;
    }
  }
`

/** Of a quiet button, or several: the last word ends where the rule of its line ends. */
export const endOfLineStyle = css`
  margin-inline-end: -9px;
  /* Where there is room for a longer word that is shown while one waits. */
  &:is(button) > span,
  button:last-child > span {
    justify-items: end;
  }
`

/** Of a part that ends in a rule of its own: no second one behind its last line. */
export const oneRuleStyle = css`
  tbody > tr:last-child,
  tbody > tr:last-child > td,
  li:last-child,
  dl > div:last-child {
    border-bottom: 0;
  }
`

/** Four figures in a row. */
export const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid var(--rule);

  & > div {
    padding: 14px 24px 15px;
    border-inline-start: 1px solid var(--hair);
  }
  & > div:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  dt {
    color: var(--ink-2);
    font: 400 1.25rem/1.2 var(--serif);
  }
`

/** The same, two by two, where four have no room. */
export const figuresInPairsStyle = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > div {
    padding: 12px 0 12px 16px;
  }
  & > div:nth-child(odd) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  & > div:nth-child(n + 3) {
    border-top: 1px solid var(--hair);
  }
  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
    & > div {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`

/** A sentence in place of a list, or beside one. */
export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px var(--s-2);
  max-width: 72ch;
  padding: 6px 0;
  color: var(--ink-2);
  font-size: 1.0625rem;
`
