import { useEffect, useState } from 'react'

/** Brings the focus back to where it was when this part appeared, after the part is gone. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the layer has left the page: until then it keeps the focus to itself.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    },
    [before],
  )
}
