import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive. */
export const unzip = (bytes) => {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    )
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
    files.set(name, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
