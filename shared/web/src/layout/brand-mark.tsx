import styled from 'styled-components'
import { useHost } from '../host/host-context'

const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--ink);
  text-decoration: none;
  font: 600 1.625rem/1 var(--display);
  letter-spacing: 0.002em;
  white-space: nowrap;
  svg {
    width: 30px;
    height: 30px;
    color: var(--gilt);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
`

/** The product's name and sign; leads to the form without loading the page anew. */
export const BrandMark = () => {
  const { navigate } = useHost()
  return (
    <Mark
      href="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        navigate('/')
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.75" />
        <path d="M12 8.6c-1.6-1.2-3.6-1.5-5.8-1.3v8.6c2.2-.2 4.2.1 5.8 1.3 1.6-1.2 3.6-1.5 5.8-1.300V7.300c-2.2-.2-4.2.1-5.8 1.300zM12 8.600v8.6" />
      </svg>
      Birth Codex
    </Mark>
  )
}
