import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readHeaded, writeHeaded } from './headed-file'

/** What a kept vector is found by, so that a changed line is never taken for the older one. */
export const keyOf = (line: string): string =>
  createHash('sha256').update(line).digest('base64url').slice(0, 10)

const headerOf = z.object({ keys: z.array(z.string()) })

/** A vector in bytes, the largest of its numbers being 127. */
export const inBytes = (vector: Float32Array): Int8Array => {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
  return Int8Array.from(vector, (value) => Math.round((127 * value) / most))
}

/** The length of a vector in bytes; 1 for one of zeros. */
export const lengthOf = (bytes: Int8Array): number => {
  let squares = 0
  for (const value of bytes) squares += value * value
  return Math.sqrt(squares) || 1
}

/** The vectors of lines in a file, in bytes. */
export const writeVectors = (vectors: ReadonlyMap<string, Float32Array>): Uint8Array =>
  writeHeaded(
    { keys: [...vectors.keys()] },
    [...vectors.values()].map((vector) => Buffer.from(inBytes(vector).buffer)),
  )

/** The vectors of a file, each of length 1. They stay in its bytes until one is asked for. */
export interface KeptVectors {
  has(key: string): boolean
  get(key: string): Float32Array | undefined
  /** The same in bytes, of any length. */
  bytesOf(key: string): Int8Array | undefined
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
  const bytesOf = (key: string): Int8Array | undefined => {
    const place = placeOf.get(key)
    return place === undefined ? undefined : rows.subarray(place * dimensions, (place + 1) * dimensions)
  }
  return {
    has: (key) => placeOf.has(key),
    bytesOf,
    get(key) {
      const row = bytesOf(key)
      if (row === undefined) return undefined
      const length = lengthOf(row)
      return Float32Array.from(row, (value) => value / length)
    },
  }
}
