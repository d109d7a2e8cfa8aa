import { useEffect, useState } from 'react'

/** The time, told anew every ten seconds: ages on the page grow although nothing else changes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
