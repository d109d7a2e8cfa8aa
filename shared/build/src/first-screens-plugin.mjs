import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { rspack } from '@rspack/core'
import { require, sourceRules, workspaceRoot } from './browser-rules.mjs'

/** The build of the same sources for Node, with all they need, in one file. */
const nodeConfig = ({ context, entry, folder }) => ({
  context,
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { screens: entry },
  output: { path: folder, filename: 'screens.cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '@shared/web': `${workspaceRoot}shared/web/src`,
      react$: fileURLToPath(new URL('react-at-build-time.mjs', import.meta.url)),
      'real-react$': require.resolve('react'),
    },
  },
  module: { rules: sourceRules({ isDevelopment: false }) },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
})

const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
        else resolve()
      }),
    )
  })

/** Runs what was built, in a world of its own: a browser of today without storage or document. */
function run(file) {
  const module = { exports: {} }
  const world = {
    module,
    exports: module.exports,
    require: createRequire(file),
    process,
    console,
    crypto,
    performance,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    MessageChannel,
    TextEncoder,
    TextDecoder,
    URL,
    URLSearchParams,
    AbortController,
    Headers,
    Request,
    Response,
    fetch,
  }
  world.window = {
    location: new URL('http://localhost/'),
    history: { state: null },
    PublicKeyCredential: class {},
  }
  runInNewContext(readFileSync(file, 'utf8'), world, { filename: file })
  return module.exports.firstScreens
}

/** Publishes with a build `first-screens.json`: what its `entry` exports as `firstScreens`. */
export class FirstScreensPlugin {
  constructor({ context, entry }) {
    Object.assign(this, { context, entry })
  }

  async #render() {
    const folder = mkdtempSync(join(tmpdir(), 'first-screens-'))
    try {
      await build(nodeConfig({ context: this.context, entry: this.entry, folder }))
      return JSON.stringify(run(join(folder, 'screens.cjs')))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    let screens
    compiler.hooks.beforeRun.tapPromise('FirstScreensPlugin', async () => {
      screens = await this.#render()
    })
    compiler.hooks.thisCompilation.tap('FirstScreensPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FirstScreensPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('first-screens.json', new sources.RawSource(screens)),
      )
    })
  }
}
