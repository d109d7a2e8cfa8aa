import { act, fireEvent, render, screen } from '@testing-library/react'
import { chooseTheme, startTheme, themeStorageKey, useTheme } from './theme-store'

let isSystemNight = false
const listeners = new Set<() => void>()
const shown = () => document.documentElement.dataset['theme']
const setSystem = (isNight: boolean) => {
  isSystemNight = isNight
  for (const listener of listeners) listener()
}

let stop: () => void = () => undefined
beforeEach(() => {
  isSystemNight = false
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return isSystemNight && query.includes('dark')
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList
  document.head.innerHTML = '<meta name="theme-color" content="">'
  chooseTheme('system')
  stop = startTheme()
})
afterEach(() => stop())

it('follows the device until a theme is chosen, and again after "system"', () => {
  expect(shown()).toBe('paper')
  setSystem(true)
  expect(shown()).toBe('night')
  chooseTheme('paper')
  setSystem(true)
  expect(shown()).toBe('paper')
  chooseTheme('system')
  expect(shown()).toBe('night')
})

it('keeps the choice on the device, and nothing for "system"', () => {
  chooseTheme('night')
  expect(localStorage.getItem(themeStorageKey)).toBe('night')
  chooseTheme('system')
  expect(localStorage.getItem(themeStorageKey)).toBeNull()
})

it('colours the bars of the browser like the page', () => {
  const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  expect(bar()).toBe('#fbf8f0')
  chooseTheme('night')
  expect(bar()).toBe('#131627')
})

it('takes up what another tab chose', () => {
  localStorage.setItem(themeStorageKey, 'night')
  window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey }))
  expect(shown()).toBe('night')
})

it('works without storage', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  chooseTheme('night')
  expect(shown()).toBe('night')
  denied.mockRestore()
})

it('gives components the choice', () => {
  const Button = () => {
    const { name, choose } = useTheme()
    return <button onClick={() => choose('night')}>{name}</button>
  }
  render(<Button />)
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'system' }))
  })
  expect(screen.getByRole('button', { name: 'night' })).toBeVisible()
})
