import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|txt)$/

/** Writes x.br and x.gz beside each text file x once, at build time, at the highest level. */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 },
        async () => {
          const files = compilation.getAssets().filter(({ name }) => compressible.test(name))
          await Promise.all(
            files.map(async ({ name, source }) => {
              const bytes = source.buffer()
              if (bytes.length < 256) return
              const brotli = await promisify(brotliCompress)(bytes, {
                params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
              })
              compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli))
              compilation.emitAsset(
                `${name}.gz`,
                new sources.RawSource(await promisify(gzip)(bytes, { level: 9 })),
              )
            }),
          )
        },
      )
    })
  }
}
