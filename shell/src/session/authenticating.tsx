import styled, { keyframes } from 'styled-components'

const appear = keyframes`
  from { opacity: 0 }
`
const turn = keyframes`
  to { transform: rotate(1turn) }
`
const Screen = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-2);
  min-height: 100vh;
  min-height: 100dvh;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
  /* A check that is answered at once shows nothing. */
  animation: ${appear} 150ms 300ms backwards;
`
const Arc = styled.span`
  width: 40px;
  height: 40px;
  border: 2px solid var(--gilt);
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 1.2s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 6s;
  }
`

/** The whole screen while it is not yet known who is signed in. */
export const Authenticating = () => (
  <Screen role="status">
    <Arc aria-hidden="true" />
    Authenticating...
  </Screen>
)
