import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GrantRole } from '@shared/contracts/enumerations'
import { useHost } from '@shared/web/host/host-context'
import { goToHeading } from './go-to-heading'
import { standingWords } from './record-words'

const isClosed = (field: EventTarget | null) =>
  field instanceof Element && field.matches('fieldset:disabled *')

/** Somebody whose field is closed under their hands has the focus at the head of the step: else it would be nowhere. */
function useFocusOfClosedField(isOpen: boolean) {
  // Chrome takes the focus away as the field is closed.
  useEffect(() => {
    const onLeave = ({ target }: FocusEvent) => {
      if (isClosed(target)) setTimeout(goToHeading)
    }
    document.addEventListener('focusout', onLeave)
    return () => document.removeEventListener('focusout', onLeave)
  }, [])
  // Others leave it there, where no key is heard.
  useLayoutEffect(() => {
    if (!isOpen && isClosed(document.activeElement)) goToHeading()
  }, [isOpen])
}

/** Tells somebody whose access level is changed while the record is open; the role is undefined before it is known. */
export function useAccessNews(role: GrantRole | undefined, isLocked = false, canEdit = false): void {
  const { notify } = useHost()
  const known = useRef(role)
  useFocusOfClosedField(canEdit)
  useEffect(() => {
    const before = known.current
    known.current = role
    if (role !== undefined && before !== undefined && before !== role)
      notify({ title: 'Your access has changed', description: standingWords({ role, isLocked }) })
  }, [role, isLocked, notify])
}
