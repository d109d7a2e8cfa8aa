import { useEffect, useState } from 'react'

const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'touchmove'] as const
/** How long somebody may only look at a page before it counts as used, in ms. */
const longLook = 10_000

/**
 * True once somebody has begun to use the page. What the first screen does not need comes then: whoever opens it and leaves has not
 * paid for it.
 */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    const begin = () => {
      setInUse(true)
      stop()
    }
    const timer = setTimeout(begin, longLook)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, begin, { capture: true })
    }
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true })
    return stop
  }, [])
  return isInUse
}
