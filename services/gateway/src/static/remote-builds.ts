import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '@shared/contracts/remotes-manifest'

/** The widget for partners' pages: built and published as the remotes are, and loaded by no page of ours. */
export const widgetName = 'mya-widget'

export interface RemoteBuilds {
  /** The folder of a build (`mfe-wizard`, `mfe-wizard@2`); null when there is none. */
  folderOf(build: string): string | null
}

const shape = /^[a-z][a-z0-9-]*(@[\w.-]+)?$/

/**
 * Where builds of remotes lie: one published beside the running platform (`<published>/<name>@<build>`), else the workspace's
 * own (`<webRoot>/<name>/dist`). Looked up at every request, so that a build is there as soon as it is published.
 */
export function createRemoteBuilds({
  webRoot,
  published,
}: {
  webRoot: string
  published: string
}): RemoteBuilds {
  const own = new Map<string, string>([
    ...remoteNames.map((name): [string, string] => [name, join(webRoot, name, 'dist')]),
    [widgetName, join(webRoot, 'mfe-assistant/dist/widget')],
  ])
  return {
    folderOf(build) {
      if (!shape.test(build)) return null
      const elsewhere = join(published, build)
      if (existsSync(elsewhere)) return elsewhere
      return own.get(build) ?? null
    },
  }
}
