import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { SessionUser } from '@shared/contracts/remote-app'
import { routeOf } from '../routes/route-table'

export interface Auth {
  user: SessionUser | null
  /** True on a page of the staff until it is known who is signed in. */
  isLoading: boolean
  setUser: (user: SessionUser | null) => void
}

const AuthContext = createContext<Auth | null>(null)

interface AuthProviderProps {
  /** Asks who is signed in, once however often it is called; null for nobody. */
  loadUser: () => Promise<SessionUser | null>
  /** Who is signed in, where that was answered before the page is drawn. */
  known?: { user: SessionUser | null } | undefined
  children: ReactNode
}

/**
 * Holds who is signed in. It asks when the first page of the staff is opened, and nobody before: a parent has no session. A check
 * that fails leaves nobody signed in: the services decide again at every call.
 */
export function AuthProvider({ loadUser, known, children }: AuthProviderProps) {
  const isNeeded = routeOf(useLocation().pathname)?.isForStaff === true
  const [user, setUser] = useState<SessionUser | null>(known?.user ?? null)
  const [isAnswered, setAnswered] = useState(known !== undefined)

  useEffect(() => {
    if (!isNeeded || isAnswered) return
    let isCurrent = true
    const take = (answer: SessionUser | null) => {
      if (!isCurrent) return
      // Someone who signed in meanwhile knows better than the check that began before.
      setUser((current) => current ?? answer)
      setAnswered(true)
    }
    loadUser().then(take, () => take(null))
    return () => {
      isCurrent = false
    }
  }, [isNeeded, isAnswered, loadUser])

  const isLoading = isNeeded && !isAnswered
  const auth = useMemo(() => ({ user, isLoading, setUser }), [user, isLoading])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
