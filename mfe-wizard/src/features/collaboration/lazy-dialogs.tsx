import { lazy } from 'react'

/** Loaded when they are first opened: nobody waits for them to type. */
export const LazyHistoryDialog = lazy(() =>
  import('./history-dialog').then((module) => ({ default: module.HistoryDialog })),
)
export const LazyInviteDialog = lazy(() =>
  import('./invite-dialog').then((module) => ({ default: module.InviteDialog })),
)
