import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { remoteNames, remotesManifestSchema } from '@shared/contracts/remotes-manifest'
import type { RemotesManifest } from '@shared/contracts/remotes-manifest'
import { unusableSetting } from '@shared/node/config'
import type { Logger } from '@shared/node/logger'

/** Addresses below which the builds of the remotes are served. */
export const remotesPath = '/remotes'

export interface RemotesList {
  /** The list as the file has it at this moment; the last good one while the file cannot be read. */
  read(): Promise<RemotesManifest>
}

const ownBuilds = (): RemotesManifest =>
  Object.fromEntries(remoteNames.map((name) => [name, `${remotesPath}/${name}/mf-manifest.json`]))

const parse = (text: string): RemotesManifest => remotesManifestSchema.parse(JSON.parse(text))

function readOrMake(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    const text = `${JSON.stringify(ownBuilds(), null, 2)}\n`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
    return text
  }
}

/**
 * The platform's list of remotes, in a file that whoever deploys a remote changes by one line. Made with the workspace's own
 * builds where there is none.
 *
 * @throws ConfigError when the file is there but is not a list of remotes, or none can be made
 */
export function openRemotesList(path: string, logger: Logger): RemotesList {
  let text: string
  let last: RemotesManifest
  try {
    text = readOrMake(path)
    last = parse(text)
  } catch (error) {
    throw unusableSetting('REMOTES_FILE', `${path} is no list of remotes, and none can be made there`, error)
  }
  return {
    async read() {
      try {
        const now = await readFile(path, 'utf8')
        if (now !== text) {
          last = parse(now)
          text = now
        }
      } catch (error) {
        logger.warn({ err: error }, 'the list of remotes cannot be read, the last good one stands')
      }
      return last
    },
  }
}

/** The origins beside our own that the list names. */
export const originsOf = (remotes: RemotesManifest): string[] => [
  ...new Set(
    Object.values(remotes).flatMap((address) =>
      /^https?:\/\//.test(address) ? [new URL(address).origin] : [],
    ),
  ),
]
