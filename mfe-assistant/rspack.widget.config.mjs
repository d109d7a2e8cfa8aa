import { browserConfig } from '@shared/build/browser-rules'
import { PrecompressPlugin } from '@shared/build/precompress-plugin'

/**
 * The widget for partners' pages, a build of its own in `dist/widget/`: no federation, no React, nothing that stands in for `import()` and
 * makes script elements, which Trusted Types of a partner's page would refuse.
 *
 * - `panel.<hash>.js`: the conversation, a module
 * - `mya.js`: the loader, a classic script; the name of the panel's file is written into it
 */
const context = import.meta.dirname
let panelFile = ''

const widgetConfig = (name, { output, plugins, ...rest }) => {
  const base = browserConfig({ context, isDevelopment: false })
  return {
    ...base,
    name,
    // Next to the alias of shared packages nothing of the pages' builds is needed.
    plugins: [...plugins, new PrecompressPlugin()],
    output: {
      ...base.output,
      path: `${context}/dist/widget`,
      clean: false,
      crossOriginLoading: false,
      ...output,
    },
    ...rest,
  }
}

/** Notes the name of the panel's file, or writes it into the loader, once names and contents are final. */
const atTheEnd = (work) => ({
  apply(compiler) {
    const { Compilation } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WidgetPlugin', (compilation) => {
      // After the hashes of the final contents, before they are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'WidgetPlugin', stage }, () =>
        work(compilation, compiler.webpack.sources),
      )
    })
  },
})

const panel = widgetConfig('panel', {
  entry: { panel: './src/widget/panel.ts' },
  experiments: { outputModule: true },
  output: { module: true, library: { type: 'module' }, chunkFormat: 'module', clean: true },
  plugins: [
    atTheEnd((compilation) => {
      panelFile = compilation.getAssets().find(({ name }) => name.endsWith('.js'))?.name ?? ''
    }),
  ],
})

const loader = widgetConfig('loader', {
  dependencies: ['panel'],
  entry: { mya: './src/widget/mya.ts' },
  output: { filename: '[name].js' },
  plugins: [
    atTheEnd((compilation, { RawSource }) => {
      compilation.updateAsset('mya.js', (source) => {
        const text = source.source().toString()
        if (!panelFile || !text.includes('__PANEL_FILE__')) throw new Error('The loader names no panel')
        return new RawSource(text.replaceAll('__PANEL_FILE__', panelFile))
      })
    }),
  ],
})

export default [panel, loader]
