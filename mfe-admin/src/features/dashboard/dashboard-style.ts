import styled from 'styled-components'
import { endOfLineStyle } from '../../layout/page-style'

export const Greeting = styled.div`
  padding: 20px 0 14px;
`
export const Heading = styled.h1`
  font: 500 var(--fs-h1) / var(--lh-tight) var(--display);
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
  /* A name that has room on a line of its own is not broken. */
  bdi {
    display: inline-block;
  }
`
export const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px var(--s-2);
  padding: var(--s-4) 0;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
`
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-2);
  min-height: 48px;
  color: var(--ink-2);
  font-size: 1rem;
  font-variant-numeric: lining-nums tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    ${endOfLineStyle}
  }
`
