import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'

export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url))
export const require = createRequire(import.meta.url)

const beside = (file) => fileURLToPath(new URL(file, import.meta.url))
const noJsonSchema = beside('no-json-schema.cjs')

/** Browsers of the last three years: nothing is rewritten that they run as it is. */
const target = 'es2022'

/** The router's package names its development build for browsers; the other one lies beside it. */
const productionRouter = () => {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production')
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') }
}

/** What Formik takes of lodash, as small as it needs it. */
const leanLodash = Object.fromEntries(
  ['cloneDeep', 'clone', 'toPath', 'isPlainObject'].map((name) => [
    `lodash-es/${name}$`,
    beside(`lean/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.mjs`),
  ]),
)

/** Folders of the federation runtime whose files our lean ones name. */
const federationFolder = (name) => dirname(require.resolve(`@module-federation/${name}`))
const leanFederation = {
  'federation-bundler': federationFolder('webpack-bundler-runtime'),
  'federation-core': federationFolder('runtime-core'),
}

const of = (name) => new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]`)

/** Parts of packages that nothing of ours comes to, as small as that: by the file that is left out, and the package it is of. */
const unused = [
  { file: /[\\/]SnapshotHandler\.js$/, of: of('runtime-core'), lean: 'federation-snapshots' },
  { file: /[\\/]preload\.js$/, of: of('runtime-core'), lean: 'federation-preload' },
  { file: /[\\/]semver[\\/]index\.js$/, of: of('runtime-core'), lean: 'federation-versions' },
  { file: /[\\/]load\.js$/, of: of('runtime-core'), lean: 'federation-load' },
  { file: /[\\/]context\.js$/, of: of('runtime-core'), lean: 'federation-error-context' },
  { file: /[\\/]logger\.js$/, of: of('sdk'), lean: 'federation-logger' },
  { file: /[\\/]desc\.mjs$/, of: of('error-codes'), lean: 'federation-error-texts' },
  { file: /[\\/]updateOptions\.js$/, of: of('webpack-bundler-runtime'), lean: 'federation-update-options' },
  { file: /[\\/]Prefixer\.js$/, of: /[\\/]stylis[\\/]?/, lean: 'stylis-prefixer' },
]
const withoutUnused = unused.map(
  ({ file, of, lean }) =>
    new rspack.NormalModuleReplacementPlugin(file, (resource) => {
      if (of.test(resource.context)) resource.request = beside(`lean/${lean}.mjs`)
    }),
)

/** How the code is read with which the federation plugin starts its runtime in a remote. */
export const federationStart = {
  resource: /[\\/]runtime[\\/]rspack\.js$/,
  use: [{ loader: beside('federation-start-loader.mjs') }],
}

/** How sources and assets are read. */
export const sourceRules = ({ isDevelopment }) => [
  {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target,
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: isDevelopment } },
          },
        },
      },
      ...(isDevelopment ? [] : [{ loader: beside('lean-styles-loader.mjs') }]),
    ],
  },
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.woff2$/, type: 'asset/resource' },
  { test: /\.svg$/, type: 'asset/source' },
]

/** What every browser build has in common: sources, assets, names, the nonce. */
export const browserConfig = ({ context, isDevelopment }) => ({
  context,
  mode: isDevelopment ? 'development' : 'production',
  target: ['web', target],
  devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: `${context}/dist`,
    publicPath: 'auto',
    clean: true,
    filename: isDevelopment ? '[name].js' : '[name].[contenthash:10].js',
    chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // The package's exports say the same; only TypeScript tries each file of an exports array.
    alias: {
      '@shared/web': `${workspaceRoot}shared/web/src`,
      ...leanLodash,
      ...leanFederation,
      'hoist-non-react-statics$': beside('lean/hoist-non-react-statics.mjs'),
      ...(isDevelopment ? {} : productionRouter()),
    },
  },
  module: {
    rules: sourceRules({ isDevelopment }),
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: { format: { comments: false } },
      }),
    ],
  },
  plugins: [
    ...withoutUnused,
    // The federation plugin names the CommonJS files of its runtime; the ES modules beside them can be shaken.
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/][^\\/]+[\\/]dist[\\/]index\.cjs$/,
      (resource) => {
        resource.request = resource.request.replace(/cjs$/, 'js')
      },
    ),
    new rspack.NormalModuleReplacementPlugin(
      /^@module-federation\/runtime$/,
      '@module-federation/runtime/dist/index.js',
    ),
    new rspack.NormalModuleReplacementPlugin(
      /\/(?:to-json-schema|json-schema-processors)\.js$/,
      (resource) => {
        if (/[\\/]zod[\\/]v4[\\/]/.test(resource.context)) resource.request = noJsonSchema
      },
    ),
    // Packages that make <style> elements look for this name; the page carries the nonce in a meta element.
    new rspack.DefinePlugin({
      __webpack_nonce__: `document.querySelector('meta[property="csp-nonce"]')?.nonce`,
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  // The manifest plugin warns that publicPath is 'auto', which is what we want.
  infrastructureLogging: { level: isDevelopment ? 'info' : 'error' },
})
