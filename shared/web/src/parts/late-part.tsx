import type { ComponentType, ReactNode } from 'react'
import { lateCode } from './late-code'

/**
 * A component whose code comes later, when it is first shown. Until it is here its `whileAway` stands in its place; a load that
 * fails costs nothing else of the page. React's own `lazy` throws such a failure into the page and keeps it for ever.
 *
 * @param load imports the component; it must be possible to call it again after a failure
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lateCode(load)
  function LatePart({ whileAway = null, ...rest }: Props & { whileAway?: ReactNode }) {
    const Part = code.useWhen(true)
    if (!Part) return whileAway
    // What is left after `whileAway` was taken are the part's own props.
    const props = rest as unknown as Props
    return <Part {...props} />
  }
  return Object.assign(LatePart, { preload: code.preload })
}
