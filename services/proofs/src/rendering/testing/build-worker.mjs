// node build-worker.mjs <entry> <folder>: bundles a worker as the service's own build does, native packages outside.
import { rspack } from '@rspack/core'

const [entry, folder] = process.argv.slice(2)

rspack(
  {
    mode: 'development',
    devtool: false,
    target: 'node20',
    entry: { worker: entry },
    output: { path: folder, filename: '[name].cjs' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    externals: [
      ({ request }, done) =>
        /^[@a-z]/.test(request ?? '') && !request?.startsWith('@shared/') && !request?.startsWith('/')
          ? done(undefined, request, 'commonjs')
          : done(),
    ],
  },
  (error, stats) => {
    if (error || stats?.hasErrors()) {
      process.stderr.write(String(error ?? stats?.toString('errors-only')))
      process.exitCode = 1
    }
  },
)
