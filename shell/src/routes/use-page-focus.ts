import { useEffect, useRef } from 'react'

/** Answers whether the focus is where it belongs: at the head of the page, or where the page itself has put it. */
function focusHead(): boolean {
  if (document.activeElement !== document.body) return true
  const head = document.querySelector('h1')
  if (!head) return false
  head.tabIndex = -1
  head.focus({ preventScroll: true })
  return true
}

/**
 * Whoever goes from one page to another has pressed something that is gone: the focus goes to the head of the new page once that is
 * there, so that a screen reader reads it and Tab goes on from it. The first page is the browser's own to begin.
 */
export function usePageFocus(pathname: string): void {
  const followed = useRef(pathname)
  useEffect(() => {
    if (followed.current === pathname) return
    followed.current = pathname
    if (focusHead()) return
    const observer = new MutationObserver(() => {
      if (focusHead()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}
