import type { RemoteEntry } from '../page/page-data'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The entry a federation manifest names. Throws for anything that is no such manifest. */
export const entryOfManifest = (manifest: unknown, manifestAddress: string): RemoteEntry => {
  const data = isObject(manifest) && isObject(manifest['metaData']) ? manifest['metaData'] : {}
  const entry = isObject(data['remoteEntry']) ? data['remoteEntry'] : {}
  const [name, path, file] = [data['globalName'], entry['path'] ?? '', entry['name']]
  if (typeof name !== 'string' || typeof path !== 'string' || typeof file !== 'string')
    throw new Error(`${manifestAddress} is no federation manifest`)
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`
  return { name, entry: new URL(`${folder}${file}`, new URL(manifestAddress, location.href)).href }
}

/** Finds a build's entry: what came with the page (unless that failed before), else the manifest itself. */
export const createReadEntry =
  (embedded: ReadonlyMap<string, RemoteEntry>) =>
  async (manifestAddress: string, isRetry: boolean): Promise<RemoteEntry> => {
    const known = isRetry ? undefined : embedded.get(manifestAddress)
    if (known) return known
    // A retry goes past the cache: there it would wait for the earlier request of the same address, which may hang.
    const cache = isRetry ? 'no-store' : 'no-cache'
    const response = await fetch(manifestAddress, { cache, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${manifestAddress}: ${response.status}`)
    return entryOfManifest(await response.json(), manifestAddress)
  }
