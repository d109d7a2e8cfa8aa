import { useCallback } from 'react'
import { useHost } from '@shared/web/host/host-context'

/** Says that the device takes no more. */
export function useSaveFailure(): () => void {
  const { notify } = useHost()
  return useCallback(
    () =>
      void notify({
        title: 'Save Failed',
        description: 'Failed to save progress. Please try again.',
        variant: 'destructive',
      }),
    [notify],
  )
}
