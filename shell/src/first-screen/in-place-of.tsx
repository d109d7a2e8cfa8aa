import { useInsertionEffect, useLayoutEffect } from 'react'
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
  /** Called when the page stands beside it, before anything measures it. */
  onDrawn?: () => void
  children: ReactNode
}

/** The page, drawn beside its first screen and exchanged for it as soon as nobody is in the middle of something there. */
export function InPlaceOf({ root, screen, use, onDrawn, children }: InPlaceOfProps) {
  useInsertionEffect(() => onDrawn?.(), [onDrawn])
  useLayoutEffect(() => {
    if (!screen.isConnected) return
    if (!use?.isUnderWay()) return takeOver(root, screen, use)
    root.hidden = true
    void whenAtRest(use).then(() => takeOver(root, screen, use))
  }, [root, screen, use])
  return children
}
