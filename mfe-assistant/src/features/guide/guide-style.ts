import styled from 'styled-components'
import { SmallCaps } from '@shared/web/parts/small-caps'

const phone = '(max-width: 47.9375em), (max-height: 520px)'

export const Place = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow: auto;
  padding: var(--s-5) 0;
  text-align: center;
  & > [role='alert'],
  & > [data-idle] {
    display: grid;
    justify-items: center;
    gap: var(--s-3);
  }
  svg[aria-hidden] {
    color: var(--gilt);
  }
  button svg[aria-hidden] {
    color: inherit;
  }
`
export const Message = styled.p`
  max-width: 46ch;
  text-wrap: balance;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
`
export const Result = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  /* What is read runs to the sheet's edge: a line that is cut there shows that more follows. */
  margin-bottom: -28px;
  @media (max-width: 47.9375em) {
    margin-bottom: calc(-1 * max(16px, env(safe-area-inset-bottom)));
  }
  /* A phone, upright or on its side: everything below the title scrolls. */
  @media ${phone} {
    display: block;
    overflow: auto;
    overscroll-behavior: contain;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px var(--s-3);
  padding-top: var(--s-2);
`
export const Lead = styled.p`
  color: var(--ink-2);
  font: italic 400 1.1875rem/1.4 var(--serif);
  font-variant-numeric: oldstyle-nums;
  overflow-wrap: anywhere;
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
export const Refusal = styled.p`
  flex-basis: 100%;
  color: var(--error);
  &:empty {
    display: none;
  }
`
/** One row, which scrolls sideways where it is too long: a name that is cut at its end shows that more follow. */
export const Tabs = styled.div`
  display: flex;
  flex: none;
  gap: 18px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-top: var(--s-2);
  border-bottom: 1px solid var(--rule);
  @media ${phone} {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--sheet);
  }
`
export const Tab = styled.button`
  flex: none;
  min-height: var(--target);
  padding: 0 2px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--ink-2);
  font: 400 1.125rem/1.2 var(--serif);
  text-transform: capitalize;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--gilt);
    color: var(--ink);
    font-weight: 500;
  }
  /* Where the reader has colours of their own, a transparent line is seen too. */
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
export const Panels = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  @media ${phone} {
    overflow: visible;
  }
`
export const Panel = styled.div`
  max-width: 820px;
  padding: var(--s-3) 2px var(--s-2);
  &:focus-visible {
    outline-offset: -3px;
  }
`
export const Title = styled.h3`
  margin-bottom: var(--s-2);
  font: 500 1.75rem/1.15 var(--display);
  /* Of letters twice as large, on a phone. */
  overflow-wrap: anywhere;
  hyphens: auto;
`
export const Field = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: 4px var(--s-3);
  padding: var(--s-2) 0;
  border-top: 1px solid var(--hair);
  font: 400 1.125rem/1.5 var(--serif);
  font-variant-numeric: oldstyle-nums;
  overflow-wrap: anywhere;
  hyphens: auto;
  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const FieldName = styled(SmallCaps).attrs({ as: 'h4' })`
  padding-top: 3px;
  color: var(--gilt-text);
`
export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    padding-inline-start: 22px;
  }
  li::before {
    position: absolute;
    top: 0.66em;
    left: 3px;
    width: 6px;
    height: 6px;
    background: var(--gilt-leaf);
    transform: rotate(45deg);
    content: '';
  }
`
export const Stage = styled.div`
  break-inside: avoid;
  & + & {
    margin-top: var(--s-3);
  }
  h5 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 10px;
    margin: 0 0 8px;
    font: 500 1.25rem/1.25 var(--display);
  }
  span {
    color: var(--ink-3);
    font: italic 400 1rem/1.25 var(--serif);
    white-space: nowrap;
  }
`
export const Foot = styled.footer`
  max-width: 820px;
  padding: var(--s-2) 2px 28px;
  border-top: 1px solid var(--rule);
  color: var(--ink-3);
  font: italic 400 1rem/1.45 var(--serif);
  & > * + * {
    margin-top: 8px;
  }
`
export const LeftOut = styled.p`
  color: var(--ink-2);
`
