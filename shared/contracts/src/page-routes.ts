import type { RemoteName } from './remotes-manifest'

export interface PageRoute {
  path: string
  remote: RemoteName
  /** Shown to a signed-in user only; anyone else is sent to /auth. */
  isProtected?: boolean
  /** A page of the staff: it needs to know who is signed in. */
  isForStaff?: boolean
}

/** Which remote answers which page. Everything else redirects to /. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', remote: 'mfe-wizard' },
  { path: '/auth', remote: 'mfe-admin', isForStaff: true },
  { path: '/admin', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/admin/account', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/admin/audit', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/admin/partners', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/admin/press-room', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/admin/records/:id', remote: 'mfe-admin', isForStaff: true, isProtected: true },
  { path: '/success', remote: 'mfe-proof' },
  { path: '/proof-review/:proofId?', remote: 'mfe-proof' },
  { path: '/join/:token', remote: 'mfe-proof' },
  { path: '/privacy/:proofId?', remote: 'mfe-proof' },
]
