import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { createDraftKeeper } from './draft-keeper'
import type { DraftKeeper } from './draft-keeper'
import type { DraftStatus } from './draft-status'
import { createDraftStorage } from './draft-storage'
import type { OpenedDraft } from './draft-storage'
import { createLastingCopy } from './lasting-copy'

const newRevision = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

interface Handlers {
  onFailure: () => void
  /** Answers came back that a browser which ended at once had kept beside the draft. */
  onRecovered: () => void
}

/** The draft of this device. */
export interface DeviceDraft {
  /** What was found at the start of the visit. */
  opened: OpenedDraft
  /** Keeps it from then on. */
  keeper: DraftKeeper
}

export function useDraft(handlers: Handlers): DeviceDraft {
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
