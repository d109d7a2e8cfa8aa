import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  /** Path in the archive, with '/'. */
  name: string
  /** Texts are compressed; pictures and PDF are that already. */
  isText: boolean
  at: Date
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** A ZIP file (PKWARE APPNOTE 6.3) in pieces, as its entries are read: no more of it than one piece is ever in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let fault: Error | null = null
  const zip = new Zip((error, bytes) => {
    fault ??= error
    ready.push(bytes)
  })
  const take = () => {
    if (fault) throw fault
    return ready.splice(0)
  }
  for await (const { name, isText, at, content } of entries) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    for await (const bytes of content) {
      entry.push(bytes)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
