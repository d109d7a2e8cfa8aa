import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { RecordChange } from '@shared/contracts/versions'
import { codeOf, isPassing } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { conflictIn, fetchRecord, postSync } from '../../api/record-calls'
import type { RecordState, SyncRequest } from '../../api/record-calls'
import { randomKey } from '../../api/random-key'

/** Before a sync that did not get through is tried again, in milliseconds; earlier when the device comes online. */
const retryDelay = 3000

export interface AskedSync extends SyncRequest {
  isForInvitation: boolean
}

/** The draft that is synced, as far as a sync needs it. */
export interface SyncedDraft {
  getStatus: () => { cloud: RecordState | null; waiting: AskedSync | null; rivals: Partial<BirthFormDraft> }
  subscribe: (listener: () => void) => () => void
  values: () => BirthFormDraft
  unsent: () => RecordChange['changes']
  joinCloud: (theirs: RecordState, options: { base?: BirthFormDraft }) => void
  setWaiting: (waiting: AskedSync | null) => void
  forgetCloud: () => void
}

const isBehind = ({ getStatus, unsent }: SyncedDraft) =>
  Object.keys(getStatus().rivals).length > 0 || unsent().length > 0

/** Resolves once the server has every change of the draft, and no choice is open. */
const untilAllIsSent = (draft: SyncedDraft, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (isBehind(draft)) return
      stop()
      resolve()
    }
    const stop = draft.subscribe(look)
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
    look()
  })

/** What the server holds is joined into the draft; what both changed waits for a choice, and the sync for that. */
async function joinConflict(draft: SyncedDraft, asked: AskedSync, error: unknown): Promise<boolean> {
  const conflict = conflictIn(error)
  if (!conflict) return false
  const { version, revision, values, bases } = conflict
  const { cloud } = draft.getStatus()
  const known = cloud ?? (await fetchRecord(asked.proofId))
  const base = { ...(cloud?.values ?? emptyBirthForm()), ...bases }
  draft.joinCloud({ ...known, version, revision, values }, { base })
  draft.setWaiting({ ...asked, key: randomKey(), values: null, baseVersion: null })
  return true
}

interface SyncListeners {
  signal: AbortSignal
  /** It did not get through; it is tried again. */
  onAway: (error: unknown) => void
  onStored: (asked: AskedSync) => void
  /** For good; or, for a conflict, until a choice is made. */
  onRefused: (error: unknown) => void
}

/**
 * Brings the sync that waits in a draft to its end. It is stored once, whatever is lost on the way: its key stays with the draft
 * until the server has answered. Ends in silence once `signal` is aborted.
 */
export async function runSync(draft: SyncedDraft, listeners: SyncListeners): Promise<void> {
  const { signal, onAway, onStored, onRefused } = listeners
  const attempt = async (asked: AskedSync) => {
    if (asked.values === null) await untilAllIsSent(draft, signal)
    const before = draft.values()
    const record = await postSync(asked)
    signal.throwIfAborted()
    onStored(asked)
    draft.joinCloud(record, { base: asked.values ?? before })
    draft.setWaiting(null)
  }
  const giveUp = async (asked: AskedSync, error: unknown) => {
    onRefused(error)
    if (await joinConflict(draft, asked, error)) return
    draft.setWaiting(null)
    if (codeOf(error) === 'not_found') draft.forgetCloud()
  }
  for (;;) {
    const asked = draft.getStatus().waiting
    if (!asked || signal.aborted) return
    try {
      return await attempt(asked)
    } catch (error) {
      if (signal.aborted) return
      if (!isPassing(error)) return giveUp(asked, error)
      onAway(error)
      await pauseUntilReturn(retryDelay, signal).catch(() => undefined)
    }
  }
}
