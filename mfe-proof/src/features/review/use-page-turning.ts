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

/** Which page of `count` lies open, and the ways to turn: the arrow keys anywhere on the page, a swipe on the sheet. */
export function usePageTurning(count: number) {
  const [page, setPage] = useState(1)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const turnTo = useCallback(
    (next: (page: number) => number) =>
      setPage((current) => Math.min(Math.max(next(current), 1), Math.max(count, 1))),
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
