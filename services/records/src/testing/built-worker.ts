import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface BuiltWorker {
  file: URL
  remove(): void
}

/** A worker of this package, bundled as the service's own build does it, into a folder of its own. */
export function buildWorker(source: string): BuiltWorker {
  const root = join(__dirname, '..', '..')
  const folder = join(root, 'dist', `test-worker-${process.pid}`)
  const program = `
    import { rspack } from '@rspack/core'
    import { serviceConfig } from '@shared/build/rspack-service'
    const config = serviceConfig({ context: ${JSON.stringify(root)} })
    const entry = { worker: ${JSON.stringify(source)} }
    const output = { ...config.output, path: ${JSON.stringify(folder)}, filename: 'worker.mjs' }
    rspack({ ...config, devtool: false, entry, output }, (error, stats) => {
      if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
    })`
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root })
  return {
    file: pathToFileURL(join(folder, 'worker.mjs')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
