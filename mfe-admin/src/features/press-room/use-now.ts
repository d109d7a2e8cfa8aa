import { useEffect, useState } from 'react'
import { serverNow } from '@shared/web/api/server-clock'

/** The server’s time, told anew every ten seconds: ages on the page grow although nothing else changes. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
