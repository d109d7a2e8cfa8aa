import { dirname } from 'node:path'
import { rspack } from '@rspack/core'
import { browserConfig, require } from './browser-rules.mjs'
import { devServer } from './dev-server.mjs'
import { PagePlugin } from './page-plugin.mjs'
import { PrecompressPlugin } from './precompress-plugin.mjs'
import { sharedVersions } from './singletons.mjs'

/** Before the first step can be typed in: the fonts that every first screen is set in. */
export const preloadedFonts = [
  'ysabeau-office-basic-wght-normal.woff2',
  'cormorant-basic-wght-normal.woff2',
  'ebg-12-Italic-basic.woff2',
  'ebg-12-Regular-basic.woff2',
]

/** Fonts that are taken by the folder, of which their packages name the files alone. */
const fontFolders = Object.fromEntries(
  ['@fontsource/gowun-batang', '@fontsource/noto-serif-sc'].map((name) => [
    `${name}/files`,
    `${dirname(require.resolve(`${name}/package.json`))}/files`,
  ]),
)

/**
 * The build of the host. Shared modules are in its first files and remotes are known at run time only.
 * @param options.context the package's folder
 */
export const shellConfig =
  ({ context }) =>
  (env) => {
    const isDevelopment = Boolean(env?.RSPACK_SERVE)
    const base = browserConfig({ context, isDevelopment })
    return {
      ...base,
      entry: { main: './src/start.ts' },
      name: 'shell',
      // The page names files of what its parts import: all of it is built, though nobody has asked for it yet.
      lazyCompilation: false,
      output: { ...base.output, publicPath: '/', uniqueName: 'shell' },
      resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...fontFolders } },
      optimization: {
        ...base.optimization,
        // A release of ours leaves the packages' file, and what browsers keep of it, as it was.
        splitChunks: {
          chunks: 'initial',
          cacheGroups: {
            default: false,
            vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', enforce: true },
            // What comes late comes as a whole: one request.
            store: {
              test: /[\\/]node_modules[\\/](?:@reduxjs|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store|@standard-schema)[\\/]|[\\/]shared-modules[\\/](?:toolkit|react-redux)/,
              name: 'store',
              chunks: 'async',
              enforce: true,
            },
            layers: {
              test: /[\\/]node_modules[\\/]@radix-ui[\\/]/,
              name: 'layers',
              chunks: 'async',
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...base.plugins,
        // What the federation plugin would say: the host shares what it has at run time, and needs nothing else of the plugin.
        new rspack.DefinePlugin({
          SHARED_VERSIONS: JSON.stringify(sharedVersions()),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
          ENV_TARGET: '"web"',
        }),
        new PagePlugin({ template: `${context}/src/page.html`, entry: 'main', fonts: preloadedFonts }),
        // For tabs that show a file of ours: they have no page that names its icon.
        new rspack.CopyRspackPlugin({ patterns: [`${context}/src/favicon.ico`] }),
        new PrecompressPlugin(),
      ],
      devServer: { ...devServer(['/remotes.json', '/remotes/']) },
    }
  }

/**
 * The build of the worker that keeps the form for visits without a line: one file, by the same name always, for browsers ask for it
 * by that name.
 * @param options.context the package's folder
 */
export const workerConfig =
  ({ context }) =>
  (env) => {
    const base = browserConfig({ context, isDevelopment: Boolean(env?.RSPACK_SERVE) })
    return {
      ...base,
      name: 'worker',
      // Whose build empties the folder.
      dependencies: ['shell'],
      target: ['webworker', 'es2022'],
      entry: { worker: './src/offline/worker.ts' },
      output: { ...base.output, clean: false, filename: '[name].js', publicPath: '/' },
      // Workbox writes to the console in development: here it is never told of it.
      optimization: { ...base.optimization, nodeEnv: false },
      plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }), new PrecompressPlugin()],
    }
  }
