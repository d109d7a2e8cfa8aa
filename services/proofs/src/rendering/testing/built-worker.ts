import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPackageRoot } from '../package-files'

/** Bundles a worker of this folder (`render-worker.ts`, or one in `testing/`) into the package's own `dist`. */
export const builtWorker = (source: string): URL => {
  const root = findPackageRoot()
  const rendering = join(root, 'src', 'rendering')
  const folder = join(root, 'dist', 'test-workers', `${process.pid}-${source.replace(/\W/g, '-')}`)
  execFileSync(process.execPath, [
    join(rendering, 'testing', 'build-worker.mjs'),
    join(rendering, source),
    folder,
  ])
  return pathToFileURL(join(folder, 'worker.cjs'))
}
