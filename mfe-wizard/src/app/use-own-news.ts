import { useEffect } from 'react'
import { useIdle } from '@shared/web/parts/use-idle'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { loadSubmissionCalls } from './late-calls'

/** Throws ApiError. */
export const readOwnNews = async (keeper: DraftKeeper): Promise<void> =>
  (await loadSubmissionCalls()).joinOwnNews(keeper)

/** What became of the record of this device's own draft elsewhere is shown in its form too. */
export function useOwnNews(keeper: DraftKeeper, isShared: boolean): void {
  const isIdle = useIdle(!isShared)
  useEffect(() => {
    // Without a line the form stays as it is; what is sent of it changes no address that was put right.
    if (isIdle && keeper.getStatus().cloud) void readOwnNews(keeper).catch(() => undefined)
  }, [isIdle, keeper])
}
