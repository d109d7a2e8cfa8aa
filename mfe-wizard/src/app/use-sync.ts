import { useSyncExternalStore } from 'react'
import type { RecordState } from '../api/record-calls'
import { withSentFiles } from '../features/draft/cloud-state'
import { useCloud, useWaitingSync } from '../features/draft/use-draft'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { randomKey } from '../api/random-key'

/** Syncing the draft to the cloud. What is asked for is kept with the draft until the server has answered. */
export function useSync(keeper: DraftKeeper, proofId: string | null, isLive: boolean) {
  const cloud = useCloud(keeper)
  const isSyncing = useWaitingSync(keeper) !== null
  const isAllInCloud = useSyncExternalStore(keeper.subscribe, () => keeper.unsent().length === 0)
  return {
    cloud,
    /** Nothing was changed since the last sync. */
    isAllInCloud,
    isSyncing,
    /** The server says what the record is now. */
    takeOver: (record: RecordState) => keeper.joinCloud(record),
    sync(note: string, isForInvitation: boolean) {
      // The server's own word for the record: an input of the Proof ID may have been edited since.
      const target = cloud?.proofId ?? proofId
      if (target === null || isSyncing) return
      keeper.setWaiting({
        key: randomKey(),
        note,
        proofId: target,
        values: isLive ? null : withSentFiles(keeper.values()),
        baseVersion: cloud?.version ?? null,
        isForInvitation,
      })
    },
  }
}
export type Sync = ReturnType<typeof useSync>
