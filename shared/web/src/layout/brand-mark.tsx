import styled from 'styled-components'
import { useHost } from '../host/host-context'
import { Icon } from '../parts/icon'

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
      <Icon name="codex" />
      Birth Codex
    </Mark>
  )
}
