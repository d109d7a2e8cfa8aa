import { useEffect } from 'react'

/**
 * Keeps `--keyboard-inset` at the height that a phone's keyboard covers, for what sticks to the foot of the window. Browsers
 * that make the window smaller instead (`interactive-widget=resizes-content`) leave it at 0.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // A zoomed page has a small viewport too, and no keyboard.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
      document.documentElement.style.setProperty('--keyboard-inset', `${Math.round(covered)}px`)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      document.documentElement.style.removeProperty('--keyboard-inset')
    }
  }, [])
}
