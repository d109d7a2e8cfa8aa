import { useEffect, useState } from 'react'

/** True once the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 300)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(begin, { timeout: 2000 })
    return () => window.cancelIdleCallback(request)
  }, [])
  return isIdle
}
