import * as RadixDialog from '@radix-ui/react-dialog'
import styled from 'styled-components'
import { riseStyle, scrimStyle } from '@shared/web/parts/layer-style'

export const Scrim = styled(RadixDialog.Overlay)`
  ${scrimStyle}
`
export const Place = styled.div`
  position: fixed;
  inset: 0;
  z-index: 21;
  display: grid;
  place-items: center;
  padding: 24px;
  pointer-events: none;

  @media (max-width: 47.9375em) {
    padding: 0;
    place-items: stretch;
  }
`
export const Sheet = styled(RadixDialog.Content)`
  ${riseStyle}
  width: 100%;
  max-width: 800px;
  max-height: calc(100dvh - 48px);
  overflow: auto;
  padding: 44px 56px 40px;
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  pointer-events: auto;

  &:focus {
    outline: none;
  }

  @media (max-width: 47.9375em) {
    display: flex;
    flex-direction: column;
    max-height: 100dvh;
    min-height: 100dvh;
    padding: 24px 20px 0;
    border-radius: 0;
  }
`
export const Title = styled(RadixDialog.Title)`
  margin: 0;
  font: 400 1.875rem/1.15 var(--serif);
  letter-spacing: 0.14em;
  text-align: center;

  @media (max-width: 47.9375em) {
    margin-top: 8px;
    font-size: 1.375rem;
    letter-spacing: 0.1em;
  }
  @media (max-width: 21.25em) {
    font-size: 1.1875rem;
  }
`
export const Lead = styled(RadixDialog.Description)`
  margin: 6px 0 0;
  text-align: center;
  font: italic 400 1.3125rem/1.4 var(--serif);
  color: var(--ink-2);
  overflow-wrap: anywhere;
`
export const Two = styled.div`
  display: grid;
  /* The ring gives way before a line of the list breaks. */
  grid-template-columns: minmax(0, 264px) minmax(360px, 1fr);
  gap: 48px;
  align-items: center;
  margin: 32px 0 36px;

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin: 20px 0 auto;

    & > [role='progressbar'] {
      width: 196px;
      margin: 0 auto;
    }
  }
  @media (max-width: 47.9375em) and (max-height: 799px) {
    gap: 8px;
    margin-top: 12px;

    /* Small enough for a long name above and a long sentence below. */
    & > [role='progressbar'] {
      width: 120px;
    }
  }
  @media (max-width: 47.9375em) and (max-height: 719px) {
    margin-top: 8px;
  }
`
export const Tasks = styled.ol`
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 46px;
    border-top: 1px solid var(--hair);
    font-size: 1.125rem;
    line-height: 1.25;
    color: var(--ink-3);
  }
  li:first-child {
    border-top: 0;
  }
  li[data-state='done'] {
    color: var(--ink-2);
  }
  li[data-state='done'] svg {
    color: var(--success);
  }
  li[data-state='active'] {
    color: var(--ink);
    font-weight: 600;
  }

  @media (max-width: 47.9375em) {
    li {
      min-height: 44px;
      font-size: 1.0625rem;
    }
  }
  @media (max-width: 47.9375em) and (max-height: 799px) {
    li {
      min-height: 40px;
    }
  }
`
export const Lozenge = styled.span`
  width: 20px;
  height: 20px;
  display: grid;
  place-items: center;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1.5px solid var(--edge);
    transform: rotate(45deg);
  }
  [data-state='active'] > &::before {
    width: 10px;
    height: 10px;
    border-color: var(--gilt);
    background: var(--gilt);
  }
`
export const State = styled.span`
  padding-top: 3px;
  font: italic 400 1.0625rem/1 var(--serif);
  color: var(--ink-3);

  [data-state='active'] > & {
    color: var(--gilt-text);
  }
`
/** What a long wait is for. Its place is kept, so that nothing moves when the sentence comes. */
export const Awaited = styled.p`
  min-height: 2.9em;
  margin: -14px 0 22px;
  text-align: center;
  line-height: 1.45;
  color: var(--ink-2);

  @media (max-width: 47.9375em) {
    margin: 12px 0 0;
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;

  @media (max-width: 47.9375em) {
    /* In reach however long the name, and however large the letters are. */
    position: sticky;
    bottom: 0;
    flex-wrap: nowrap;
    margin-top: auto;
    /* Down to the edge: the sheet's own padding would show what is scrolled past it. */
    padding: 12px 0 calc(12px + max(20px, env(safe-area-inset-bottom)));
    background: var(--sheet);

    button {
      flex: 1 1 auto;
      padding-inline: 8px;
    }
  }
`
