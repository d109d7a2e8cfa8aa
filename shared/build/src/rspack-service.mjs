import { workspaceRoot } from './browser-rules.mjs'

const isOwnSource = (request) => /^(?:\.{1,2}(?:\/|$)|\/|@shared\/)/.test(request)

/**
 * The build of a service: `src/start.ts`, and each file named in `new Worker(new URL('./x.ts', import.meta.url))`, as ES
 * modules for Node 20 in `dist/`. Sources of the workspace (`@shared/*`) are part of it, packages of node_modules stay outside.
 *
 * `import.meta.url` and `import.meta.dirname` mean the built file. `new URL('./file.ext', import.meta.url)` copies that file
 * into `dist/`. A folder is reached with `new URL(/* webpackIgnore: true *\/ '../assets/', import.meta.url)`: from `dist/` as from
 * `src/`, that is the service's own folder.
 *
 * @param options.context the service's folder
 * @param options.entries further programs of the package, `{ migrate: './src/migrate.ts' }`
 */
export const serviceConfig = ({ context, entries = {} }) => ({
  context,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  entry: { start: './src/start.ts', ...entries },
  output: {
    path: `${context}/dist`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    workerChunkLoading: 'import',
    library: { type: 'module' },
    publicPath: 'auto',
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: { '@shared/web': `${workspaceRoot}shared/web/src` },
  },
  externalsPresets: { node: true },
  externalsType: 'module-import',
  externals: [({ request }, done) => (isOwnSource(request) ? done() : done(null, request))],
  module: {
    parser: {
      javascript: {
        importMeta: false,
        worker: ['Worker from worker_threads', 'Worker from node:worker_threads'],
      },
    },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: { jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true } } },
      },
    ],
  },
  // Readable stack traces are worth more on a server than small files.
  optimization: {
    minimize: false,
    splitChunks: false,
    runtimeChunk: false,
    moduleIds: 'named',
    chunkIds: 'named',
  },
  performance: false,
  stats: 'errors-warnings',
})
