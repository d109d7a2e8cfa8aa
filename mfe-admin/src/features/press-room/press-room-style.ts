import styled from 'styled-components'
import { figuresInPairsStyle, figuresStyle, oneRuleStyle } from '../../layout/page-style'

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--s-3);
  padding: 20px 0 14px;

  h1 {
    font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
    letter-spacing: -0.008em;
  }
  p {
    color: var(--ink-2);
    font-size: 1rem;
  }
`
export const Part = styled.section`
  padding: 22px 0 26px;
  border-bottom: 1px solid var(--hair);
  ${oneRuleStyle}
  /* Figures have a rule below them. */
  &:has(> dl:last-child) {
    padding-bottom: 4px;
    border-bottom: 0;
  }
`
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--s-3);
  min-height: 48px;
  margin-bottom: 8px;

  h2 {
    font: 400 1.5rem/1.2 var(--serif);
  }
  p {
    color: var(--ink-2);
    font-size: 1rem;
  }
  @media (max-width: 29.9375em) {
    [role='radiogroup'] {
      flex: 1 1 auto;
    }
  }
`
export const Trail = styled.p`
  padding: 20px 0 var(--s-4);
  color: var(--ink-2);
`
export const Figures = styled.dl`
  ${figuresStyle}
  dd {
    margin: 2px 0 0;
    font: 500 2.5rem/1.1 var(--display);
    font-variant-numeric: lining-nums;
  }
  dd + dd {
    color: var(--ink-2);
    font: 400 1rem/1.4 var(--sans);
  }
  [data-alarm='true'] {
    color: var(--error);
  }
  @media (max-width: 63.9375em) {
    ${figuresInPairsStyle}
  }
`
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 56px;
  margin-top: 14px;
  @media (max-width: 63.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Figure = styled.figure`
  display: grid;
  /* Title, drawing and table of figures beside each other begin on the same lines, however long a title is. */
  grid-row: span 3;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  margin: 0;
  min-width: 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-bottom: 6px;
  }
  h3 {
    font: 400 1.25rem/1.3 var(--serif);
  }
  figcaption p {
    margin-inline-start: auto;
    color: var(--ink-2);
    font-size: 1rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  details {
    margin: 2px 0 20px;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--action-text);
    font-size: 1rem;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`
export const Keys = styled.span`
  display: inline-flex;
  gap: 16px;
`
/** What is drawn how, where there is more than one. */
export const Key = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: baseline;
  gap: 8px;
  color: var(--ink-2);
  font-size: 1rem;

  &::before {
    align-self: center;
    content: '';
    width: 26px;
    border-top: 2px solid var(${({ $colour }) => $colour});
  }
  &[data-shape='dashes']::before {
    border-top-style: dashed;
  }
`
/** As high as the drawing that comes into it: nothing moves when it is here. */
export const Drawing = styled.div`
  height: 190px;
  border-bottom: 1px solid var(--hair);
`
/** As high as the words that open the table below a drawing. */
export const TablePlace = styled.div`
  height: 66px;
`
export const DaysTable = styled.table`
  width: 100%;
  max-width: 480px;
  border-collapse: collapse;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: 5px 12px 5px 0;
    border-bottom: 1px solid var(--hair);
    text-align: end;
    font-weight: inherit;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    border-bottom-color: var(--edge);
    color: var(--ink-2);
  }
`
