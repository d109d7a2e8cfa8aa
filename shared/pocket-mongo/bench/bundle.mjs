// Bundles the server into one file, as the product's build does. Usage: node bundle.mjs <folder>
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'

const folder = process.argv[2]
if (!folder) throw new Error('name the folder that the bundle goes into')

const compiler = rspack({
  mode: 'production',
  target: 'node20',
  context: fileURLToPath(new URL('..', import.meta.url)),
  entry: { start: './src/start.ts' },
  devtool: false,
  output: {
    path: folder,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: { lmdb: 'lmdb' },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
})

compiler.run((error, stats) => {
  if (error) throw error
  if (stats?.hasErrors()) {
    process.stderr.write(`${stats.toString('errors-only')}\n`)
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
