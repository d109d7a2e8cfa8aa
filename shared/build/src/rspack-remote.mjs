import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { browserConfig, federationStart } from './browser-rules.mjs'
import { devServer } from './dev-server.mjs'
import { FirstScreensPlugin } from './first-screens-plugin.mjs'
import { PrecompressPlugin } from './precompress-plugin.mjs'
import { remoteShared } from './singletons.mjs'
import { sourceHash } from './source-hash.mjs'

/**
 * The build of a remote. `rspack build` makes the federated parts only: the page that loads them brings React and the rest.
 * `rspack dev` makes a page of its own around `src/main.ts`, without federation.
 *
 * @param options.name the package's name, 'mfe-wizard'
 * @param options.context the package's folder
 * @param options.exposes `{ './app': './src/export-app.tsx' }` and its slots
 * @param options.firstScreens the module that draws what stands in the page before any script has come, if there is one
 */
export const remoteConfig =
  ({ name, context, exposes, firstScreens }) =>
  (env) =>
    env?.RSPACK_SERVE ? standAlone({ context, name }) : federated({ name, context, exposes, firstScreens })

const standAlone = ({ context, name }) => {
  const base = browserConfig({ context, isDevelopment: true })
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new rspack.HtmlRspackPlugin({
        title: name,
        templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"></head><body><div id="root"></div></body></html>`,
      }),
    ],
    devServer: devServer(),
  }
}

const federated = ({ name, context, exposes, firstScreens }) => {
  const base = browserConfig({ context, isDevelopment: false })
  // Two builds of one remote may meet in one page: every global name of a build is its own.
  const buildName = `${name.replaceAll('-', '_')}_${sourceHash(context)}`
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: buildName },
    module: { rules: [...base.module.rules, federationStart] },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 20_000 } },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: buildName,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes,
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(firstScreens ? [new FirstScreensPlugin({ context, entry: firstScreens })] : []),
      new PrecompressPlugin(),
    ],
  }
}
