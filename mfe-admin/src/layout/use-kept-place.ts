import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the place of who goes through a page by keyboard: a button that goes away with what it did (a job that is tried again, a code that
 * is revoked) would take the focus with it, and one would begin at the top again. The heading of its part of the page gets it then, or
 * the page, where the part is gone too.
 */
export function useKeptPlace(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = page
    if (!root) return undefined
    let held: Element | null = null
    let part: Element | null = null
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null
      part = held?.closest('section') ?? null
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return
      // Some browsers tell of an element that goes away as of one that is left: that shows when it has gone.
      queueMicrotask(() => {
        if (held?.isConnected && held !== document.activeElement) held = null
      })
    }
    const restore = () => {
      if (!held || held.isConnected || document.activeElement !== document.body) return
      held = null
      const heading = part?.isConnected ? part.querySelector<HTMLElement>('h2, h3') : null
      const place = heading ?? root
      place.tabIndex = -1
      place.focus()
    }
    root.addEventListener('focusin', hold)
    root.addEventListener('focusout', forget)
    // A dialog that closes over a part that has changed is a change of the body.
    const changes = new MutationObserver(restore)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', hold)
      root.removeEventListener('focusout', forget)
      changes.disconnect()
    }
  }, [page])
}
