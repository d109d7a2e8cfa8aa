import { draftDatabase } from '@shared/web/form/kept-drafts'
import { createObjectDatabase, resultOf } from '../../device/object-database'

/**
 * A second copy of the draft, written through to the disk. A browser keeps local storage in memory for some seconds: when the
 * whole browser ends at once (no battery, no memory), what was written there last is gone, and stands here.
 */
export interface LastingCopy {
  write(text: string): void
  remove(): void
  /** What was written last; null when nothing was, or the browser keeps nothing. */
  read(): Promise<string | null>
}

/** The copy in the browser's IndexedDB, one for each key. A browser that refuses costs the copy, and nothing else. */
export function createLastingCopy(factory: () => IDBFactory, key = 'latest'): LastingCopy {
  const work = createObjectDatabase(factory, { database: draftDatabase, store: 'drafts' })
  let isBusy = false
  /** What is to be written next: a text, or null to remove it. Whatever it overtakes is not written. */
  let next: { text: string | null } | undefined

  const put = async (text: string | null) => {
    try {
      await work(
        'readwrite',
        async (drafts) => {
          if (text === null) await resultOf(drafts.delete(key))
          else await resultOf(drafts.put(text, key))
        },
        true,
      )
    } catch {
      // Local storage has the draft, and says so when it has not.
    }
  }
  const set = async (text: string | null) => {
    next = { text }
    if (isBusy) return
    isBusy = true
    while (next) {
      const now = next.text
      next = undefined
      await put(now)
    }
    isBusy = false
  }
  return {
    write: (text) => void set(text),
    remove: () => void set(null),
    async read() {
      try {
        const text: unknown = await work('readonly', (drafts) => resultOf(drafts.get(key)))
        return typeof text === 'string' ? text : null
      } catch {
        return null
      }
    },
  }
}
