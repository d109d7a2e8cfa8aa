import styled from 'styled-components'
import { SmallCaps } from '@shared/web/parts/small-caps'
import { ScrollArea } from '@shared/web/theme/scroll-area'

export const Emblem = styled.span`
  color: var(--gilt);
`
/** In a window that is too low for all of the drawer, as at 400 %, the drawer scrolls before this is gone. */
export const Scroll = styled(ScrollArea)`
  min-height: 8rem;
  :focus-visible {
    outline-offset: -3px;
  }
`
export const Thread = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  @media (max-width: 47.9375em) {
    padding-inline: var(--s-2);
  }
`
export const Who = styled(SmallCaps)`
  display: block;
  margin-bottom: 2px;
`
export const Bubble = styled.div`
  overflow-wrap: anywhere;
  p {
    white-space: pre-wrap;
    /* Words that come one by one move none of those that stand. */
    text-wrap: wrap;
  }
  &[data-role='assistant'] {
    padding-left: 18px;
    border-left: 2px solid var(--gilt-leaf);
    font: 400 1.1875rem/1.48 var(--serif);
    font-variant-numeric: oldstyle-nums;
  }
  &[data-role='user'] {
    align-self: flex-end;
    max-width: 86%;
    padding: 10px 16px 11px;
    border-radius: var(--radius);
    background: var(--tint);
    line-height: 1.42;
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  &[data-role='status'] {
    padding-left: 18px;
    color: var(--ink-3);
    font: italic 400 1.1875rem/1.48 var(--serif);
  }
`
/** Where a reply comes from: in the book's own hand, small, below it. */
export const Sources = styled.ul`
  display: grid;
  gap: 2px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  color: var(--ink-3);
  font: var(--w-text) var(--fs-meta) / 1.4 var(--sans);
`
export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
export const Consent = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 14px;
  label {
    justify-self: start;
  }
  p {
    margin-top: 0;
  }
`
/** The button stays whole beside the hint, which takes a second line where the drawer is narrow. */
export const Foot = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  align-items: baseline;
  @media (max-width: 15em) {
    flex-wrap: wrap;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
  font: var(--w-text) var(--fs-meta) / 1.4 var(--sans);
`
export const Composer = styled.form`
  padding: var(--s-2) var(--s-4) 20px;
  border-top: 1px solid var(--rule);
  @media (max-width: 47.9375em) {
    padding: var(--s-2) var(--s-2) max(16px, env(safe-area-inset-bottom));
  }
`
export const Line = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-end;
`
export const Input = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: var(--target);
  max-height: 30vh;
  padding: 9px 14px 10px;
  border: 1px solid var(--edge);
  border-bottom: 2px solid var(--edge-strong);
  border-radius: var(--radius);
  background: var(--sheet);
  font-size: var(--fs-field);
  line-height: 1.35;
  resize: none;
  field-sizing: content;

  /* Where it cannot grow with its words, as in Safari before 26.2, three lines are in sight once there are any. */
  @supports not (field-sizing: content) {
    &:not(:placeholder-shown) {
      height: calc(3 * 1.35em + 22px);
    }
  }
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:focus {
    border-color: var(--ink);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  &:disabled {
    border-color: var(--rule);
    background: var(--disabled);
    color: var(--ink-off);
  }
`
export const Hint = styled.p`
  margin-top: 10px;
  color: var(--ink-3);
  font: var(--w-text) var(--fs-meta) / 1.4 var(--sans);
`
export const Key = styled.kbd`
  padding: 1px 6px;
  border: 1px solid var(--rule);
  border-radius: var(--radius);
  color: var(--ink-2);
  font: 500 0.9375rem/1 var(--sans);
`
