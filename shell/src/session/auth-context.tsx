import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { SessionUser } from '@shared/contracts/remote-app'

export interface Auth {
  user: SessionUser | null
  /** True until the current-user check at the start of the page is answered. */
  isLoading: boolean
  setUser: (user: SessionUser | null) => void
}

const AuthContext = createContext<Auth | null>(null)

interface AuthProviderProps {
  /** The current-user check, begun before the page renders. */
  currentUser: Promise<SessionUser | null>
  children: ReactNode
}

/** Holds who is signed in. A check that fails leaves nobody signed in: the services decide again at every call. */
export function AuthProvider({ currentUser, children }: AuthProviderProps) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [isLoading, setLoading] = useState(true)

  useEffect(() => {
    let isCurrent = true
    const settle = (answer: SessionUser | null) => {
      if (!isCurrent) return
      // Someone who signed in meanwhile knows better than the check that began before.
      setUser((known) => known ?? answer)
      setLoading(false)
    }
    currentUser.then(settle, () => settle(null))
    return () => {
      isCurrent = false
    }
  }, [currentUser])

  const auth = useMemo(() => ({ user, isLoading, setUser }), [user, isLoading])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
