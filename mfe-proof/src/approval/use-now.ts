import { useEffect, useState } from 'react'
import { serverNow } from '@shared/web/api/server-clock'

/** The server's time in milliseconds, told anew every half minute while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
