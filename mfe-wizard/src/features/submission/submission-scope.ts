import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SubmissionState, SubmissionStore } from './submission-state'

const SubmissionContext = createContext<SubmissionStore | null>(null)

/** Holds the submission of everything below it. */
export const SubmissionScope = SubmissionContext.Provider

/** Throws outside a SubmissionScope. */
export function useSubmissionStore(): SubmissionStore {
  const store = useContext(SubmissionContext)
  if (!store) throw new Error('A submission stands inside a SubmissionScope')
  return store
}

export function useSubmissionState(): SubmissionState {
  const { subscribe, getState } = useSubmissionStore()
  return useSyncExternalStore(subscribe, getState)
}
