import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** How long a live region stands before its words come, in milliseconds. */
const standing = 100

/** Words that are read aloud as they appear: a screen reader passes over a live region that comes together with its words. */
export function Announced({ children }: { children: ReactNode }) {
  const [isStanding, setStanding] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), standing)
    return () => clearTimeout(timer)
  }, [])
  return <div role="status">{isStanding ? children : null}</div>
}
