import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dimensions } from './sentence-model'

/** What a kept vector is found by, so that a changed line is never taken for the older one. */
export const keyOf = (line: string): string =>
  createHash('sha256').update(line).digest('base64url').slice(0, 10)

const headerOf = z.object({ keys: z.array(z.string()) })

/** The vectors of lines in a file: each in bytes, the largest of its numbers being 127. */
export const writeVectors = (vectors: ReadonlyMap<string, Float32Array>): Uint8Array => {
  const head = Buffer.from(JSON.stringify({ keys: [...vectors.keys()] }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const rows = [...vectors.values()].map((vector) => {
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
    return Int8Array.from(vector, (value) => Math.round((127 * value) / most))
  })
  return Buffer.concat([length, head, ...rows.map((row) => Buffer.from(row.buffer))])
}

/** Reads what `writeVectors` wrote; every vector has the length 1 again. */
export const readVectors = (file: Uint8Array): ReadonlyMap<string, Float32Array> => {
  const headLength = new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const { keys } = headerOf.parse(JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headLength))))
  const rows = new Int8Array(new Uint8Array(file.subarray(4 + headLength)).buffer)
  return new Map(
    keys.map((key, at) => {
      const vector = Float32Array.from(rows.subarray(at * dimensions, (at + 1) * dimensions))
      const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
      return [key, vector.map((value) => value / length)]
    }),
  )
}
