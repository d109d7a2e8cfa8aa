// Bundles the press and its worker as the service is built, and loads them.
import { fileURLToPath } from 'node:url'
import { serviceConfig } from '@shared/build/rspack-service'
import { rspack } from '@rspack/core'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

export async function loadPress() {
  const config = serviceConfig({ context: path('../../../services/proofs') })
  const folder = path('../../dist/rendering')
  const compiler = rspack({
    ...config,
    devtool: false,
    entry: { press: path('./entry.ts') },
    output: { ...config.output, path: folder },
  })
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve(undefined)))
    }),
  )
  // The press looks for its pages and faces above the started program.
  process.argv[1] = path('../../../services/proofs/dist/start.js')
  return import(`${folder}/press.js`)
}
