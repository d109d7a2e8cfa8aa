import { useEffect, useState } from 'react'

const firstDelay = 1000
const longestDelay = 30_000

/**
 * Code that comes later, when something first wants it. A load that fails (the network, a server that restarts) is tried again by
 * itself, more and more slowly.
 *
 * @param load imports it; it must be possible to call it again after a failure
 */
export function lateCode<T>(load: () => Promise<T>) {
  let loaded: { code: T } | undefined
  const take = async () => (loaded = { code: await load() })
  return {
    /** Fetches it before it is wanted. Rejects when it cannot be had. */
    preload: async () => {
      await take()
    },
    /** Fetches it once it is wanted; undefined until it is here. */
    useWhen(isWanted: boolean): T | undefined {
      const [taken, setTaken] = useState(loaded)
      useEffect(() => {
        if (taken || !isWanted) return
        let isGone = false
        let timer: ReturnType<typeof setTimeout> | undefined
        const attempt = (delay: number) =>
          void take().then(
            (found) => {
              if (!isGone) setTaken(found)
            },
            () => {
              if (!isGone) timer = setTimeout(() => attempt(Math.min(2 * delay, longestDelay)), delay)
            },
          )
        attempt(firstDelay)
        return () => {
          isGone = true
          clearTimeout(timer)
        }
      }, [taken, isWanted])
      return taken?.code
    },
  }
}
