import { latePart } from '@shared/web/parts/late-part'
import { lateApiPart } from '../../api/late-api-part'

/** Loaded when they are first opened: nobody waits for them to type. */
export const LazyHistoryDialog = lateApiPart(() =>
  import('./history-dialog').then((module) => module.HistoryDialog),
)
export const LazyInviteDialog = lateApiPart(() =>
  import('./invite-dialog').then((module) => module.InviteDialog),
)
export const loadSyncDialog = () => import('./sync-dialog').then((module) => module.SyncDialog)
export const LazySyncDialog = latePart(loadSyncDialog)
