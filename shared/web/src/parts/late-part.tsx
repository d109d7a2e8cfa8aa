import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

const firstDelay = 1000
const longestDelay = 30_000

/**
 * A component whose code comes later, when it is first shown. Until it is here its `whileAway` stands in its place; a load that
 * fails (the network, a server that restarts) is tried again by itself, more and more slowly, and costs nothing else of
 * the page. React's own `lazy` throws such a failure into the page and keeps it for ever.
 *
 * @param load imports the component; it must be possible to call it again after a failure
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const take = async () => {
    loaded = await load()
    return loaded
  }
  function LatePart({ whileAway = null, ...rest }: Props & { whileAway?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let isGone = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const attempt = (delay: number) =>
        void take().then(
          (component) => {
            if (!isGone) setPart(() => component)
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
    }, [Part])
    if (!Part) return whileAway
    // What is left after `whileAway` was taken are the part's own props.
    const props = rest as unknown as Props
    return <Part {...props} />
  }
  return Object.assign(LatePart, {
    /** Fetches the code before it is shown. Rejects when it cannot be had. */
    preload: async () => {
      await take()
    },
  })
}
