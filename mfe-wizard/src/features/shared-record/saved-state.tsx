import { useSyncExternalStore } from 'react'
import type { LinkedDraft } from './record-link'

interface SavedStateProps {
  draft: LinkedDraft
  isAway: boolean
}

/** Whether everybody on the record has what stands in the form. */
export function SavedState({ draft, isAway }: SavedStateProps) {
  const isSent = useSyncExternalStore(draft.subscribe, () => draft.unsent().length === 0)
  return isSent ? 'Saved for all' : isAway ? 'Kept on this device' : 'Saving...'
}
