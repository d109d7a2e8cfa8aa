import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { zipOf } from './zip'
import type { ZipEntry } from './zip'

/** The checksums that the archive's directory tells, by name (APPNOTE 4.3.12); fflate does not look at them. */
function checksumsIn(zip: Buffer): Record<string, number> {
  const found: Record<string, number> = {}
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    found[name] = zip.readUInt32LE(at + 16)
  }
  return found
}

it('stores files that come in pieces, compresses texts, and tells the checksum of each', async () => {
  const pieces = [randomBytes(70_000), randomBytes(1), randomBytes(300)]
  const text = Buffer.from('Amara '.repeat(1000))
  const at = new Date('2026-04-01T12:00:00Z')
  const entries: ZipEntry[] = [
    { name: 'files/letter.pdf', isText: false, at, content: pieces },
    { name: 'files/empty.pdf', isText: false, at, content: [] },
    { name: 'record.json', isText: true, at, content: [text] },
  ]
  const all = async function* () {
    yield* entries
  }
  const zip = await buffer(zipOf(all()))
  const files = unzipSync(new Uint8Array(zip))
  expect(Buffer.from(files['files/letter.pdf'] ?? []).equals(Buffer.concat(pieces))).toBe(true)
  expect(files['files/empty.pdf']).toHaveLength(0)
  expect(Buffer.from(files['record.json'] ?? []).equals(text)).toBe(true)
  expect(zip.length).toBeLessThan(72_000)
  expect(checksumsIn(zip)).toEqual({
    'files/letter.pdf': crc32(Buffer.concat(pieces)),
    'files/empty.pdf': 0,
    'record.json': crc32(text),
  })
})
