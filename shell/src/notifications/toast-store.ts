import type { Toast, ToastHandle } from '@shared/contracts/remote-app'

/** How long a dismissed toast stays in the store, in ms. */
const removalDelay = 1_000_000

export interface ToastEntry {
  id: number
  toast: Toast
  isOpen: boolean
}

export interface ToastStore {
  /** At most one: the toast that shows, or the last one that did. */
  read: () => ToastEntry | undefined
  notify: (toast: Toast) => ToastHandle
  dismiss: (id: number) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * One toast at a time. A new one replaces the one before it; a persistent one that was replaced waits, and comes back
 * when nothing else shows.
 */
export function createToastStore(): ToastStore {
  let current: ToastEntry | undefined
  let waiting: readonly ToastEntry[] = []
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (entry: ToastEntry | undefined) => {
    clearTimeout(removal)
    current = entry
    for (const listener of listeners) listener()
  }

  const dismiss = (id: number) => {
    waiting = waiting.filter((entry) => entry.id !== id)
    if (current?.id !== id || !current.isOpen) return
    const next = waiting.at(-1)
    if (next) {
      waiting = waiting.slice(0, -1)
      return show(next)
    }
    show({ ...current, isOpen: false })
    removal = setTimeout(() => show(undefined), removalDelay)
  }

  return {
    read: () => current,
    notify: (toast) => {
      const id = ++lastId
      if (current?.isOpen && current.toast.isPersistent) waiting = [...waiting, current]
      show({ id, toast, isOpen: true })
      return { dismiss: () => dismiss(id) }
    },
    dismiss,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
