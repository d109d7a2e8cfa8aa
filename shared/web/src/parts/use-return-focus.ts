import { useMemo } from 'react'

/**
 * Handlers for a Radix dialog that has no trigger of its own: what had the focus when it opened gets it back. (Radix returns
 * it to its trigger only.)
 */
export function useReturnFocus() {
  return useMemo(() => {
    let opener: Element | null = null
    return {
      onOpenAutoFocus: () => {
        opener = document.activeElement
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      },
    }
  }, [])
}
