// Bundles a TypeScript entry as it is shipped (Rspack, minified) and loads it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'

const swc = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }

/** The exports of a TypeScript module beside this file. */
export const loadBundled = async (entry) => {
  const folder = mkdtempSync(join(tmpdir(), 'insights-bench-'))
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    entry: fileURLToPath(new URL(entry, import.meta.url)),
    output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, use: { loader: 'builtin:swc-loader', options: swc } }] },
    performance: false,
  })
  try {
    await new Promise((resolve, reject) =>
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
        compiler.close(() => (fault ? reject(fault) : resolve(undefined)))
      }),
    )
    return createRequire(import.meta.url)(join(folder, 'bundle.cjs'))
  } finally {
    // Files that stand beside the bundle may be read later.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}
