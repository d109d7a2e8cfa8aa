import { useEffect } from 'react'
import { codeOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'

/** A session that ended elsewhere leaves nobody signed in: the page then asks to sign in. */
export function useEndedSession(...errors: readonly unknown[]): void {
  const { setUser } = useHost().session
  const hasEnded = errors.some((error) => codeOf(error) === 'unauthenticated')
  useEffect(() => {
    if (hasEnded) setUser(null)
  }, [hasEnded, setUser])
}
