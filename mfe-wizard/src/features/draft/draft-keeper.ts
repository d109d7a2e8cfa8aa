import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { groupOf } from '@shared/contracts/field-groups'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { isSameForm, isSameVersion, mergeVersions } from '@shared/contracts/three-way'
import { parseDraft } from './draft-shape'
import type { Draft } from './draft-shape'
import type { DraftStorage } from './draft-storage'

/** From a change to its autosave, in milliseconds. */
export const autosaveDelay = 1000
/** From a change to its lasting copy. */
const copyDelay = 400
/** Writings a tab remembers, and how many of them a draft names. */
const maxHistory = 200
const maxAncestors = 30

/** What the wizard holds at this moment. */
export interface DraftContent {
  values: BirthFormDraft
  stepId: WizardStepId
}

export interface DraftStatus {
  /** The record that was made of this draft. */
  recordId: string | null
  /** When the draft was last written or read, by the clock of the device; null before that. */
  savedAt: number | null
  hasUnsaved: boolean
  /** The last attempt to save failed. */
  hasFailed: boolean
  /** What another tab wrote at the same time into the fields named here. */
  rivals: Partial<BirthFormDraft>
  /** Another tab removed the draft; what stands in this one is written again by its next change. */
  wasRemovedElsewhere: boolean
}

interface KeeperDeps {
  storage: DraftStorage
  now: () => number
  newRevision: () => string
  /** Another tab wrote: these are the answers to show now. */
  onFollow: (values: BirthFormDraft) => void
  /** A save failed after one that did not (once, not for every save that follows). */
  onFailure: () => void
}

const untouched: DraftStatus = {
  recordId: null,
  savedAt: null,
  hasUnsaved: false,
  hasFailed: false,
  rivals: {},
  wasRemovedElsewhere: false,
}

const pickFields = (form: Partial<BirthFormDraft>, named: Partial<BirthFormDraft>): Partial<BirthFormDraft> =>
  Object.fromEntries(Object.entries(form).filter(([field]) => field in named))

/** What a form says to `field`, and to the fields that are taken together with it. */
const pickGroup = (form: Partial<BirthFormDraft>, field: BirthFormField): Partial<BirthFormDraft> =>
  Object.fromEntries(
    groupOf(field)
      .filter((name) => name in form)
      .map((name) => [name, form[name]]),
  )

/**
 * Keeps one draft on the device while it is edited, and reconciles it with what other tabs write.
 *
 * Each writing names the one it grew from. A tab that finds another's writing in place of the one it knows joins the
 * two, field by field, against their common origin; a field that both changed keeps both values, in `rivals`, until
 * somebody chooses. So no tab ever overwrites another silently, whichever wins a race for the storage.
 */
