import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const subfolders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(folder, entry.name))
    : []

/**
 * Every workspace named by the root package.json, as `{ name, folder, path, manifest }`; `path` is relative to the root.
 * Reads files only, so that it works before anything is installed.
 */
export function listWorkspaces(folder = root) {
  return readJson(join(folder, 'package.json'))
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*') ? subfolders(join(folder, pattern.slice(0, -2))) : [join(folder, pattern)],
    )
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => {
      const manifest = readJson(join(path, 'package.json'))
      return {
        name: manifest.name,
        folder: path,
        path: relative(folder, path).replaceAll('\\', '/'),
        manifest,
      }
    })
}

const unbuilt = new Set(['node_modules', 'dist', 'coverage', 'reports'])
const isSource = (name) => !/\.test\.[cm]?[jt]sx?$|\.md$/.test(name)

function* sourceFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!unbuilt.has(entry.name)) yield* sourceFiles(path)
    } else if (entry.isFile() && isSource(entry.name)) yield path
  }
}

/**
 * A function that gives a workspace's fingerprint: a hash of its own sources, of those of every workspace it depends
 * on, and of what all builds share (lock file, compiler settings). Tests and documents do not count.
 */
export function createFingerprint(workspaces, folder = root) {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  const ownHashes = new Map()
  const ownHash = (workspace) => {
    const known = ownHashes.get(workspace.name)
    if (known) return known
    const hash = createHash('sha256')
    for (const path of sourceFiles(workspace.folder)) {
      hash.update(relative(workspace.folder, path)).update('\0').update(readFileSync(path)).update('\0')
    }
    const digest = hash.digest('hex')
    ownHashes.set(workspace.name, digest)
    return digest
  }
  const shared = createHash('sha256')
  for (const name of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json']) {
    shared.update(readFileSync(join(folder, name))).update('\0')
  }
  const sharedHash = shared.digest('hex')

  const reach = (workspace, seen) => {
    if (seen.has(workspace.name)) return seen
    seen.set(workspace.name, workspace)
    const { dependencies = {}, devDependencies = {} } = workspace.manifest
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const dependency = byName.get(name)
      if (dependency) reach(dependency, seen)
    }
    return seen
  }

  return (workspace) => {
    const hash = createHash('sha256').update(sharedHash)
    const names = [...reach(workspace, new Map()).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const dependency of names) hash.update(dependency.name).update(ownHash(dependency))
    return hash.digest('hex')
  }
}
