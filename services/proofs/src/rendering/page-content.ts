import { inflateSync } from 'node:zlib'

/** What a page draws, and the file with something else drawn in its place. */
export type PageContent = {
  /** In points. */
  width: number
  height: number
  /** The page's drawing commands (ISO 32000-1, 7.8.2), with those of its engraving in their place. */
  commands: Buffer
  /** The same file, whose page draws these commands. */
  withCommands(commands: Uint8Array): Buffer
}

const entryBytes = 20

/** A file's objects by their numbers, as its table of places tells them; undefined for a file that has no such table. */
const objectsOf = (pdf: Buffer) => {
  const end = pdf.toString('latin1', Math.max(0, pdf.length - 1024))
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1])
  const [head] = /^xref\s+0 \d+\s+/.exec(pdf.toString('latin1', table, table + entryBytes)) ?? []
  const root = /\/Root (\d+) 0 R/.exec(end)?.[1]
  const size = /\/Size (\d+)/.exec(end)?.[1]
  if (!head || !root || !size) return undefined
  const placeOf = (number: number) => {
    const at = table + head.length + number * entryBytes
    return Number(pdf.toString('latin1', at, at + 10))
  }
  const dictionaryAt = (place: number) => {
    const ends = ['stream', 'endobj'].map((word) => pdf.indexOf(word, place)).filter((at) => at > 0)
    return pdf.toString('latin1', place, Math.min(...ends))
  }
  return {
    table,
    root: Number(root),
    size,
    placeOf,
    dictionaryOf: (number: number) => dictionaryAt(placeOf(number)),
  }
}

/** A stream deflated, as it is told by its dictionary; undefined where it is none. */
const streamOf = (pdf: Buffer, place: number, dictionary: string): Buffer | undefined => {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
  if (!dictionary.includes('/FlateDecode') || Number.isNaN(length)) return undefined
  const begin = pdf.indexOf('stream\n', place) + 'stream\n'.length
  // In one piece mostly: put together from small ones it takes longer, and larger ones are a megabyte to clear away for each drawing.
  return inflateSync(pdf.subarray(begin, begin + length), { chunkSize: Math.max(1 << 12, length << 4) })
}

const reference = (dictionary: string, key: string) =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1])

/**
 * The commands of a page, counted from 1, of a file as the press makes them for a proof: with one table of places, and one
 * deflated stream of commands for each page. Undefined for what is no such file or has no such page.
 */
export const pageContentOf = (pdf: Buffer, page: number): PageContent | undefined => {
  const objects = objectsOf(pdf)
  if (!objects) return undefined
  const pagesUnder = (number: number): number[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(objects.dictionaryOf(number))?.[1]
    if (kids === undefined) return [number]
    return kids.split(' 0 R').flatMap((kid) => (kid.trim() ? pagesUnder(Number(kid)) : []))
  }
  const number = pagesUnder(reference(objects.dictionaryOf(objects.root), 'Pages'))[page - 1]
  if (number === undefined) return undefined
  const dictionary = objects.dictionaryOf(number)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary) ?? []
  const content = reference(dictionary, 'Contents')
  if (!width || !height || Number.isNaN(content)) return undefined
  const drawnBy = (number: number) =>
    streamOf(pdf, objects.placeOf(number), objects.dictionaryOf(number))?.toString('latin1')
  // What is shown from elsewhere in the file, as engraving is: its commands and its place. What is transparent stays where it is.
  const shownBy = (number: number): string | undefined => {
    const form = objects.dictionaryOf(number)
    if (!form.includes('/Form') || form.includes('/ExtGState')) return undefined
    const matrix = /\/Matrix \[([^\]]*)\]/.exec(form)?.[1]
    const commands = drawnBy(number)
    return commands && (matrix ? `${matrix} cm\n` : '') + withForms(commands, form)
  }
  const withForms = (commands: string, dictionary: string): string => {
    const named = /\/XObject <<([^>]*)>>/.exec(dictionary)?.[1] ?? ''
    const forms = new Map(
      Array.from(named.matchAll(/\/(\w+) (\d+) 0 R/g), ([, name, form]) => [name, shownBy(Number(form))]),
    )
    return commands.replace(/\/(\w+) Do\b/g, (shown, name: string) => forms.get(name) ?? shown)
  }
  const commands = drawnBy(content)
  if (commands === undefined) return undefined
  return {
    width: Number(width),
    height: Number(height),
    commands: Buffer.from(withForms(commands, dictionary), 'latin1'),
    // As files are changed: the object once more at the end, and a table that tells its new place (7.5.6).
    withCommands: (commands) => {
      const opening = `\n${content} 0 obj\n<</Length ${commands.length}>>\nstream\n`
      const closing = '\nendstream\nendobj\n'
      const place = String(pdf.length + 1).padStart(10, '0')
      const newTable = pdf.length + opening.length + commands.length + closing.length
      const end =
        `xref\n${content} 1\n${place} 00000 n \ntrailer\n` +
        `<</Size ${objects.size}/Root ${objects.root} 0 R/Prev ${objects.table}>>\nstartxref\n${newTable}\n%%EOF\n`
      return Buffer.concat([pdf, Buffer.from(opening), commands, Buffer.from(closing + end)])
    },
  }
}
