import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useAuth } from './auth-context'
import { Authenticating } from './authenticating'

/** Shows its page to a signed-in user; sends anyone else to /auth. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { user, isLoading } = useAuth()
  if (isLoading) return <Authenticating />
  if (!user) return <Navigate to="/auth" replace />
  return children
}
