import { existsSync } from 'node:fs'
import { readFile, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Something that must not be found: what it is, for the finding, and its bytes in one of the ways in which they may be written. */
export interface Needle {
  what: string
  bytes: Buffer
}

/** Of base64, what does not depend on the bytes before and behind: for each of the three places where a text may begin. */
const base64Of = (bytes: Buffer) =>
  [0, 1, 2].map((offset) => {
    const end = Math.floor((offset + bytes.length) / 3) * 4
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(offset === 0 ? 0 : offset + 1, end)
  })
const twice = (bytes: Buffer): Buffer[] => {
  const base64 = base64Of(bytes)
  return [
    bytes,
    ...[bytes.toString('hex'), bytes.toString('hex').toUpperCase(), ...base64].map((text) =>
      Buffer.from(text),
    ),
    ...base64.map((text) => Buffer.from(text.replaceAll('+', '-').replaceAll('/', '_'))),
  ]
}
const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A text as UTF-8 and UTF-16, composed and decomposed, in small and capital letters, and as hex, base64, in addresses and in JSON. */
export function needlesOfText(what: string, text: string): Needle[] {
  const cases = [text, text.toLowerCase(), text.toUpperCase()]
  const spellings = [...new Set(cases.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]))]
  const written = spellings.flatMap((one) => {
    const wide = Buffer.from(one, 'utf16le')
    return [
      ...twice(Buffer.from(one)),
      ...twice(wide),
      Buffer.from(wide).swap16(),
      Buffer.from(encodeURIComponent(one)),
      Buffer.from(new URLSearchParams({ '': one }).toString().slice(1)),
      Buffer.from(escaped(one)),
      Buffer.from(one, 'latin1'),
    ]
  })
  return written.map((bytes) => ({ what, bytes }))
}
/** Bytes as they are, and as hex and base64. */
export const needlesOfBytes = (what: string, bytes: Buffer): Needle[] =>
  twice(bytes).map((written) => ({ what, bytes: written }))
/** A moment as databases keep it: milliseconds since 1970 in 64 bits. */
export function needlesOfDate(what: string, date: Date): Needle[] {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64LE(BigInt(date.getTime()))
  return [
    { what, bytes },
    { what, bytes: Buffer.from(bytes).reverse() },
  ]
}

/** What is found of some needles, in which of some files. */
export function findingsIn(
  needles: readonly Needle[],
  files: readonly (readonly [string, Buffer])[],
): string[] {
  const scan = createScan(needles)
  return files.flatMap(([path, bytes]) => [...scan(bytes)].map((what) => `${what} in ${path}`))
}

const fewestBytes = 4

/** Looks for all needles at once: what of them stands in some bytes. */
export function createScan(needles: readonly Needle[]): (bytes: Buffer) => Set<string> {
  // By the first four bytes, and before that by a bit for each hash of them: nearly every position is done with by one look.
  const byStart = new Map<number, Needle[]>()
  const mayStart = new Uint8Array(65_536)
  const hashOf = (start: number) => ((start * 0x9e3779b1) >>> 16) & 0xffff
  for (const needle of needles) {
    if (needle.bytes.length < fewestBytes) throw new Error(`${needle.what} is too short to be looked for`)
    const start = needle.bytes.readInt32BE(0)
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
    mayStart[hashOf(start)] = 1
  }
  return (bytes) => {
    const found = new Set<string>()
    let start = 0
    for (let at = 0; at < bytes.length; at += 1) {
      start = (start << 8) | (bytes[at] ?? 0)
      if (mayStart[hashOf(start)] === 0) continue
      const from = at + 1 - fewestBytes
      for (const { what, bytes: wanted } of byStart.get(start) ?? [])
        if (from >= 0 && bytes.subarray(from, from + wanted.length).equals(wanted)) found.add(what)
    }
    return found
  }
}

/** Every file in some folders, with its bytes. */
export async function readFolders(folders: readonly string[]): Promise<(readonly [string, Buffer])[]> {
  const files: (readonly [string, Buffer])[] = []
  for (const folder of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile()) files.push([path, await readFile(path)])
    }
  return files
}

/**
 * The files of these paths that a process has mapped into its memory to write, or has open, also those that have no name any more.
 * Nothing where the machine does not tell (anything but Linux).
 */
export async function readOpenFiles(
  pid: number,
  isWanted: (path: string) => boolean,
): Promise<(readonly [string, Buffer])[]> {
  const own = `/proc/${pid}`
  if (!existsSync(own)) return []
  const maps = (await readFile(join(own, 'maps'), 'utf8')).split('\n')
  const mapped = maps.flatMap((line) => {
    const [range = '', permissions = '', , , , ...path] = line.split(/ +/)
    return permissions.includes('w') && permissions.endsWith('s') && path.length
      ? [join(own, 'map_files', range)]
      : []
  })
  const open = (await readdir(join(own, 'fd'))).map((name) => join(own, 'fd', name))
  const read = async (path: string) => {
    const target = await readlink(path).catch(() => '')
    const isFile = target.startsWith('/') && !/^\/(?:dev|proc|sys)\//.test(target) && isWanted(target)
    return isFile ? [[target, await readFile(path)] as const] : []
  }
  return (await Promise.all([...mapped, ...open].map((path) => read(path).catch(() => [])))).flat()
}
