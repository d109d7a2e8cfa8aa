import { readFile, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { firstScreensFile } from '@shared/contracts/first-screens'
import type { FirstScreen } from '@shared/contracts/first-screens'
import type { RemotesManifest } from '@shared/contracts/remotes-manifest'
import { z } from 'zod'
import type { RemoteBuilds } from '../static/remote-builds'
import { remotesPath } from './remotes-list'

/** What of a federation manifest the page needs to know. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
})
type Manifest = z.infer<typeof manifestSchema>

const firstScreensSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    exceptQuery: z.array(z.string()),
    isForStrangers: z.boolean(),
    // A build from before there were such screens has none.
    isForStaff: z.boolean().default(false),
    html: z.string(),
    css: z.string(),
    script: z.string(),
  }),
) satisfies z.ZodType<FirstScreen[]>

export interface RemoteEntry {
  name: string
  entry: string
}

export interface RemoteEntries {
  /** For each manifest address that is served from here: the remote's global name and the address of its entry. */
  entriesOf(remotes: RemotesManifest): Promise<Record<string, RemoteEntry>>
  /** The files that a remote's app begins with, in order; empty when its manifest is elsewhere or cannot be read. */
  startFilesOf(address: string): Promise<string[]>
  /** The first screens of a remote's build; none when it is elsewhere or publishes none. */
  firstScreensOf(address: string): Promise<FirstScreen[]>
}

const ownAddress = new RegExp(`^${remotesPath}/([^/]+)/([^?#]+)$`)

/** Reads a file of JSON again when it has changed; null when it cannot be read, or is not what it should be. */
function createJsonFiles<T>(schema: z.ZodType<T>) {
  const kept = new Map<string, { version: string; content: T }>()
  return async (path: string): Promise<T | null> => {
    try {
      const { mtimeMs, size } = await stat(path)
      const version = `${mtimeMs} ${size}`
      const known = kept.get(path)
      if (known?.version === version) return known.content
      const content = schema.parse(JSON.parse(await readFile(path, 'utf8')))
      kept.set(path, { version, content })
      return content
    } catch {
      // The page finds out for itself and says so in the remote's place.
      return null
    }
  }
}

/** Reads what the builds of the remotes say of themselves, of those that are served from here. */
export function createRemoteEntries(builds: RemoteBuilds): RemoteEntries {
  const readManifest = createJsonFiles(manifestSchema)
  const readFirstScreens = createJsonFiles(firstScreensSchema)

  const pathOf = (address: string): string | null => {
    const [, build = '', file = ''] = ownAddress.exec(address) ?? []
    const folder = builds.folderOf(build)
    if (!folder) return null
    const path = normalize(join(folder, file))
    return path.startsWith(normalize(folder) + sep) ? path : null
  }
  async function manifestOf(address: string): Promise<Manifest | null> {
    const path = pathOf(address)
    return path === null ? null : readManifest(path)
  }

  const beside = (address: string, file: string) => new URL(file, `http://here${address}`).pathname
  const entryOf = (address: string, { metaData }: Manifest) => {
    const { path, name } = metaData.remoteEntry
    return beside(address, path ? `${path.replace(/\/$/, '')}/${name}` : name)
  }

  return {
    async entriesOf(remotes) {
      const addresses = [...new Set(Object.values(remotes))]
      const found = await Promise.all(
        addresses.map(async (address) => {
          const manifest = await manifestOf(address)
          return manifest
            ? [[address, { name: manifest.metaData.globalName, entry: entryOf(address, manifest) }] as const]
            : []
        }),
      )
      return Object.fromEntries(found.flat())
    },
    async startFilesOf(address) {
      const manifest = await manifestOf(address)
      if (!manifest) return []
      const app = manifest.exposes.find((exposed) => exposed.path === './app')
      const files = app?.assets.js.sync.map((file) => beside(address, file)) ?? []
      return [...new Set([entryOf(address, manifest), ...files])]
    },
    async firstScreensOf(address) {
      const path = pathOf(address)
      return (path && (await readFirstScreens(join(dirname(path), firstScreensFile)))) || []
    },
  }
}
