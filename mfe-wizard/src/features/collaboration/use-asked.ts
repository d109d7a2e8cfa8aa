import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { takesEscape } from '@shared/web/parts/inner-escape'

/**
 * A question in the place of the button that asks it. The focus goes to the answer that changes nothing, which it brings into sight, and
 * from there back; Escape takes back the question, and leaves the dialog around it.
 */
export function useAsked() {
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const keeper = useRef<HTMLButtonElement>(null)
  const ask = (next: boolean) => {
    flushSync(() => setAsked(next))
    ;(next ? keeper : opener).current?.focus()
  }
  /** Of the element around the question. */
  const group = {
    ...takesEscape,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      ask(false)
    },
  }
  return { isAsked, ask, opener, keeper, group }
}
