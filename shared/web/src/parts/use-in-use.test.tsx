import { act, fireEvent, renderHook } from '@testing-library/react'
import { useInUse } from './use-in-use'

describe('whether a page is in use', () => {
  it.each(['pointerDown', 'keyDown', 'focusIn', 'input'] as const)('it is from the first %s on', (sign) => {
    const { result } = renderHook(useInUse)
    expect(result.current).toBe(false)
    fireEvent[sign](document.body)
    expect(result.current).toBe(true)
  })

  it('it is when somebody has looked at it for ten seconds', () => {
    jest.useFakeTimers()
    const { result } = renderHook(useInUse)
    act(() => void jest.advanceTimersByTime(9_999))
    expect(result.current).toBe(false)
    act(() => void jest.advanceTimersByTime(1))
    expect(result.current).toBe(true)
    jest.useRealTimers()
  })
})
