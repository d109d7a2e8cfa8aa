import {
  draftKeyBegins,
  draftLifetime,
  formDatabases,
  sharedRecordKeyBegins,
  unsentCommentKeyBegins,
} from '@shared/web/form/kept-drafts'
import { removeFromDatabase } from '@shared/web/form/remove-from-database'

const keyBegins = [draftKeyBegins, sharedRecordKeyBegins, unsentCommentKeyBegins]

export interface OldDraftsDeps {
  storage: () => Storage
  databases: () => IDBFactory
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether the page is the form's own: it removes an old draft itself, and says so. */
  isForm: boolean
}

/** When a draft, or a file of one, was saved last, or set aside; undefined where nobody can tell. */
function savedAtOf(value: unknown, key = ''): number | undefined {
  const [, asideAt] = /:aside:(\d+)$/.exec(key) ?? []
  if (asideAt !== undefined) return Number(asideAt)
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    const isDated = typeof read === 'object' && read !== null && 'savedAt' in read
    return isDated && typeof read.savedAt === 'number' ? read.savedAt : undefined
  } catch {
    return undefined
  }
}

function removeFromStorage(
  storage: Storage,
  begins: readonly string[],
  isOld: (savedAt: number | undefined) => boolean,
) {
  for (const key of Object.keys(storage))
    if (begins.some((begin) => key.startsWith(begin)) && isOld(savedAtOf(storage.getItem(key), key)))
      storage.removeItem(key)
}

/**
 * Removes drafts, files of drafts, and unsent comments that were saved more than 14 days ago, whichever page is opened. The form
 * removes its own draft itself on its page. What a browser refuses stays until the form is opened.
 */
export async function removeOldDrafts({ storage, databases, now, isForm }: OldDraftsDeps): Promise<void> {
  const time = now()
  const isOld = (savedAt: number | undefined) => savedAt !== undefined && time - savedAt > draftLifetime
  try {
    removeFromStorage(
      storage(),
      keyBegins.filter((begin) => !isForm || begin !== draftKeyBegins),
      isOld,
    )
    if (isForm) return
    const factory = databases()
    // Browsers that do not list their databases are asked for each.
    const listed =
      'databases' in factory ? await factory.databases() : formDatabases.map((name) => ({ name }))
    for (const { name = '' } of listed)
      if (formDatabases.includes(name))
        await removeFromDatabase(factory, name, (value) => isOld(savedAtOf(value)))
  } catch {
    // A browser without storage keeps none.
  }
}
