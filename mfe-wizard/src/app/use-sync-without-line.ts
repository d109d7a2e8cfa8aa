import { useEffect } from 'react'
import { loadSyncDialog } from '../features/collaboration/lazy-dialogs'

/** Only while a sync waits. */
export const loadWaitingSync = () => import('./waiting-sync').then((module) => module.WaitingSync)

/** After the page has come to rest, in milliseconds. */
const restTime = 2000

/** Once a draft can be synced, the code for it is here before it is asked for: it is asked for without a connection too. */
export function useSyncWithoutLine(canSync: boolean): void {
  useEffect(() => {
    if (!canSync) return
    const timer = setTimeout(() => {
      for (const load of [loadSyncDialog, loadWaitingSync]) load().catch(() => undefined)
    }, restTime)
    return () => clearTimeout(timer)
  }, [canSync])
}
