import styled from 'styled-components'
import { useHost } from '../host/host-context'
import { Icon } from '../parts/icon'

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 8px;
  /* Its sign and its word stand at the edges of the page; what can be pressed reaches beyond. */
  margin: 0 -8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--ink-2);
  font: 500 1rem/1 var(--sans);
  cursor: pointer;
  &:hover {
    background: var(--tint);
  }
  /* Which of its two faces shows is a matter of style: the page is drawn before any script knows the theme. */
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
  :root[data-theme='night'] & > [data-to='night'],
  :root:not([data-theme='night']) & > [data-to='paper'] {
    display: none;
  }
`

const isNightNow = () => document.documentElement.dataset['theme'] === 'night'

/** Switches between paper and night; says where a press leads. */
export const ThemeButton = () => {
  const { theme } = useHost()
  return (
    <Quiet type="button" onClick={() => theme.choose(isNightNow() ? 'paper' : 'night')}>
      <span data-to="night">
        <Icon name="moon" />
        <span>Night</span>
      </span>
      <span data-to="paper">
        <Icon name="sun" />
        <span>Paper</span>
      </span>
    </Quiet>
  )
}
