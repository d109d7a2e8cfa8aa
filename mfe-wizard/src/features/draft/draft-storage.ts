import { draftKey, draftKeyBegins, draftLifetime } from '@shared/web/form/kept-drafts'
import { parseDraft, parseOlderDraft } from './draft-shape'
import type { Draft } from './draft-shape'
import type { LastingCopy } from './lasting-copy'

/** Where earlier versions of the form kept theirs, the latest first. */
const olderKeys = ['birth-form-draft:v1', 'birth-form-draft']
/** An unreadable draft is set aside under this and the time at which that was done. */
export const asidePrefix = 'birth-form-draft:aside:'

/** Where a draft lies: its key, those of earlier versions of the shape, and what all of its keys begin with. */
export interface DraftPlace {
  key: string
  olderKeys: readonly string[]
  asidePrefix: string
  everyKeyBegins: string
  /** Of its lasting copy. */
  copyKey: string
}
export const ownPlace: DraftPlace = {
  key: draftKey,
  olderKeys,
  asidePrefix,
  everyKeyBegins: draftKeyBegins,
  copyKey: 'latest',
}

export interface OpenedDraft {
  draft: Draft | null
  /** A draft was there and had passed its fourteen days. */
  hasExpired: boolean
  /** A draft was there that nobody can read; it lies under another key now. */
  wasSetAside: boolean
}

export interface DraftStorageDeps {
  /** May throw, where the browser forbids storage. */
  storage: () => Storage
  copy: LastingCopy
  now: () => number
  newRevision: () => string
  /** By default that of the draft of this device's own. */
  place?: DraftPlace
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Moves a text to another key; where there is no room for both, the first gives way before the second is written. */
function setAside(storage: Storage, key: string, text: string, aside: string) {
  try {
    storage.setItem(aside, text)
    storage.removeItem(key)
  } catch {
    storage.removeItem(key)
    try {
      storage.setItem(aside, text)
    } catch {
      storage.setItem(key, text)
    }
  }
}

function removeOldAsides(storage: Storage, asidePrefix: string, now: number) {
  for (const key of keysOf(storage)) {
    if (key.startsWith(asidePrefix) && now - Number(key.slice(asidePrefix.length)) > draftLifetime)
      storage.removeItem(key)
  }
}

/** The draft's place on the device. Every function may throw what the browser's storage throws. */
export function createDraftStorage({ storage, copy, now, newRevision, place = ownPlace }: DraftStorageDeps) {
  const readAt = (key: string, text: string): Draft | undefined => {
    const read = key === place.key ? parseDraft(text) : parseOlderDraft(text, now())
    // A clock that once ran ahead must not keep a draft for ever: its time counts as now.
    return read && { revision: newRevision(), ...read, savedAt: Math.min(read.savedAt, now()) }
  }

  /** Puts a draft of an older shape, or with a time from the future, in its place; without room it stays where it was. */
  const rewrite = (at: Storage, key: string, text: string, draft: Draft) => {
    const current = JSON.stringify(draft)
    if (key === place.key && current === text) return
    try {
      at.setItem(place.key, current)
      if (key !== place.key) at.removeItem(key)
    } catch {
      // The next save tries again, and says so when it fails.
    }
  }

  /** What lies there now, of today's shape; null when nothing readable does. */
  const peek = (): Draft | null => {
    const text = storage().getItem(place.key)
    return (text !== null && parseDraft(text)) || null
  }

  return {
    key: place.key,
    peek,

    /** Reads at the start of a visit: migrates, ends what has expired, sets aside what cannot be read. */
    open(): OpenedDraft {
      const at = storage()
      const opened: OpenedDraft = { draft: null, hasExpired: false, wasSetAside: false }
      removeOldAsides(at, place.asidePrefix, now())
      for (const key of [place.key, ...place.olderKeys]) {
        const text = at.getItem(key)
        if (text === null) continue
        const draft = readAt(key, text)
        if (!draft) {
          setAside(at, key, text, `${place.asidePrefix}${now()}`)
          opened.wasSetAside = true
        } else if (now() - draft.savedAt > draftLifetime) {
          at.removeItem(key)
          opened.hasExpired = true
        } else if (!opened.draft) {
          opened.draft = draft
          rewrite(at, key, text, draft)
        }
      }
      return opened
    },

    write(draft: Draft) {
      const text = JSON.stringify(draft)
      copy.write(text)
      storage().setItem(place.key, text)
    },

    /** Keeps what is not saved yet, in case that the browser ends before it is. */
    keepCopy: (draft: Draft) => copy.write(JSON.stringify(draft)),

    /** What a browser that ended at once had taken no further than the copy; null when local storage has it all. */
    async recover(): Promise<Draft | null> {
      const text = await copy.read()
      const draft = text === null ? undefined : parseDraft(text)
      if (!draft) return null
      if (now() - draft.savedAt > draftLifetime) {
        copy.remove()
        return null
      }
      const stored = peek()
      return stored && stored.savedAt >= draft.savedAt ? null : draft
    },

    /** Removes the draft, older ones, and what was set aside. */
    removeAll() {
      copy.remove()
      const at = storage()
      for (const key of keysOf(at)) if (key.startsWith(place.everyKeyBegins)) at.removeItem(key)
    },
  }
}
export type DraftStorage = ReturnType<typeof createDraftStorage>
