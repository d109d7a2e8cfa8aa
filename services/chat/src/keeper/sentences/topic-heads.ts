import { z } from 'zod'
import { readHeaded, writeHeaded } from './headed-file'
import { createArithmetic } from './arithmetic'

/** What each passage weighs of a sentence's vector: a linear classifier with a softmax over all ids. */
export interface TopicHeads {
  ids: readonly string[]
  /** For each id a row as long as the vectors. */
  rows: Float32Array
  /** A number for each id, added to its product. */
  bias: Float32Array
}

export interface Example {
  id: string
  vector: Float32Array
}

/** So often all examples are gone through; the steps grow smaller to the end. Chosen by phrasings that were held back. */
const rounds = 6
const firstStep = 3
const shrink = 2e-6
/** What is less wrong than this is left as it is. */
const leastFault = 1e-3

/** The same order in every run: the linear congruential generator of Numerical Recipes. */
const shuffled = (count: number, seed: number): Uint32Array => {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  let state = seed
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/** Brings products to the logarithms of their shares, in place. */
export const toLogShares = (products: Float32Array): void => {
  const most = products.reduce((largest, value) => Math.max(largest, value), -Infinity)
  const all = most + Math.log(products.reduce((sum, value) => sum + Math.exp(value - most), 0))
  for (let at = 0; at < products.length; at += 1) products[at] = (products[at] ?? 0) - all
}

/** The product of each head and a vector, with its bias. */
export const productsOf = ({ ids, rows, bias }: TopicHeads, vector: Float32Array): Float32Array =>
  Float32Array.from(ids, (_, place) => {
    const from = place * vector.length
    return vector.reduce((sum, value, at) => sum + value * (rows[from + at] ?? 0), bias[place] ?? 0)
  })

/** Learns from examples, by stochastic gradient descent on the softmax; the same examples give the same heads. Some seconds. */
export const trainTopicHeads = (examples: readonly Example[]): TopicHeads => {
  const ids = [...new Set(examples.map(({ id }) => id))]
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const dimensions = examples[0]?.vector.length ?? 0
  const { room, at, dotRows } = createArithmetic()
  const [asked, weights, out] = [room(dimensions), room(ids.length * dimensions), room(ids.length)]
  const [vector, rows, products] = [
    at(asked, dimensions),
    at(weights, ids.length * dimensions),
    at(out, ids.length),
  ]
  const bias = new Float32Array(ids.length)
  const steps = rounds * examples.length
  let done = 0
  for (let round = 0; round < rounds; round += 1) {
    const keep = 1 - shrink * examples.length * (1 - round / rounds)
    for (let i = 0; i < rows.length; i += 1) rows[i] = (rows[i] ?? 0) * keep
    for (const which of shuffled(examples.length, round + 1)) {
      const example = examples[which]
      if (!example) continue
      vector.set(example.vector)
      dotRows(asked, dimensions, weights, ids.length, out)
      for (let i = 0; i < ids.length; i += 1) products[i] = (products[i] ?? 0) + (bias[i] ?? 0)
      toLogShares(products)
      const right = placeOf.get(example.id)
      const step = firstStep * (1 - done / steps)
      for (let i = 0; i < ids.length; i += 1) {
        const fault = Math.exp(products[i] ?? 0) - (i === right ? 1 : 0)
        if (Math.abs(fault) < leastFault) continue
        bias[i] = (bias[i] ?? 0) - 0.1 * step * fault
        const by = step * fault
        const from = i * dimensions
        for (let d = 0; d < dimensions; d += 1) rows[from + d] = (rows[from + d] ?? 0) - by * (vector[d] ?? 0)
      }
      done += 1
    }
  }
  return { ids, rows: rows.slice(), bias }
}

const headerOf = z.object({
  ids: z.array(z.string()),
  scales: z.array(z.number()),
  bias: z.array(z.number()),
})

/** The heads in a file: each in bytes, with the number that its bytes are multiplied by. */
export const writeTopicHeads = ({ ids, rows, bias }: TopicHeads): Uint8Array => {
  const dimensions = rows.length / ids.length
  const bytes = new Int8Array(rows.length)
  const scales = ids.map((_, place) => {
    const row = rows.subarray(place * dimensions, (place + 1) * dimensions)
    const most = row.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
    bytes.set(
      Int8Array.from(row, (value) => Math.round((127 * value) / most)),
      place * dimensions,
    )
    return most / 127
  })
  return writeHeaded({ ids, scales, bias: [...bias] }, [Buffer.from(bytes.buffer)])
}

/** Reads what `writeTopicHeads` wrote. */
export const readTopicHeads = (file: Uint8Array): TopicHeads => {
  const { header, bytes: behind } = readHeaded(file, headerOf)
  const { ids, scales, bias } = header
  const bytes = new Int8Array(new Uint8Array(behind).buffer)
  const dimensions = bytes.length / ids.length
  return {
    ids,
    rows: Float32Array.from(bytes, (byte, at) => byte * (scales[Math.floor(at / dimensions)] ?? 0)),
    bias: Float32Array.from(bias),
  }
}
