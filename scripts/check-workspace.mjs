import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { findCircles, foldersOf, readImportGraph } from './import-graph.mjs'
import { listWorkspaces, root } from './workspaces.mjs'

const dependencyKinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/** One declared version of each dependency in the whole workspace. */
function versionFaults(manifests) {
  const versions = new Map()
  for (const { path, manifest } of manifests) {
    for (const kind of dependencyKinds) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        const known = versions.get(name) ?? new Map()
        known.set(version, [...(known.get(version) ?? []), path])
        versions.set(name, known)
      }
    }
  }
  return [...versions]
    .filter(([, known]) => known.size > 1)
    .map(([name, known]) => {
      const list = [...known].map(([version, paths]) => `${version} (${paths.join(', ')})`)
      return `${name} is declared in ${known.size} versions: ${list.join('; ')}`
    })
}

const expectedName = (path) => (path.includes('/') ? `@${path}` : path)

/** Packages are named after their folders, and each says what it is. */
const packageFaults = (workspaces) =>
  workspaces.flatMap(({ name, path, folder }) => [
    ...(name === expectedName(path) ? [] : [`${path} is named ${name} instead of ${expectedName(path)}`]),
    ...(existsSync(join(folder, 'README.md')) ? [] : [`${path} has no README.md`]),
  ])

/** Where Node looks for a package from a folder of the lock: beside it, and beside each folder above. */
function isLocked(packages, from, name) {
  for (let at = from; ; at = dirname(at)) {
    if (packages[posix.join(at, 'node_modules', name)]) return true
    if (at === '.') return false
  }
}

/**
 * The lock has the binaries of every system, not only of the one that it was written on: npm leaves out the others where it finds
 * packages installed (npm/cli issue 4828), and `npm ci` then installs none there.
 */
function lockFaults({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path || '.', name))
      .map((name) => `package-lock.json lacks ${name}, which ${path} has for other systems: npm update`),
  )
}

const machinePath = /(?:^|[\s"'`(=])(\/(?:home|Users|root|work)\/[\w.-]+|[A-Z]:\\Users\\)/
const binary = /\.(png|jpe?g|webp|gif|ico|woff2?|ttf|otf|pdf|gz|br|bin|zip|node)$/i

/** Nothing that holds on one machine only: absolute paths of somebody's folders, the address packages came from. */
function contentFaults(files) {
  return files
    .filter((file) => !binary.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const faults = []
      const path = machinePath.exec(text)?.[1]
      if (path && file !== 'scripts/check-workspace.mjs')
        faults.push(`${file} names a folder of one machine: ${path}`)
      if (file.endsWith('package-lock.json') && /"resolved": "https?:/.test(text))
        faults.push(`${file} names a package registry: npm config set omit-lockfile-registry-resolved true`)
      if (/(^|\/)\.npmrc$/.test(file) && /registry\s*=/.test(text))
        faults.push(`${file} names a package registry`)
      return faults
    })
}

/** What a document names of the repository: the targets of its links, and files in backticks by their path from the root. */
function namedFiles(document, text) {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.split('#')[0])
    .filter((target) => target && !/^\w+:/.test(target))
    .map((target) => join(dirname(document), target))
  const files = [...text.matchAll(/`(?:node )?([\w./-]+\.(?:[cm]?[jt]sx?|md))[ `]/g)]
    .map(([, file]) => file)
    .filter((file) => /^(services|shared|shell|mfe-\w+|e2e|bench|scripts|docs)\//.test(file))
  return [...links, ...files]
}

/** No document names a file that is not there, from the root or from its own folder. */
const documentFaults = (files) =>
  files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      namedFiles(document, readFileSync(join(root, document), 'utf8'))
        .filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, dirname(document), file)))
        .map((file) => `${document} names ${file}, which is not there`),
    )

/** No circles of imports: not between files, and not between the features of a service or an app. */
function circleFaults(files) {
  const graph = readImportGraph(
    root,
    files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file)),
  )
  const features = findCircles(foldersOf(graph)).filter((circle) =>
    circle.every((folder) => /^(services\/\w+\/src|mfe-\w+\/src\/features)\/[\w-]+$/.test(folder)),
  )
  return [...findCircles(graph), ...features].map((circle) => `a circle of imports: ${circle.join(', ')}`)
}

function trackedFiles() {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\0')
      .filter((file) => file && existsSync(join(root, file)))
  } catch {
    // An archive of the sources instead of a clone: nothing there says what is tracked.
    return []
  }
}

const workspaces = listWorkspaces()
const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const files = trackedFiles()
const faults = [
  ...versionFaults([...workspaces, { path: 'the root', manifest: rootManifest }]),
  ...packageFaults(workspaces),
  ...lockFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))),
  ...contentFaults(files),
  ...documentFaults(files),
  ...circleFaults(files),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${workspaces.length} packages are in order.`)
