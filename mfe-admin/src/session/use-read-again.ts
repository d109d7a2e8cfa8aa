import { useEffect, useRef } from 'react'
import { pauseUntilReturn, untilShown } from '@shared/web/api/pause'

/** Milliseconds until what could not be read is asked for again. */
const readAgainAfter = 5000

/** Asks for something again while a part of the platform is away, until it is there; a page that is hidden asks nothing. */
export function useReadAgain(isAway: boolean, read: () => unknown): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (!isAway) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const keepAsking = async () => {
      for (;;) {
        await pauseUntilReturn(readAgainAfter, signal)
        await untilShown(signal)
        await latest.current()
      }
    }
    keepAsking().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => stop.abort()
  }, [isAway])
}
