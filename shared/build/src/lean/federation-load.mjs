import { globalLoading } from 'federation-core/global.js'

/** In place of the federation runtime's: remotes are scripts that set a global name; other kinds, and Node, are left out. */
export const getRemoteInfo = (remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
})

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`

const runScript = (src) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, fetchPriority: 'high' })
    script.onload = resolve
    script.onerror = () => reject(new Error(`${src} did not load`))
    document.head.append(script)
  })

async function load({ entry, entryGlobalName }) {
  if (!globalThis[entryGlobalName]) await runScript(entry)
  if (!globalThis[entryGlobalName]) throw new Error(`${entry} is no remote ${entryGlobalName}`)
  return globalThis[entryGlobalName]
}

/** The entry of a remote's build: asked for once at a time, and again after a failure. */
export async function getRemoteEntry({ remoteInfo, remoteEntryExports }) {
  if (remoteEntryExports) return remoteEntryExports
  const key = getRemoteEntryUniqueKey(remoteInfo)
  globalLoading[key] ??= load(remoteInfo).catch((error) => {
    delete globalLoading[key]
    throw error
  })
  return globalLoading[key]
}
