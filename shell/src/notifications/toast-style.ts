import * as RadixToast from '@radix-ui/react-toast'
import styled, { keyframes } from 'styled-components'

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) }
`
const leave = keyframes`
  to { opacity: 0 }
`
const swipeAway = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)) }
  to { transform: translateX(calc(100% + var(--s-3))) }
`

export const View = styled(RadixToast.Viewport)`
  position: fixed;
  right: env(safe-area-inset-right);
  /* Above the form's bottom bar and the line in which MYA is asked. */
  bottom: 88px;
  z-index: 40;
  width: min(448px, 100vw);
  padding: var(--s-3);
  @media (max-width: 47.9375em) {
    bottom: 72px;
    padding: var(--s-2);
  }
  &[data-place='top'] {
    top: 0;
    bottom: auto;
  }
  @media print {
    display: none;
  }
`
export const Face = styled(RadixToast.Root)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s-15);
  align-items: start;
  padding: 14px 8px 15px 18px;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  box-shadow: var(--shadow-2);
  /* A modal dialog takes the pointer from the rest of the page, in the style attribute; a toast lies above it. */
  pointer-events: auto !important;
  & > svg {
    margin-top: 2px;
    color: var(--toast-gilt);
  }
  &[data-variant='destructive'] {
    border-left: 3px solid var(--error);
    background: var(--error-wash);
    color: var(--ink);
    & > svg {
      color: var(--error);
    }
  }
  & > [data-whole] {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
    &::after {
      position: absolute;
      inset: 0 52px 0 0;
      content: '';
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  position: relative;
  &[data-state='open'] {
    animation: ${rise} var(--t-base) var(--ease-out);
  }
  &[data-state='closed'] {
    animation: ${leave} var(--t-fast) var(--ease-out) forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform var(--t-fast) var(--ease-out);
  }
  &[data-swipe='end'] {
    animation: ${swipeAway} var(--t-fast) var(--ease-out) forwards;
  }
`
export const Wording = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`
export const Title = styled(RadixToast.Title)`
  font-weight: 650;
  line-height: 1.35;
`
export const Text = styled(RadixToast.Description)`
  font-size: var(--fs-label);
  line-height: 1.4;
  text-wrap-style: pretty;
`
export const Close = styled(RadixToast.Close)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -10px 0 -11px -12px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;
`
