import { useSyncExternalStore } from 'react'
import type { LinkedDraft } from './record-link'

interface SavedStateProps {
  draft: Pick<LinkedDraft, 'subscribe' | 'unsent' | 'holdsBack'> & {
    /** `rivals`: the answers of others where both changed the same, until it is chosen. */
    getStatus: () => { rivals: object }
  }
  isAway: boolean
}

/** Whether everybody on the record has what stands in the form. */
export function SavedState({ draft, isAway }: SavedStateProps) {
  const isSent = useSyncExternalStore(draft.subscribe, () => draft.unsent().length === 0)
  const isUndecided = useSyncExternalStore(
    draft.subscribe,
    () => Object.keys(draft.getStatus().rivals).length > 0,
  )
  const isHeldBack = useSyncExternalStore(draft.subscribe, draft.holdsBack)
  if (isUndecided) return 'Waits for your choice'
  if (isHeldBack) return 'Waits until you leave the field'
  return isSent ? 'Saved for all' : isAway ? 'Kept on this device' : 'Saving...'
}
