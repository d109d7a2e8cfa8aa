import styled from 'styled-components'
import { useHost } from '../host/host-context'

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
  svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {isNight ? (
          <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
        ) : (
          <path d="M19.5 14.200A8 8 0 1 1 9.8 4.500a6.3 6.3 0 0 0 9.7 9.700z" />
        )}
      </svg>
      {isNight ? 'Paper' : 'Night'}
    </Quiet>
  )
}
