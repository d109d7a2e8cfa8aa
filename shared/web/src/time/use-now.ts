import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-clock'

/** The server's time in milliseconds, told anew after so many of them, which nothing else on the page changes; once alone where that is null. */
export function useNow(everyMs: number | null): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
