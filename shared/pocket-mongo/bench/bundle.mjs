// Bundles the server as the product's build does, into a folder of its own. Usage: node bundle.mjs <folder>
import { rspack } from '@rspack/core'
import config from '../rspack.config.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('name the folder that the bundle goes into')

const compiler = rspack({ ...config, output: { ...config.output, path: folder } })
compiler.run((error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) {
    process.stderr.write(`${stats.toString('errors-only')}\n`)
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
