import { useSyncExternalStore } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { useIdle } from '@shared/web/parts/use-idle'
import type { ToastStore } from './toast-store'

const Toaster = latePart(() => import('./toaster').then((module) => module.Toaster))

/** The notification region: its code comes with the first toast, and in any case once the browser has nothing better to do. */
export function LateToaster({ store }: { store: ToastStore }) {
  const hasToast = useSyncExternalStore(store.subscribe, () => store.read() !== undefined)
  const isIdle = useIdle()
  return hasToast || isIdle ? <Toaster store={store} /> : null
}
