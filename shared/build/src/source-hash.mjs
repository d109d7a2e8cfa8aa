import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { workspaceRoot } from './browser-rules.mjs'

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })

/**
 * Eight hex digits over everything a build of `context` is made from. Two builds of one remote can then live in one page:
 * each has its own global names and chunk lists.
 */
export const sourceHash = (context) => {
  const hash = createHash('sha256')
  const files = [context, join(workspaceRoot, 'shared')]
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
    .sort()
  for (const file of [...files, join(workspaceRoot, 'package-lock.json')])
    hash.update(relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 8)
}