export function createDraftKeeper(
  { storage, now, newRevision, onFollow, onFailure }: KeeperDeps,
  empty: DraftContent,
) {
  let content = empty
  let unplaced: Record<string, unknown> = {}
  /** The writing that the storage holds, as far as this tab knows. */
  let known: string | null = null
  /** What has gone into the answers of this tab: writings it made or joined, the latest first, and how it all began. */
  let history: { revision: string | null; values: BirthFormDraft }[] = [
    { revision: null, values: empty.values },
  ]
  let status = untouched
  let timer: ReturnType<typeof setTimeout> | undefined
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const setStatus = (change: Partial<DraftStatus>) => {
    status = { ...status, ...change }
    for (const listener of listeners) listener()
  }

  const stopTimer = () => {
    clearTimeout(timer)
    clearTimeout(copyTimer)
    timer = copyTimer = undefined
  }

  const peek = () => {
    try {
      return storage.peek()
    } catch {
      return null
    }
  }

  const remember = ({ revision, values }: Pick<Draft, 'revision' | 'values'>) => {
    history = [{ revision, values }, ...history].slice(0, maxHistory)
  }

  /** The answers from which a writing of another tab and those of this one parted. */
  const whereWeParted = ({ parent, ancestors }: Draft): BirthFormDraft => {
    const theirs = new Set([parent, ...ancestors])
    const common = history.find(({ revision }) => theirs.has(revision)) ?? history.at(-1)
    return common?.values ?? empty.values
  }

  /** Joins a writing of another tab into what stands here. `isStored` when it is what the storage holds now. */
  const reconcile = (theirs: Draft, isStored: boolean) => {
    const grewFromMine = theirs.parent === known || theirs.ancestors.some((revision) => revision === known)
    const base = whereWeParted(theirs)
    // A writer who knew of my rivals and left some out has resolved them.
    const open = grewFromMine ? pickFields(status.rivals, theirs.rivals) : status.rivals
    const mine = { values: content.values, rivals: open }
    const merged = mergeVersions(base, mine, theirs)
    const isNews = (!isStored && !grewFromMine) || !isSameVersion(merged, theirs)
    remember(theirs)
    if (isStored || grewFromMine) known = theirs.revision
    unplaced = { ...unplaced, ...theirs.unplaced }
    content = { ...content, values: merged.values }
    setStatus({
      rivals: merged.rivals,
      recordId: theirs.recordId ?? status.recordId,
      savedAt: theirs.savedAt,
      hasUnsaved: isNews,
      wasRemovedElsewhere: false,
    })
    if (!isSameForm(merged.values, mine.values)) onFollow(merged.values)
    if (isNews) schedule()
    else stopTimer()
  }

  const draftNow = (): Draft => ({
    ...content,
    recordId: status.recordId,
    revision: newRevision(),
    parent: known,
    ancestors: history.flatMap(({ revision }) => revision ?? []).slice(0, maxAncestors),
    savedAt: now(),
    rivals: status.rivals,
    unplaced,
  })

  const write = () => {
    const stored = storage.peek()
    if (stored && stored.revision !== known) reconcile(stored, true)
    const draft = draftNow()
    storage.write(draft)
    remember(draft)
    known = draft.revision
    setStatus({ savedAt: draft.savedAt, hasUnsaved: false, hasFailed: false, wasRemovedElsewhere: false })
  }

  /** Writes now. False when the browser refuses. */
  const save = (): boolean => {
    stopTimer()
    try {
      write()
      return true
    } catch {
      const failedBefore = status.hasFailed
      setStatus({ hasFailed: true, hasUnsaved: true })
      if (!failedBefore) onFailure()
      return false
    } finally {
      stopTimer()
    }
  }

  const schedule = () => {
    // The first change of a second starts it: somebody who never pauses is saved every second all the same.
    timer ??= setTimeout(save, autosaveDelay)
    copyTimer ??= setTimeout(() => {
      copyTimer = undefined
      storage.keepCopy(draftNow())
    }, copyDelay)
  }

  const resolve = (field: BirthFormField, values: BirthFormDraft) => {
    const resolved: readonly string[] = groupOf(field)
    const rivals = Object.fromEntries(
      Object.entries(status.rivals).filter(([name]) => !resolved.includes(name)),
    )
    content = { ...content, values }
    setStatus({ rivals, hasUnsaved: true })
    onFollow(values)
    save()
  }

  return {
    /** Takes over a draft that was found at the start of the visit. */
    begin(draft: Draft) {
      const { values, stepId, recordId, savedAt, rivals } = draft
      content = { values, stepId }
      unplaced = draft.unplaced
      history = [{ revision: draft.revision, values }]
      known = draft.revision
      setStatus({ recordId, savedAt, rivals })
    },
    /** Takes up what a browser that ended at once had not taken to the draft's own place. Answers whether there was something. */
    async recover(): Promise<boolean> {
      const before = known
      const found = await storage.recover().catch(() => null)
      // Another tab wrote, or the draft was removed, in between: then that is the news.
      if (!found || known !== before) return false
      reconcile(found, false)
      save()
      return true
    },
    /** Something was typed or chosen, or the step changed: saved within a second. */
    change(next: DraftContent) {
      const isNews = next.stepId !== content.stepId || !isSameForm(next.values, content.values)
      content = next
      if (!isNews) return
      if (!status.hasUnsaved) setStatus({ hasUnsaved: true })
      schedule()
    },
    /** Saves at once what is not saved yet (blur, step change, pagehide). */
    flush(): boolean {
      return status.hasUnsaved ? save() : true
    },
    save,
    /** A record was made of this draft; null when it is gone. */
    setRecord(recordId: string | null) {
      if (recordId === status.recordId) return
      setStatus({ recordId, hasUnsaved: true })
      save()
    },
    /** The storage event of the draft's key: another tab wrote, or removed, the draft. */
    receive(text: string | null) {
      const theirs = text === null ? undefined : parseDraft(text)
      if (theirs) {
        const stored = peek()
        // An event that my own writing has overtaken tells of answers that lie nowhere any more.
        if (stored?.revision !== theirs.revision) reconcile(theirs, false)
        if (stored && stored.revision !== known) reconcile(stored, true)
      } else if (text === null) {
        known = null
        setStatus({ wasRemovedElsewhere: true })
      }
    },
    /** Settles a contested field with what stands in this tab. */
    keepMine: (field: BirthFormField) => resolve(field, content.values),
    /** Settles a contested field with what the other tab wrote. */
    takeRival: (field: BirthFormField) =>
      resolve(field, { ...content.values, ...pickGroup(status.rivals, field) }),
    /** Forgets the draft and removes it from the device. */
    discard(next: DraftContent) {
      stopTimer()
      content = next
      unplaced = {}
      known = null
      history = [{ revision: null, values: next.values }]
      try {
        storage.removeAll()
      } catch {
        // A browser without storage has nothing to remove.
      }
      setStatus(untouched)
    },
    stop: stopTimer,
    getStatus: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>
