import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useKeptPlace } from '../use-kept-place'

/** A page that keeps the place of who goes by keyboard, and is nothing else. */
export function KeptPlacePage({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useKeptPlace(main)
  return <main ref={main}>{children}</main>
}
