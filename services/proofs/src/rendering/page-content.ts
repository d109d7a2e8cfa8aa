import { inflateSync } from 'node:zlib'

/** What a page draws, and the file with something else drawn in its place. */
export type PageContent = {
  /** In points. */
  width: number
  height: number
  /** The page's drawing commands (ISO 32000-1, 7.8.2). */
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
  const stream = objects.dictionaryOf(content)
  const length = Number(/\/Length (\d+)/.exec(stream)?.[1])
  if (!stream.includes('/FlateDecode') || Number.isNaN(length)) return undefined
  const begin = pdf.indexOf('stream\n', objects.placeOf(content)) + 'stream\n'.length
  return {
    width: Number(width),
    height: Number(height),
    // In one piece: put together from small ones it takes longer.
    commands: inflateSync(pdf.subarray(begin, begin + length), { chunkSize: 1 << 20 }),
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
