import styled, { css } from 'styled-components'
import { endOfLineStyle } from './page-style'

/** In letters, not in pixels: whoever has larger ones gets blocks earlier. */
const phone = '47.9375em'
/** Where rows with several buttons beside long names or reasons become blocks. */
export const tablet = '59.9375em'

const headStyle = css`
  font: 400 var(--fs-caps) / 1.3 var(--serif-small);
  font-variant-caps: all-small-caps;
  /* Of a capital W this face makes a small one that is too narrow for itself; of a small w it does not. */
  text-transform: lowercase;
  letter-spacing: 0.06em;
  color: var(--ink-2);
`
/** On a tablet, where rows are blocks: the button keeps its place at the end, however many lines stand beside it. */
const buttonBesideStyle = css`
  @media (min-width: 48em) and (max-width: ${tablet}) {
    tr:has(> td:last-child > button) {
      position: relative;
      padding-inline-end: 10rem;
    }
    td:last-child:has(> button) {
      position: absolute;
      inset-inline-end: 0;
    }
  }
`
/**
 * Rows with hairlines; on a phone each row becomes a block of lines, of a `$isWide` one on a tablet too. There `data-head` stands before
 * what a cell says that would not be understood without the head of its column.
 */
export const Ledger = styled.table<{ $isWide?: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;

  th {
    padding: 6px 12px 8px;
    border-bottom: 1px solid var(--edge);
    text-align: start;
    white-space: nowrap;
    ${headStyle}
  }
  td {
    height: 46px;
    padding: 6px 12px;
    border-bottom: 1px solid var(--hair);
    font-size: 1.0625rem;
    line-height: 1.25;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  time,
  .acts {
    white-space: nowrap;
  }
  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    time {
      white-space: normal;
    }
  }
  .acts {
    display: inline-flex;
    gap: 4px;
    justify-content: flex-end;
  }
  .acts > :last-child[data-variant='quiet'] {
    ${endOfLineStyle}
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: var(--tint);
  }

  @media (max-width: ${({ $isWide }) => ($isWide ? tablet : phone)}) {
    display: block;
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      display: block;
      border-top: 1px solid var(--edge);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 14px;
      padding: 12px 0;
      border-bottom: 1px solid var(--hair);
    }
    td,
    td:first-child,
    td:last-child {
      height: auto;
      padding: 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }
    td:last-child {
      margin-inline-start: auto;
    }
    /* The column's head is still read aloud with the cell: once is enough. */
    td[data-head]::before {
      ${headStyle}
      /* Its line is that of the cell, which stands beside others. */
      line-height: 0;
      margin-inline-end: 6px;
      content: attr(data-head);
      content: attr(data-head) / '';
    }
    .acts {
      flex-wrap: wrap;
      margin-block: -3px;
      margin-inline-start: -8px;
    }
  }
  ${({ $isWide }) => $isWide && buttonBesideStyle}
  /* First what is understood by itself, then one below another what has a head, and what can be done at the end. */
  @media (max-width: ${phone}) {
    td:last-child {
      flex: 1 0 100%;
      margin-inline-start: 0;
    }
    td:last-child:has(> button) {
      padding-top: 8px;
    }
    td[data-head] {
      order: 1;
      flex: 1 0 100%;
      display: grid;
      grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
      align-items: baseline;
    }
    td[data-head]::before {
      line-height: inherit;
    }
    td:last-child:has(> button, > .acts) {
      order: 2;
    }
    .acts {
      margin-block: 2px -8px;
      justify-content: flex-start;
    }
  }
  /* Of letters twice as large a head leaves its cell no room beside it. */
  @media (max-width: 15em) {
    td[data-head] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** A second line of a cell: what a word of the first one means. */
export const Note = styled.span`
  display: block;
  max-width: 56ch;
  color: var(--ink-3);
  font-size: 1rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
`
