import { useEffect, useState } from 'react'

/** True once the browser has nothing better to do, from when `isWanted` on. */
export function useIdle(isWanted = true): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const begin = () => setIdle(true)
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 300)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(begin, { timeout: 2000 })
    return () => window.cancelIdleCallback(request)
  }, [isWanted])
  return isIdle
}
