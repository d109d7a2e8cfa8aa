import { useEffect } from 'react'
import { useIdle } from '@shared/web/parts/use-idle'
import type { DraftKeeper } from '../features/draft/draft-keeper'

/** The address of this device's own record may have been put right on its success page: the form shows it too. */
export function useReplacedAddress(keeper: DraftKeeper, isShared: boolean): void {
  const isIdle = useIdle(!isShared)
  useEffect(() => {
    const known = keeper.getStatus().cloud
    if (!isIdle || known?.proofJobId == null || known.role !== 'OWNER') return
    const join = async ({ proofId }: typeof known) => {
      const { fetchDelivery } = await import('../api/fetch-delivery')
      const { email } = await fetchDelivery(proofId)
      const { cloud } = keeper.getStatus()
      if (cloud && cloud.recordId === known.recordId && cloud.values.email !== email)
        keeper.joinCloud({ ...cloud, values: { ...cloud.values, email } })
    }
    // Without a line the form stays as it is; what is sent of it changes no address that was put right.
    void join(known).catch(() => undefined)
  }, [isIdle, keeper])
}
