import { useSyncExternalStore } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { useIdle } from '@shared/web/parts/use-idle'
import { useInUse } from '@shared/web/parts/use-in-use'
import type { ToastStore } from './toast-store'

const Toaster = latePart(() => import('./toaster').then((module) => module.Toaster))

/** The notification region: its code comes with the first toast, and in any case when the page is used and the browser idle. */
export function LateToaster({ store }: { store: ToastStore }) {
  const hasToast = useSyncExternalStore(store.subscribe, () => store.read() !== undefined)
  const isIdle = useIdle(useInUse())
  return hasToast || isIdle ? <Toaster store={store} /> : null
}
