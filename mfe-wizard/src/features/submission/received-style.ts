import styled, { keyframes } from 'styled-components'

/** From the screen's showing to the proof, in milliseconds. */
export const redirectDelay = 1200

const fill = keyframes`
  from { width: 0 }
  to { width: 100% }
`
// On a phone the turn to the proof stands under the title: below the fold nobody could stop it in time.
export const Screen = styled.div`
  @media (max-width: 47.9375em) {
    display: flex;
    flex-direction: column;
  }
`
export const Head = styled.header`
  margin: 38px 0 24px;

  h1 {
    font: 500 var(--fs-hero) / 1.1 var(--display);
    letter-spacing: -0.008em;
  }
  p {
    margin-top: 10px;
    font: italic 400 1.3125rem/1.4 var(--serif);
    color: var(--ink-2);
  }

  @media (max-width: 47.9375em) {
    order: -2;
    margin: 24px 0 18px;
  }
`
export const Emblem = styled.div`
  margin-bottom: 14px;
  color: var(--gilt);

  @media (min-width: 85em) {
    display: none;
  }
`
export const Lines = styled.ol`
  border-bottom: 1px solid var(--rule);
  counter-reset: line;

  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    align-items: baseline;
    min-height: 48px;
    padding: 10px 0;
    border-top: 1px solid var(--hair);
    font-size: 1.25rem;
    line-height: 1.35;
  }
  li:first-child {
    border-top-color: var(--rule);
  }
  p::first-letter {
    text-transform: uppercase;
  }
  li::before {
    counter-increment: line;
    content: counter(line);
    font: 400 1.375rem/1.2 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--ink-3);
  }

  @media (max-width: 47.9375em) {
    li {
      grid-template-columns: 32px 1fr;
      font-size: 1.125rem;
    }
  }
`
export const Watch = styled.p`
  max-width: 58ch;
  margin-top: 20px;
  line-height: 1.5;
  color: var(--ink-2);

  b {
    font-weight: 600;
    color: var(--ink);
  }
  /* The address, whole on the next line before it breaks, and with its colon, which would begin the line below one of several lines. */
  span {
    display: inline-block;
    overflow-wrap: anywhere;
  }
`
export const Takes = styled.p`
  display: flex;
  gap: 9px;
  align-items: center;
  margin-top: 8px;
  font-size: 1.0625rem;
  line-height: 1.3;
  color: var(--ink-3);
`
export const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-top: 24px;
  padding: 12px 0 12px 18px;
  border-left: 2px solid var(--gilt);

  & > div {
    flex: 1;
    min-width: 0;
    line-height: 1.4;
  }
  b {
    font-weight: 600;
  }

  @media (max-width: 47.9375em) {
    order: -1;
    flex-direction: column;
    align-items: stretch;
    gap: 16px;
    margin: 0 0 24px;
  }
`
export const Line = styled.span`
  display: block;
  position: relative;
  max-width: 240px;
  height: 3px;
  margin-top: 8px;
  background: var(--hair);

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    background: var(--gilt);
    animation: ${fill} ${redirectDelay}ms linear forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
export const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 28px;

  @media (max-width: 47.9375em) {
    button {
      flex: 1 1 100%;
    }
  }
`
export const Meta = styled.p`
  max-width: 60ch;
  margin-top: 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
`
