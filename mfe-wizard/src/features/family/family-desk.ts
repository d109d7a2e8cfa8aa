import type { LiveState } from '@shared/contracts/live-state'

/** What is spoken of: a field of the form, or with null the record as a whole. */
export interface Place {
  field: string | null
}

export interface DeskState {
  /** Whose comments are open; null while none are. */
  place: Place | null
  /** Who is here and what stands where; null until the stream has told. */
  live: LiveState | null
}

/** What the fields of the form and the rail of a shared record know together. */
export interface FamilyDesk {
  read: () => DeskState
  subscribe: (listener: () => void) => () => void
  open: (place: Place) => void
  close: () => void
  setLive: (live: LiveState) => void
}

export function createFamilyDesk(): FamilyDesk {
  let state: DeskState = { place: null, live: null }
  const listeners = new Set<() => void>()
  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: (place) => set({ place }),
    close: () => set({ place: null }),
    setLive: (live) => set({ live }),
  }
}
