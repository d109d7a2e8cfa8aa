import type { PublicSettings } from '@shared/contracts/remote-app'

/** A remote's entry script and the name it registers under, as the gateway read them from its manifest. */
export interface RemoteEntry {
  name: string
  entry: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readTag = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The lines of a remotes.json that can be used: name to manifest address. Undefined when it is none at all. */
export const parseRemotes = (value: unknown): ReadonlyMap<string, string> | undefined =>
  isObject(value)
    ? new Map(
        Object.entries(value).filter(
          (line): line is [string, string] => typeof line[1] === 'string' && line[1] !== '',
        ),
      )
    : undefined

const isEntry = (value: unknown): value is RemoteEntry =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['entry'] === 'string'

/** Whether the browser may have shown a page that it kept, in which what was deployed since then is not written. */
const mayBeOld = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** The remotes.json the gateway wrote into the page; undefined when it wrote none, or may have written it long ago. */
export const readEmbeddedRemotes = () => (mayBeOld() ? undefined : parseRemotes(readTag('remotes')))

/** What the gateway wrote of the remotes' manifests, by manifest address. */
export const readEmbeddedEntries = (): ReadonlyMap<string, RemoteEntry> => {
  const value = mayBeOld() ? undefined : readTag('remote-entries')
  return new Map(
    isObject(value)
      ? Object.entries(value).filter((line): line is [string, RemoteEntry] => isEntry(line[1]))
      : [],
  )
}

/** The platform's public settings, with what holds when the gateway wrote none. */
export const readSettings = (): PublicSettings => {
  const value = readTag('settings')
  const read: Record<string, unknown> = isObject(value) ? value : {}
  return {
    testMode: read['testMode'] === true,
    familiesClaim: typeof read['familiesClaim'] === 'string' ? read['familiesClaim'] : '10,000+',
  }
}

/** Whether this browser may be signed in: where the gateway saw no session, nobody is asked. True when it wrote nothing. */
export const isSessionPossible = (): boolean => {
  const value = readTag('session')
  return !isObject(value) || value['isPossible'] !== false
}
