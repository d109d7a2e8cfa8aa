import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { CloudState, WaitingSync } from './cloud-state'
import { createDraftKeeper } from './draft-keeper'
import type { DraftKeeper } from './draft-keeper'
import type { DraftStatus } from './draft-status'
import { createDraftStorage, ownPlace } from './draft-storage'
import type { DraftPlace, OpenedDraft } from './draft-storage'
import { createLastingCopy } from './lasting-copy'
import { randomKey } from '../../api/random-key'

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

interface OpenOptions {
  onFailure: () => void
  /** Where it lies; by default the place of the draft of this device's own. */
  place?: DraftPlace
}

/** The draft that lies in that place, or an empty one. */
export function openDeviceDraft({ onFailure, place = ownPlace }: OpenOptions): DeviceDraft {
  const deps = { storage: () => window.localStorage, now: Date.now, newRevision: randomKey }
  const copy = createLastingCopy(() => window.indexedDB, place.copyKey)
  const storage = createDraftStorage({ ...deps, copy, place })
  const keeper = createDraftKeeper(
    { ...deps, storage, onFailure },
    { values: emptyBirthForm(), stepId: 'identity' },
  )
  const opened = openSafely(storage.open)
  if (opened.draft) keeper.begin(opened.draft)
  return { keeper, opened }
}

export function useDraft(handlers: Handlers): DeviceDraft {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [draft] = useState(() => openDeviceDraft({ onFailure: () => latest.current.onFailure() }))
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

/**
 * Something of a draft's status; draws again when that changed, and not for each key that the draft hears of.
 *
 * @param read answers the same value, or the same object, as long as nothing of it changed
 */
export const useOfDraft = <T>(keeper: DraftKeeper, read: (status: DraftStatus) => T): T =>
  useSyncExternalStore(keeper.subscribe, () => read(keeper.getStatus()))

/** What the server holds of the draft; null while it is on this device only. */
export const useCloud = (keeper: DraftKeeper): CloudState | null => useOfDraft(keeper, ({ cloud }) => cloud)

/** The sync that is not answered yet. */
export const useWaitingSync = (keeper: DraftKeeper): WaitingSync | null =>
  useOfDraft(keeper, ({ waiting }) => waiting)

/** The questions that two writers of the draft have answered differently. */
export const useRivals = (keeper: DraftKeeper): DraftStatus['rivals'] =>
  useOfDraft(keeper, ({ rivals }) => rivals)

export const useWasRemovedElsewhere = (keeper: DraftKeeper): boolean =>
  useOfDraft(keeper, ({ wasRemovedElsewhere }) => wasRemovedElsewhere)
