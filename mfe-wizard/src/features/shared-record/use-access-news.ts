import { useLayoutEffect, useRef } from 'react'
import type { GrantRole } from '@shared/contracts/enumerations'
import { useHost } from '@shared/web/host/host-context'
import { standingWords } from './record-words'

/** Where the focus goes when the field that had it can no longer be changed: else it would be nowhere. */
const leaveClosedField = () => {
  if (document.activeElement?.matches(':disabled'))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Tells somebody whose access level is changed while the record is open; null before it is known. */
export function useAccessNews(role: GrantRole | undefined, isLocked = false): void {
  const { notify } = useHost()
  const known = useRef(role)
  useLayoutEffect(() => {
    leaveClosedField()
    const before = known.current
    known.current = role
    if (role !== undefined && before !== undefined && before !== role)
      notify({ title: 'Your access has changed', description: standingWords({ role, isLocked }) })
  }, [role, isLocked, notify])
}
