import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { whenAtRest } from './first-use'
import type { FirstUse } from './first-use'
import { takeOver } from './take-over'

interface InPlaceOfProps {
  /** Where the page is drawn. */
  root: HTMLElement
  /** What stands there until it is. */
  screen: Element
  use: FirstUse | undefined
  children: ReactNode
}

/** The page, drawn beside its first screen and exchanged for it as soon as nobody is in the middle of something there. */
export function InPlaceOf({ root, screen, use, children }: InPlaceOfProps) {
  useLayoutEffect(() => {
    if (!screen.isConnected) return
    if (!use?.isUnderWay()) return takeOver(root, screen, use)
    root.hidden = true
    void whenAtRest(use).then(() => takeOver(root, screen, use))
  }, [root, screen, use])
  return children
}
