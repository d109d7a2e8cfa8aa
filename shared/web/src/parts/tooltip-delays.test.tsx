import { act, fireEvent, render, screen } from '@testing-library/react'
import { Tooltip } from './tooltip'
import { installBrowserParts } from '../testing/browser-parts'

beforeAll(installBrowserParts)
beforeEach(() => {
  jest.useFakeTimers()
  render(
    <div>
      <Tooltip text="About Next">
        <button>Next</button>
      </Tooltip>
      <Tooltip text="About Previous">
        <button>Previous</button>
      </Tooltip>
    </div>,
  )
})
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const point = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })
const shown = () => screen.queryByRole('tooltip')?.textContent

it('[SHL-010] opens after 700 ms', () => {
  point('Next')
  wait(699)
  expect(shown()).toBeUndefined()
  wait(1)
  expect(shown()).toBe('About Next')
})

it('[SHL-011] opens the next one at once within 300 ms, and after its delay later', () => {
  point('Next')
  wait(700)
  leave('Next')
  fireEvent.keyDown(document, { key: 'Escape' })
  wait(299)
  point('Previous')
  wait(0)
  expect(shown()).toBe('About Previous')
  leave('Previous')
  fireEvent.keyDown(document, { key: 'Escape' })
  wait(301)
  point('Next')
  wait(0)
  expect(shown()).toBeUndefined()
})
