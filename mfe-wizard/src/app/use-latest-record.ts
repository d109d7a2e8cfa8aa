import { useEffect } from 'react'
import { useIdle } from '@shared/web/parts/use-idle'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { loadSubmissionCalls } from './late-calls'

export const isKnownSubmitted = (keeper: DraftKeeper): boolean => {
  const { recordId, cloud } = keeper.getStatus()
  return recordId !== null || (cloud?.proofJobId ?? null) !== null
}

/** Asks the server what became of a draft that was synced, and joins it in. Throws ApiError. */
export async function readLatestRecord(keeper: DraftKeeper): Promise<void> {
  const { cloud, waiting } = keeper.getStatus()
  if (cloud === null || waiting !== null || isKnownSubmitted(keeper)) return
  await (await loadSubmissionCalls()).joinOthersChanges(keeper)
}

/** A draft that was synced may have been submitted since, on its shared page or another device: this device's own page says so too. */
export function useLatestRecord(keeper: DraftKeeper, isShared: boolean): void {
  const isIdle = useIdle(!isShared)
  useEffect(() => {
    // Nothing is changed under the hands of somebody who types already.
    if (!isIdle || document.activeElement?.matches('input, textarea, select')) return
    // Without a line the form stays as it is.
    void readLatestRecord(keeper).catch(() => undefined)
  }, [isIdle, keeper])
}
