import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { groupOf } from '@shared/contracts/field-groups'
import { isSameForm, isSameVersion, mergeVersions } from '@shared/contracts/three-way'
import { createCloudKeeping } from './cloud-keeping'
import { laterState } from './cloud-state'
import { parseDraft } from './draft-shape'
import type { Draft } from './draft-shape'
import { untouched } from './draft-status'
import type { DraftContent, DraftStatus } from './draft-status'
import type { DraftStorage } from './draft-storage'
import { createWritings } from './writings'

/** From a change to its autosave, in milliseconds. */
const autosaveDelay = 1000
/** From a change to its lasting copy. */
const copyDelay = 400

interface KeeperDeps {
  storage: DraftStorage
  now: () => number
  newRevision: () => string
  /** A save failed after one that did not (once, not for every save that follows). */
  onFailure: () => void
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
export function createDraftKeeper({ storage, now, newRevision, onFailure }: KeeperDeps, empty: DraftContent) {
  let content = empty
  let unplaced: Record<string, unknown> = {}
  /** The writing that the storage holds, as far as this tab knows. */
  let known: string | null = null
  const writings = createWritings({ revision: null, values: empty.values })
  let status = untouched
  let timer: ReturnType<typeof setTimeout> | undefined
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const followers = new Set<(values: BirthFormDraft) => void>()

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

  /** The form shows from now on what it did not write itself. */
  const show = (values: BirthFormDraft) => {
    const isNews = !isSameForm(values, content.values)
    content = { ...content, values }
    if (isNews) for (const follow of followers) follow(values)
  }

  /** Joins a writing of another tab into what stands here. `isStored` when it is what the storage holds now. */
  const reconcile = (theirs: Draft, isStored: boolean) => {
    const grewFromMine = theirs.parent === known || theirs.ancestors.some((revision) => revision === known)
    const base = writings.whereWeParted(theirs)
    // A writer who knew of my rivals and left some out has resolved them.
    const open = grewFromMine ? pickFields(status.rivals, theirs.rivals) : status.rivals
    const mine = { values: content.values, rivals: open }
    const merged = mergeVersions(base, mine, theirs)
    const cloud = laterState(status.cloud, theirs.cloud)
    const knowsMore = cloud?.revision !== theirs.cloud?.revision
    const isNews = (!isStored && !grewFromMine) || knowsMore || !isSameVersion(merged, theirs)
    writings.remember(theirs)
    if (isStored || grewFromMine) known = theirs.revision
    unplaced = { ...unplaced, ...theirs.unplaced }
    setStatus({
      rivals: merged.rivals,
      recordId: theirs.recordId ?? status.recordId,
      cloud,
      waiting: grewFromMine ? theirs.waiting : (status.waiting ?? theirs.waiting),
      savedAt: theirs.savedAt,
      hasUnsaved: isNews,
      wasRemovedElsewhere: false,
    })
    show(merged.values)
    if (isNews) schedule()
    else stopTimer()
  }

  const draftNow = (): Draft => ({
    ...content,
    recordId: status.recordId,
    revision: newRevision(),
    parent: known,
    ancestors: writings.ancestors(),
    savedAt: now(),
    rivals: status.rivals,
    cloud: status.cloud,
    waiting: status.waiting,
    unplaced,
  })

  const write = () => {
    const stored = storage.peek()
    if (stored && stored.revision !== known) reconcile(stored, true)
    const draft = draftNow()
    storage.write(draft)
    writings.remember(draft)
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

  /** Takes over a change that nobody typed, and saves it at once. */
  const apply = (change: Partial<DraftStatus>, values = content.values) => {
    setStatus({ ...change, hasUnsaved: true })
    show(values)
    save()
  }

  const resolve = (field: BirthFormField, values: BirthFormDraft) => {
    const resolved: readonly string[] = groupOf(field)
    const rivals = Object.fromEntries(
      Object.entries(status.rivals).filter(([name]) => !resolved.includes(name)),
    )
    apply({ rivals }, values)
  }

  return {
    /** Takes over a draft that was found at the start of the visit. */
    begin(draft: Draft) {
      const { values, stepId, recordId, savedAt, rivals, cloud, waiting } = draft
      content = { values, stepId }
      unplaced = draft.unplaced
      writings.beginAgain(draft)
      known = draft.revision
      setStatus({ recordId, savedAt, rivals, cloud, waiting })
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
      apply({ recordId })
    },
    ...createCloudKeeping({ getStatus: () => status, values: () => content.values, apply }),
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
      writings.beginAgain({ revision: null, values: next.values })
      try {
        storage.removeAll()
      } catch {
        // A browser without storage has nothing to remove.
      }
      setStatus(untouched)
    },
    stop: stopTimer,
    /** Hears of answers that the form did not write itself: those of another tab, of the server, of a choice. */
    follow(follower: (values: BirthFormDraft) => void) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    values: () => content.values,
    /** Where the draft lies in local storage. */
    key: storage.key,
    getStatus: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>
