import { readFileSync } from 'node:fs'
import type { GazetteerHeader, GazetteerSection } from './gazetteer-format'

/** The file that `compileGazetteer` wrote, in memory as it is: its columns are views of it. */
export interface GazetteerFile {
  header: GazetteerHeader
  ids: Uint32Array
  latitudes: Int32Array
  longitudes: Int32Array
  ranks: Uint32Array
  stateOf: Uint16Array
  zoneOf: Uint16Array
  countryOf: Uint8Array
  textAt: Uint32Array
  blockAt: Uint32Array
  blockBest: Uint32Array
  text: Buffer
  blocks: Buffer
}

/** Throws when the file is absent or not a gazetteer. */
export function readGazetteerFile(path: string): GazetteerFile {
  const file = readFileSync(path)
  const headLength = file.readUInt32LE(0)
  const header = JSON.parse(file.toString('utf8', 4, 4 + headLength)) as GazetteerHeader
  const start = Math.ceil((4 + headLength) / 4) * 4
  const section = (name: GazetteerSection) => {
    const { at, length } = header.sections[name]
    return file.subarray(start + at, start + at + length)
  }
  const column = <T>(
    Type: new (buffer: ArrayBufferLike, at: number, length: number) => T,
    width: number,
    name: GazetteerSection,
  ) => {
    const bytes = section(name)
    return new Type(bytes.buffer, bytes.byteOffset, bytes.length / width)
  }
  return {
    header,
    ids: column(Uint32Array, 4, 'ids'),
    latitudes: column(Int32Array, 4, 'latitudes'),
    longitudes: column(Int32Array, 4, 'longitudes'),
    ranks: column(Uint32Array, 4, 'ranks'),
    stateOf: column(Uint16Array, 2, 'stateOf'),
    zoneOf: column(Uint16Array, 2, 'zoneOf'),
    countryOf: column(Uint8Array, 1, 'countryOf'),
    textAt: column(Uint32Array, 4, 'textAt'),
    blockAt: column(Uint32Array, 4, 'blockAt'),
    blockBest: column(Uint32Array, 4, 'blockBest'),
    text: section('text'),
    blocks: section('blocks'),
  }
}
