import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A change to the sources of one remote: in `file`, `find` becomes `replace`. */
export interface SourceChange {
  file: string
  find: string
  replace: string
}

/** The folder of the build that the product runs with. */
export const currentBuild = (remote: string): string => join(root, remote, 'dist')

/**
 * Builds a remote from a copy of its sources with a change in them, as its team would for a new release.
 * Answers the folder of the build. Throws when the change does not apply, or the build fails.
 */
export async function secondBuild(remote: string, label: string, changes: SourceChange[]): Promise<string> {
  const copy = join(root, 'node_modules/.cache/e2e', `${remote}-${label}`)
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { recursive: true })
  for (const part of ['src', 'rspack.config.mjs', 'package.json']) {
    await cp(join(root, remote, part), join(copy, part), { recursive: true })
  }
  for (const { file, find, replace } of changes) {
    const path = join(copy, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(find)) throw new Error(`${remote}/${file} does not hold ${JSON.stringify(find)}`)
    await writeFile(path, text.replaceAll(find, replace))
  }
  await promisify(execFile)(join(root, 'node_modules/.bin/rspack'), ['build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return join(copy, 'dist')
}
