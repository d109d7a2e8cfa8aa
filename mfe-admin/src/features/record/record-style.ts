import styled from 'styled-components'
import { Ledger } from '../../layout/ledger-style'
import { oneRuleStyle } from '../../layout/page-style'

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px var(--s-3);
  padding: 16px 0 18px;
  border-bottom: 1px solid var(--rule);

  h1 {
    margin-top: 4px;
    font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    color: var(--ink-2);
    font-size: 1rem;
  }
  & > div + div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1);
    @media (max-width: 29.9375em) {
      flex: 1 0 100%;
    }
  }
  @media (max-width: 29.9375em) {
    & > div + div > * {
      flex: 1 0 auto;
      padding-inline: 12px;
    }
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 13fr) minmax(0, 6fr);
  gap: 0 64px;
  @media (max-width: 74.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Part = styled.section`
  padding: 18px 0 26px;
  border-bottom: 1px solid var(--hair);

  h2 {
    margin-bottom: 8px;
    font: 400 1.5rem/1.2 var(--serif);
  }
  p {
    color: var(--ink-2);
    font-size: 1rem;
  }
  ${oneRuleStyle}
`
/** What failed is seen from afar. */
export const Jobs = styled(Ledger)`
  [data-failed='true'] {
    box-shadow: inset 3px 0 var(--error);
  }
  [data-failed='true'] td:first-child {
    padding-inline-start: 14px;
  }
  @media (max-width: 47.9375em) {
    [data-failed='true'] {
      padding-inline-start: 14px;
    }
    [data-failed='true'] td:first-child {
      padding: 0;
    }
  }
`
export const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: baseline;
    gap: 12px;
    padding: 8px 0;
    border-bottom: 1px solid var(--hair);
    @media (max-width: 29.9375em) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  dt {
    color: var(--ink-3);
    font-size: 1rem;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
export const People = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding: 8px 0;
    border-bottom: 1px solid var(--hair);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--ink-3);
    font-size: 1rem;
  }
`
/** What somebody wrote, in their own lines and script. */
export const Comments = styled.ul`
  li {
    padding: 10px 0;
    border-bottom: 1px solid var(--hair);
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
  }
  span,
  time {
    color: var(--ink-3);
    font-size: 1rem;
  }
  time {
    margin-inline-start: auto;
  }
  p {
    max-width: 72ch;
    margin-top: 2px;
    color: var(--ink);
    font-size: 1.0625rem;
    white-space: pre-line;
  }
`
export const Thumbs = styled.div`
  display: flex;
  gap: 12px;
  overflow-x: auto;
  padding: 4px 0;
  @media print {
    flex-wrap: wrap;
  }

  a {
    flex: none;
  }
  img {
    display: block;
    width: 104px;
    height: 147px;
    object-fit: contain;
    background: var(--plate);
    border: 1px solid var(--hair);
  }
`

/** The answers to a question: the harmless one first. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  @media (max-width: 29.9375em) {
    & > button {
      flex: auto;
    }
  }
`
