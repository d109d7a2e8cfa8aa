import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { root } from '../../../scripts/workspaces.mjs'
import { browserConfig } from '../../../shared/build/src/browser-rules.mjs'
import { PagePlugin } from '../../../shared/build/src/page-plugin.mjs'
import { PrecompressPlugin } from '../../../shared/build/src/precompress-plugin.mjs'
import { preloadedFonts } from '../../../shared/build/src/rspack-shell.mjs'

const remotes = ['mfe-wizard', 'mfe-proof', 'mfe-admin', 'mfe-assistant']

const configOf = (folder) => {
  const context = join(root, 'shell')
  const base = browserConfig({ context, isDevelopment: false })
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: join(folder, 'shell/dist'), publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@module-federation/enhanced/runtime$': join(import.meta.dirname, 'static-remotes.mjs'),
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new PagePlugin({ template: `${context}/src/page.html`, entry: 'main', fonts: preloadedFonts }),
      new PrecompressPlugin(),
    ],
  }
}

const run = (config) =>
  new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve(stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }))
    })
  })

/**
 * Builds the very same sources as one application, split by route, into `folder`. Each remote's manifest names the route's
 * files, so that the gateway hints them just as it hints those of a remote.
 */
export async function buildMonolith(folder) {
  const { namedChunkGroups } = await run(configOf(folder))
  for (const remote of remotes) {
    const assets = namedChunkGroups[remote]?.assets ?? []
    const scripts = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'))
    const [first = 'none.js', ...others] = scripts
    mkdirSync(join(folder, remote, 'dist'), { recursive: true })
    writeFileSync(
      join(folder, remote, 'dist/mf-manifest.json'),
      JSON.stringify({
        metaData: { globalName: remote, remoteEntry: { name: first, path: '../..' } },
        exposes: [{ path: './app', assets: { js: { sync: others.map((file) => `../../${file}`) } } }],
      }),
    )
  }
}
