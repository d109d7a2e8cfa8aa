import type { RemoteEntry } from '../page/page-data'
import type { RemoteList } from './remote-list'

/** Why a part of the page could not be had. */
export type RemoteFault =
  /** No such line, no such file, or it could not be run. */
  | 'absent'
  /** Nothing came in time. */
  | 'slow'
  /** It speaks another version of the contract, or is something else altogether. */
  | 'contract'

export type RemoteState<Part> =
  | { status: 'loading' }
  | { status: 'ready'; part: Part; address: string }
  | { status: 'error'; fault: RemoteFault }

/** What the store needs of module federation. */
export interface Federation {
  /** Makes a build known under its name; again, with another address, after a failure. */
  register: (remote: RemoteEntry) => void
  /** Loads what a registered build exposes: `load('mfe_wizard_1a2b3c4d', './app')`. */
  load: (name: string, module: string) => Promise<unknown>
}

interface Options {
  list: RemoteList
  federation: Federation
  /** Finds the entry of a manifest's build. Rejects when the manifest cannot be read. */
  readEntry: (manifestAddress: string, isRetry: boolean) => Promise<RemoteEntry>
  /** How long one part may take, in ms. */
  timeout?: number
}

/** One part a page may ask for: a remote's exposed module, with the shape it must have. */
export interface PartRequest<Part> {
  remote: string
  module: string
  isPart: (value: unknown) => value is Part
}

export interface RemoteStore {
  /** The state of a part; asking for it starts loading it. Stable between changes. */
  read: <Part>(request: PartRequest<Part>) => RemoteState<Part>
  /**
   * Starts loading a part as soon as the list is known, before anyone reads it. Resolves when the part is there, or known
   * not to come.
   */
  preload: (request: PartRequest<unknown>) => Promise<void>
  /** Loads a part anew after a failure: the list is read again, and the script under a fresh address. */
  retry: <Part>(request: PartRequest<Part>) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

class ContractFault extends Error {}

const loading = { status: 'loading' } as const

const defaultExport = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined

/** The address under which a script is asked for after `failures` failed tries: the runtime and the browser keep the failed one. */
const freshAddress = (entry: string, failures: number) =>
  failures === 0 ? entry : `${entry}${entry.includes('?') ? '&' : '?'}retry=${failures}`

/**
 * The parts of remotes that this page has asked for, outside React: no Suspense (it holds finished content back), no
 * `lazy` (it keeps a rejected promise for ever). A part belongs to the manifest address it came from; when the list gives
 * another one, the part is loaded from there. What comes after it was called slow is taken all the same.
 */
export function createRemoteStore({ list, federation, readEntry, timeout = 15_000 }: Options): RemoteStore {
  const states = new Map<string, RemoteState<unknown>>()
  const tries = new Map<string, number>()
  const failures = new Map<string, number>()
  const listeners = new Set<() => void>()

  const set = (key: string, state: RemoteState<unknown>) => {
    states.set(key, state)
    for (const listener of listeners) listener()
  }

  const fetchPart = async (address: string, { remote, module, isPart }: PartRequest<unknown>) => {
    const failed = failures.get(address) ?? 0
    const { name, entry } = await readEntry(address, failed > 0)
    federation.register({ name, entry: freshAddress(entry, failed) })
    const part = await defaultExport(await federation.load(name, module))
    if (!isPart(part)) throw new ContractFault(`${remote} ${module} is no part this page knows`)
    return part
  }

  const load = async (key: string, request: PartRequest<unknown>): Promise<void> => {
    const address = list.addressOf(request.remote)
    if (address === undefined) {
      // Not within the render that asked.
      await Promise.resolve()
      return set(key, { status: 'error', fault: 'absent' })
    }
    const ownTry = (tries.get(key) ?? 0) + 1
    tries.set(key, ownTry)
    const isLatest = () => tries.get(key) === ownTry
    const fail = (fault: RemoteFault) => {
      failures.set(address, (failures.get(address) ?? 0) + 1)
      set(key, { status: 'error', fault })
    }
    const timer = setTimeout(() => isLatest() && fail('slow'), timeout)
    try {
      const part = await fetchPart(address, request)
      if (isLatest()) set(key, { status: 'ready', part, address })
    } catch (error) {
      if (isLatest() && states.get(key) === loading)
        fail(error instanceof ContractFault ? 'contract' : 'absent')
    } finally {
      clearTimeout(timer)
    }
  }

  // A key names the address too: what came from an older one stays as it is and is no longer asked for.
  const keyOf = ({ remote, module }: { remote: string; module: string }) =>
    `${remote} ${module} ${list.addressOf(remote) ?? ''}`

  const read = <Part>(request: PartRequest<Part>): RemoteState<Part> => {
    if (!list.isReady()) return loading
    const key = keyOf(request)
    if (!states.has(key)) {
      states.set(key, loading)
      void load(key, request)
    }
    // A module has one kind of part, and its name is in the key.
    return states.get(key) as RemoteState<Part>
  }

  return {
    read,
    preload: (request) =>
      new Promise((resolve) => {
        const look = () => {
          if (read(request).status === 'loading') return
          listeners.delete(look)
          unsubscribe()
          resolve()
        }
        const unsubscribe = list.subscribe(look)
        listeners.add(look)
        look()
      }),
    retry: async (request) => {
      set(keyOf(request), loading)
      await list.refresh()
      const key = keyOf(request)
      set(key, loading)
      await load(key, request)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const unsubscribe = list.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}
