import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { useFormStore } from '@shared/web/form/form-scope'
import { useBirthFormValues } from '../../form/use-birth-form'
import { createDraftKeeper } from './draft-keeper'
import type { DraftKeeper, DraftStatus } from './draft-keeper'
import { createDraftStorage, draftKey } from './draft-storage'
import type { OpenedDraft } from './draft-storage'
import { createLastingCopy } from './lasting-copy'

const newRevision = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

interface Handlers {
  /** Another tab wrote: show these answers. */
  onFollow: (values: BirthFormDraft) => void
  onFailure: () => void
  /** Answers came back that a browser which ended at once had kept beside the draft. */
  onRecovered: () => void
}

/** The draft of this device: what was found at the start of the visit, and its keeper from then on. */
export function useDraft(handlers: Handlers): { keeper: DraftKeeper; opened: OpenedDraft } {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [draft] = useState(() => {
    const deps = { storage: () => window.localStorage, now: Date.now, newRevision }
    const storage = createDraftStorage({ ...deps, copy: createLastingCopy(() => window.indexedDB) })
    const keeper = createDraftKeeper(
      {
        ...deps,
        storage,
        onFollow: (values) => latest.current.onFollow(values),
        onFailure: () => latest.current.onFailure(),
      },
      { values: emptyBirthForm(), stepId: 'identity' },
    )
    const opened = openSafely(storage.open)
    if (opened.draft) keeper.begin(opened.draft)
    return { keeper, opened }
  })
  useEffect(() => {
    void draft.keeper.recover().then((isRecovered) => {
      if (isRecovered) latest.current.onRecovered()
    })
  }, [draft])
  return draft
}

/** A browser that forbids storage has no draft; the first save says so. */
function openSafely(open: () => OpenedDraft): OpenedDraft {
  try {
    return open()
  } catch {
    return { draft: null, hasExpired: false, wasSetAside: false }
  }
}

export const useDraftStatus = (keeper: DraftKeeper): DraftStatus =>
  useSyncExternalStore(keeper.subscribe, keeper.getStatus)

/**
 * Saves the open form: within a second of a change, and at once when a field is left, the step changes, or the page is
 * hidden or goes away. Follows what other tabs write. Stands inside the FormScope.
 */
export function useAutosave(keeper: DraftKeeper, stepId: WizardStepId) {
  const { subscribeToChanges } = useFormStore()
  const readValues = useBirthFormValues()
  useEffect(() => {
    const note = () => keeper.change({ values: readValues(), stepId })
    note()
    keeper.flush()
    return subscribeToChanges(note)
    // A step that is turned to is saved at once, like a field that is left.
  }, [keeper, subscribeToChanges, readValues, stepId])

  useEffect(() => {
    const flush = () => void keeper.flush()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const whenStored = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey) keeper.receive(newValue)
      else if (key === null) keeper.receive(null)
    }
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (!keeper.flush()) event.preventDefault()
    }
    document.addEventListener('focusout', flush)
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', flush)
    window.addEventListener('storage', whenStored)
    window.addEventListener('beforeunload', beforeLeaving)
    return () => {
      document.removeEventListener('focusout', flush)
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('storage', whenStored)
      window.removeEventListener('beforeunload', beforeLeaving)
      keeper.flush()
      keeper.stop()
    }
  }, [keeper])
}
