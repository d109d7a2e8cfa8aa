import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const imported = /\b(?:from|import) ['"]([^'"\n]+)['"]|\bimport\(['"]([^'"\n]+)['"]\)/g
// What is imported as a type only is gone when the program runs.
const typesOnly = /^(?:import|export) type [^'"]*['"][^'"\n]+['"]/gm
const endings = ['', '.ts', '.tsx', '.mjs']

/** The file that `specifier` in `file` means, from the root of the repository; null for a package of others. */
function resolveImport(root, file, specifier) {
  const shared = /^@shared\/([\w-]+)\/(.+)$/.exec(specifier)
  const path = specifier.startsWith('.')
    ? join(dirname(join(root, file)), specifier)
    : shared
      ? join(root, 'shared', shared[1], 'src', shared[2])
      : null
  if (path === null) return null
  const found = endings
    .map((ending) => path + ending)
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate))
  return found ? relative(root, found).replaceAll('\\', '/') : null
}

/** Who imports whom: `files` are paths from `root`; the answer maps each to the set of files that it imports, types aside. */
export function readImportGraph(root, files) {
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(typesOnly, '')
      const targets = [...text.matchAll(imported)].map(([, fixed, lazy]) =>
        resolveImport(root, file, fixed ?? lazy),
      )
      return [file, new Set(targets.filter((target) => target !== null && target !== file))]
    }),
  )
}

/** Every file that `file` loads, itself included, by a graph of `readImportGraph`. */
export function loadedBy(graph, file) {
  const loaded = new Set([file])
  for (const each of loaded) for (const target of graph.get(each) ?? []) loaded.add(target)
  return loaded
}

/** The groups of files that import each other in a circle (Tarjan's strongly connected components of two or more). */
export function findCircles(graph) {
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const waiting = new Set()
  const circles = []
  const visit = (file) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    stack.push(file)
    waiting.add(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) {
        visit(target)
        lowest.set(file, Math.min(lowest.get(file), lowest.get(target)))
      } else if (waiting.has(target)) lowest.set(file, Math.min(lowest.get(file), order.get(target)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    group.forEach((member) => waiting.delete(member))
    if (group.length > 1) circles.push(group.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

/** The same graph between the folders in which the files lie. */
export function foldersOf(graph) {
  const folders = new Map()
  for (const [file, targets] of graph) {
    const folder = dirname(file)
    const known = folders.get(folder) ?? new Set()
    for (const target of targets) if (dirname(target) !== folder) known.add(dirname(target))
    folders.set(folder, known)
  }
  return folders
}
