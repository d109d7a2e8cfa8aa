import { useCallback, useEffect, useRef, useState } from 'react'
import type { TouchEvent } from 'react'

/** How far a finger goes sideways for a page to be turned, in px. */
const swipeLength = 48

/** What has a use of its own for the arrow keys. */
const takesArrows =
  'input, textarea, select, [contenteditable], [role=dialog], [role=tablist], [role=radiogroup]'

const stepsOfKeys: Readonly<Record<string, (page: number, count: number) => number>> = {
  ArrowLeft: (page) => page - 1,
  ArrowRight: (page) => page + 1,
  Home: () => 1,
  End: (_, count) => count,
}

const within = (page: number, count: number) => Math.min(Math.max(page, 1), Math.max(count, 1))

/** The page that lay open at this place of the browser's history, which knows it over back, forward and a reload; 1 at a new one. */
const pageOfHistory = (): number => {
  const state: unknown = window.history.state
  const page = typeof state === 'object' && state !== null && 'proofPage' in state ? state.proofPage : 1
  return typeof page === 'number' ? page : 1
}
function noteInHistory(proofPage: number): void {
  try {
    window.history.replaceState({ ...window.history.state, proofPage }, '')
  } catch {
    // Browsers allow so many notes in a while: who leafs as fast as that is not at a page yet.
  }
}

/** Which page of `count` lies open, and the ways to turn: the arrow keys anywhere on the page, a swipe on the sheet. */
export function usePageTurning(count: number) {
  const [turned, setPage] = useState(pageOfHistory)
  // The pages that follow the first are there later than it.
  const page = within(turned, count)
  useEffect(() => {
    if (turned !== pageOfHistory()) noteInHistory(turned)
  }, [turned])
  const touch = useRef<{ x: number; y: number } | null>(null)
  const turnTo = useCallback(
    (next: (page: number) => number) => setPage((current) => within(next(within(current, count)), count)),
    [count],
  )

  useEffect(() => {
    if (count < 2) return
    const press = (event: KeyboardEvent) => {
      const step = stepsOfKeys[event.key]
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      // Home and End scroll the page; only beside the sheet do they mean its pages.
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(takesArrows)) return
      if (!event.key.startsWith('Arrow') && !target.closest('[data-pages]')) return
      event.preventDefault()
      turnTo((current) => step(current, count))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count, turnTo])

  return {
    page,
    turnTo,
    swipe: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const first = touches[0]
        touch.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const last = changedTouches[0]
        const first = touch.current
        touch.current = null
        // A page that is drawn larger is moved about by the same gesture.
        const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
        if (!first || !last || isZoomed) return
        const [dx, dy] = [last.clientX - first.x, last.clientY - first.y]
        if (Math.abs(dx) < swipeLength || Math.abs(dx) < 2 * Math.abs(dy)) return
        turnTo((current) => current + (dx < 0 ? 1 : -1))
      },
    },
  }
}
