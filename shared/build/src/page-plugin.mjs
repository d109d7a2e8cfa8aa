import { readFileSync } from 'node:fs'

/** Lines of the template's scripts that are there to be read by people. */
const remarks = /^ *\/\/.*\n/gm
const fontFace = /@font-face\s*\{[^}]*\}/g

/**
 * Writes index.html from a template: scripts fetched at once, for the template's own script to run them; styles inline (a page needs
 * them before it can paint), its fonts beside them, not in force yet, and the preloads of fonts where the template wants them.
 * The placeholders of the gateway stay as they are.
 */
export class PagePlugin {
  constructor({ template, entry, fonts }) {
    Object.assign(this, { template, entry, fonts })
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(this.template)
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => {
          const files = compilation.entrypoints.get(this.entry).getFiles()
          const tags = [
            ...files
              .filter((file) => file.endsWith('.js'))
              .map((file) => `<link rel="preload" as="script" href="/${file}" fetchpriority="low">`),
            ...this.#styles(compilation, files),
          ]
          const fonts = this.#fontFiles(compilation).map(
            (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
          )
          const page = readFileSync(this.template, 'utf8')
            .replace(remarks, '')
            .replace('<!--SHELL-ASSETS-->', () => tags.join('\n    '))
            .replace('<!--SHELL-FONTS-->', () => fonts.join('\n    '))
          compilation.emitAsset('index.html', new sources.RawSource(page))
        },
      )
    })
  }

  #fontFiles(compilation) {
    return this.fonts.map((name) => {
      const asset = compilation.getAssets().find(({ info }) => info.sourceFilename?.endsWith(`/${name}`))
      if (!asset) throw new Error(`The page preloads ${name}, which nothing uses`)
      return asset.name
    })
  }

  #styles(compilation, files) {
    return files
      .filter((file) => file.endsWith('.css'))
      .map((file) => {
        const css = compilation
          .getAsset(file)
          .source.source()
          .toString()
          .replace(/\/\*[^]*?\*\//g, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replace(/: /g, ':')
        compilation.deleteAsset(file)
        // Text is read before its fonts come: the page's script lets them when nothing that is more urgent waits for the line.
        // The face without letters is fetched for such letters alone as it is there to find.
        const isFetched = (face) => face.includes('url(') && !face.includes('/no-letters.')
        const fetched = (css.match(fontFace) ?? []).filter(isFetched)
        const rest = css.replace(fontFace, (face) => (isFetched(face) ? '' : face))
        return (
          `<style nonce="__CSP_NONCE__">${rest.trim()}</style>` +
          `<style nonce="__CSP_NONCE__" media="not all" id="fonts">${fetched.join('')}</style>`
        )
      })
  }
}
