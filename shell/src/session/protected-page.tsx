import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from './auth-context'
import { Authenticating } from './authenticating'

/**
 * Shows its page to a signed-in user; sends anyone else to /auth, which leads on to where they wanted to go (`state.from`). Who was
 * signed in here and is no longer has left, or begins anew.
 */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  if (isLoading) return <Authenticating />
  if (!user)
    return <Navigate to="/auth" replace state={wasSignedIn ? null : { from: `${pathname}${search}` }} />
  return children
}
