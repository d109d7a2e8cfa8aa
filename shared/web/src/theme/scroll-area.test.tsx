import { act, fireEvent, render, screen } from '@testing-library/react'
import { installBrowserParts } from '../testing/browser-parts'
import { ScrollArea } from './scroll-area'

beforeAll(installBrowserParts)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('[SHL-012] hides its bar 600 ms after the pointer left', () => {
  // jsdom has no layout: a content of 400 px in a window of 100 px.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
  const { container } = render(
    <ScrollArea label="Thread">
      <p>Long</p>
    </ScrollArea>,
  )
  const bar = () => container.querySelector('[data-orientation="vertical"]')
  const root = container.firstElementChild
  if (!root) throw new Error('nothing was rendered')
  expect(screen.getByRole('region', { name: 'Thread' })).toHaveAttribute('tabindex', '0')
  expect(bar()).toBeNull()
  fireEvent.pointerEnter(root)
  act(() => jest.advanceTimersByTime(50))
  expect(bar()).not.toBeNull()
  fireEvent.pointerLeave(root)
  act(() => jest.advanceTimersByTime(599))
  expect(bar()).not.toBeNull()
  act(() => jest.advanceTimersByTime(2))
  expect(bar()).toBeNull()
})
