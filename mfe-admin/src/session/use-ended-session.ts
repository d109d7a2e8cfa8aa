import { useCallback, useEffect, useRef } from 'react'
import { codeOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'

/** Told when a session has ended elsewhere, or by itself: nobody is signed in any longer, and the page says why it asks to sign in. */
export function useSessionEnd(): () => void {
  const host = useHost()
  const latest = useRef(host)
  useEffect(() => {
    latest.current = host
  })
  return useCallback(() => {
    const { session, notify } = latest.current
    // Several parts of a page may learn it, one after the other.
    if (session.user) notify({ title: 'Your session has ended', description: 'Please sign in again.' })
    session.setUser(null)
  }, [])
}

/** The same, for what was answered to the questions of a page. */
export function useEndedSession(...errors: readonly unknown[]): void {
  const end = useSessionEnd()
  const hasEnded = errors.some((error) => codeOf(error) === 'unauthenticated')
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded, end])
}
