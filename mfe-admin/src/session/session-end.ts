import { useEffect, useRef, useState } from 'react'
import { createAction } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'
import { useLocation } from 'react-router-dom'
import type { HostProps } from '@shared/contracts/remote-app'
import { interrupt } from './interruption'

/** Something was answered that nobody is signed in: the session is over, be it by a sign-out elsewhere or by time. */
export const sessionEnded = createAction('session/ended')

/** Hears of it in the store. */
export const watchSession =
  (onEnded: () => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const answer = next(action)
    if (sessionEnded.match(action)) onEnded()
    return answer
  }

/**
 * Leaves nobody signed in, and says why the page asks to sign in; once, however many calls have found out. Who signs in again goes on
 * where they were.
 */
export function useSessionEnd(host: HostProps): () => void {
  const { pathname, search } = useLocation()
  const place = `${pathname}${search}`
  const latest = useRef({ ...host, place })
  const isTold = useRef(false)
  useEffect(() => {
    latest.current = { ...host, place }
    if (!host.session.user) isTold.current = false
  })
  const [end] = useState(() => () => {
    const { session, notify, place: left } = latest.current
    if (!session.user || isTold.current) return
    isTold.current = true
    interrupt(session.user.id, left)
    notify({
      title: 'Your session has ended',
      description: 'Please sign in again.',
      variant: 'destructive',
    })
    session.setUser(null)
  })
  return end
}
