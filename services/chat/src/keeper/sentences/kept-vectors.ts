import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readHeaded, writeHeaded } from './headed-file'

/** What a kept vector is found by, so that a changed line is never taken for the older one. */
export const keyOf = (line: string): string =>
  createHash('sha256').update(line).digest('base64url').slice(0, 10)

const headerOf = z.object({ keys: z.array(z.string()) })

/** The vectors of lines in a file: each in bytes, the largest of its numbers being 127. */
export const writeVectors = (vectors: ReadonlyMap<string, Float32Array>): Uint8Array => {
  const rows = [...vectors.values()].map((vector) => {
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
    return Int8Array.from(vector, (value) => Math.round((127 * value) / most))
  })
  return writeHeaded(
    { keys: [...vectors.keys()] },
    rows.map((row) => Buffer.from(row.buffer)),
  )
}

/** The vectors of a file, each of length 1. They stay in its bytes until one is asked for. */
export interface KeptVectors {
  has(key: string): boolean
  get(key: string): Float32Array | undefined
}

/** Reads what `writeVectors` wrote. */
export const readVectors = (file: Uint8Array): KeptVectors => {
  const {
    header: { keys },
    bytes,
  } = readHeaded(file, headerOf)
  const rows = new Int8Array(new Uint8Array(bytes).buffer)
  const dimensions = keys.length ? rows.length / keys.length : 0
  const placeOf = new Map(keys.map((key, place) => [key, place]))
  return {
    has: (key) => placeOf.has(key),
    get(key) {
      const place = placeOf.get(key)
      if (place === undefined) return undefined
      const vector = new Float32Array(dimensions)
      let squares = 0
      for (let at = 0; at < dimensions; at += 1) {
        const value = rows[place * dimensions + at] ?? 0
        vector[at] = value
        squares += value * value
      }
      const length = Math.sqrt(squares) || 1
      for (let at = 0; at < dimensions; at += 1) vector[at] = (vector[at] ?? 0) / length
      return vector
    },
  }
}
