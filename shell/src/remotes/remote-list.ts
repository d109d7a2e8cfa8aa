import { parseRemotes } from '../page/page-data'

/** The platform's list of remotes, as last read. */
export interface RemoteList {
  /** The address of a remote's manifest; undefined when the list has no such line, or could not be read yet. */
  addressOf: (remote: string) => string | undefined
  /** Reads /remotes.json again. Never rejects: an unreadable list leaves the known one in force. */
  refresh: () => Promise<void>
  /** Whether a list is known, or the first reading failed. */
  isReady: () => boolean
  /** Calls the listener when a line changed, and when the list becomes ready. */
  subscribe: (listener: () => void) => () => void
}

interface Options {
  /** The list that came with the page. */
  embedded?: ReadonlyMap<string, string>
  fetchList?: () => Promise<unknown>
}

const fetchRemotesJson = async (): Promise<unknown> => {
  const response = await fetch('/remotes.json', { cache: 'no-store', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`)
  return response.json()
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([name, address]) => other.get(name) === address)

export function createRemoteList({ embedded, fetchList = fetchRemotesJson }: Options = {}): RemoteList {
  let remotes: ReadonlyMap<string, string> = embedded ?? new Map<string, string>()
  let isReady = embedded !== undefined
  let reading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const read = async () => {
    const next = await fetchList().then(parseRemotes, () => undefined)
    const isChanged = !isReady || (next !== undefined && !isSame(next, remotes))
    isReady = true
    reading = undefined
    if (!isChanged) return
    remotes = next ?? remotes
    for (const listener of listeners) listener()
  }
  const refresh = () => (reading ??= read())
  if (!isReady) void refresh()

  return {
    addressOf: (remote) => remotes.get(remote),
    refresh,
    isReady: () => isReady,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
