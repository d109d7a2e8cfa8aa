import { createRemoteList } from '../remotes/remote-list'
import { createRemoteStore } from '../remotes/remote-store'
import type { RemoteEntry } from '../page/page-data'

/** A published build: what each of its modules exports by default, or why it cannot be had. */
export type Build = Record<string, unknown> | Error | 'never'

/**
 * A platform without a network. `publish` puts a build at an address, `point` changes a line of remotes.json; `asked`
 * tells which scripts were asked for.
 */
export function createFakePlatform({ timeout = 1000 }: { timeout?: number } = {}) {
  const builds = new Map<string, Build>()
  const lines = new Map<string, string>()
  const registered = new Map<string, string>()
  const asked: string[] = []
  let isListDown = false

  const list = createRemoteList({
    embedded: lines,
    fetchList: () =>
      isListDown ? Promise.reject(new Error('offline')) : Promise.resolve(Object.fromEntries(lines)),
  })
  const federation = {
    register: ({ name, entry }: RemoteEntry) => void registered.set(name, entry),
    load: (name: string, module: string): Promise<unknown> => {
      asked.push(registered.get(name) ?? 'nothing')
      const build = builds.get(name)
      if (build === 'never') return new Promise(() => undefined)
      if (!build || build instanceof Error) return Promise.reject(build ?? new Error('404'))
      return Promise.resolve({ default: build[module] })
    },
  }
  // The name of a build is its address: two addresses never share one.
  const readEntry = (address: string) =>
    Promise.resolve({ name: address, entry: address.replace('mf-manifest.json', 'remoteEntry.js') })

  return {
    list,
    asked,
    store: createRemoteStore({ list, federation, readEntry, timeout }),
    publish: (address: string, build: Build) => void builds.set(address, build),
    point: (remote: string, address: string) => void lines.set(remote, address),
    takeListDown: () => {
      isListDown = true
    },
  }
}
