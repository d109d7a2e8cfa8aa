import styled from 'styled-components'
import { useHost } from '../host/host-context'
import { Icon } from '../parts/icon'

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--ink-2);
  font: 500 1rem/1 var(--sans);
  cursor: pointer;
  &:hover {
    background: var(--tint);
  }
`

const isNightNow = (name: string) =>
  name === 'night' ||
  (name === 'system' &&
    typeof matchMedia === 'function' &&
    matchMedia('(prefers-color-scheme: dark)').matches)

/** Switches between paper and night; says where a press leads. */
export const ThemeButton = () => {
  const { theme } = useHost()
  const isNight = isNightNow(theme.name)
  return (
    <Quiet type="button" onClick={() => theme.choose(isNight ? 'paper' : 'night')}>
      <Icon name={isNight ? 'sun' : 'moon'} />
      {isNight ? 'Paper' : 'Night'}
    </Quiet>
  )
}
