import { largest } from './byte-products'
import { createEnglishPieces, unknownPiece } from './english-pieces'
import { readEnglishWeights } from './english-weights'
import type { SentenceModel } from './sentence-model'

/** The length of a sentence's vector. */
const dimensions = 384
const heads = 12
const ofHead = dimensions / heads
const inner = 4 * dimensions
/** How much better fitting a key makes it count. */
const steep = 1 / Math.sqrt(ofHead)
/** Kept, since a global is looked up anew at every use where modules run in a context of their own, as in tests. */
const { abs, exp, trunc } = Math
const epsilon = 1e-12
/** Of a longer message the rest is not looked at. */
const maxPieces = 96

/** x × the share of a normal distribution below x: a table over -8 to 8, 1024 steps to one. */
const stepsOfOne = 1024
const mostOfTable = 8
const errorFunction = (x: number): number => {
  // Abramowitz and Stegun 7.1.26, wrong by 1.5e-7 at most.
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const rest = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - rest * Math.exp(-x * x))
}
const gaussian = Float32Array.from({ length: 2 * mostOfTable * stepsOfOne + 1 }, (_, at) => {
  const x = at / stepsOfOne - mostOfTable
  return 0.5 * x * (1 + errorFunction(x / Math.SQRT2))
})
const activate = (values: Float32Array): void => {
  for (let at = 0; at < values.length; at += 1) {
    const x = values[at] ?? 0
    values[at] =
      x > mostOfTable
        ? x
        : x < -mostOfTable
          ? 0
          : (gaussian[trunc((x + mostOfTable) * stepsOfOne + 0.5)] ?? 0)
  }
}

/** Brings each row to a mean of 0 and a spread of 1, then to the gain and shift that were learnt. */
const normalizeRows = (values: Float32Array, gain: Float32Array, shift: Float32Array): void => {
  for (let from = 0; from < values.length; from += dimensions) {
    const row = values.subarray(from, from + dimensions)
    let sum = 0
    let squares = 0
    for (const value of row) {
      sum += value
      squares += value * value
    }
    const mean = sum / dimensions
    const spread = Math.sqrt(squares / dimensions - mean * mean + epsilon)
    for (let i = 0; i < dimensions; i += 1)
      row[i] = (((row[i] ?? 0) - mean) / spread) * (gain[i] ?? 0) + (shift[i] ?? 0)
  }
}

/**
 * all-MiniLM-L6-v2, a transformer of six layers for English (Apache-2.0), from the file that `make-english-model.mjs` writes. A
 * sentence's vector has length 1; it is the mean of what the last layer makes of its pieces. Without a known piece it has length 0.
 */
export const createEnglishModel = (file: Uint8Array): SentenceModel => {
  const { products, pieces: allPieces, words, places, kinds, ofPieces, layers } = readEnglishWeights(file)
  const toPieces = createEnglishPieces(allPieces, maxPieces)
  const unknown = allPieces.indexOf(unknownPiece)
  const [rowsPlace, outPlace] = [products.room(maxPieces * inner * 2), products.room(maxPieces * inner * 4)]

  /** Lays rows down in whole numbers, to be multiplied; their units. */
  const lay = (rows: Float32Array, height: number): Float32Array => {
    const count = rows.length / height
    const inFours = Math.ceil(count / 4) * 4
    const shorts = products.shortsAt(rowsPlace, inFours * height)
    shorts.fill(0, rows.length)
    const units = new Float32Array(count)
    for (let row = 0; row < count; row += 1) {
      const [from, to] = [row * height, (row + 1) * height]
      let most = 1e-9
      for (let i = from; i < to; i += 1) {
        const value = abs(rows[i] ?? 0)
        if (value > most) most = value
      }
      units[row] = most / largest
      const unit = largest / most
      // The fraction is cut off where a number is stored: half a step further from 0 first, and the nearest one stays.
      for (let i = from; i < to; i += 1) {
        const value = (rows[i] ?? 0) * unit
        shorts[i] = value + (value < 0 ? -0.5 : 0.5)
      }
    }
    return units
  }
  /** The rows that were laid down × a matrix of a layer + its bias. */
  const product = (
    units: Float32Array,
    { matrices: own, biases }: (typeof layers)[number],
    which: number,
  ): Float32Array => {
    const [matrix, bias] = [own[which], biases[which]]
    if (!matrix || !bias) throw new Error('The English model is not whole')
    const { height, width, place, scales } = matrix
    const count = units.length
    products.multiply(rowsPlace, Math.ceil(count / 4) * 4, height, place, width, outPlace)
    const integers = products.integersAt(outPlace, count * width)
    const result = new Float32Array(count * width)
    for (let row = 0; row < count; row += 1) {
      const unit = units[row] ?? 0
      const from = row * width
      for (let i = 0; i < width; i += 1)
        result[from + i] = (integers[from + i] ?? 0) * unit * (scales[i] ?? 0) + (bias[i] ?? 0)
    }
    return result
  }

  /** What each piece takes of every piece's value, by how well its query fits their keys. */
  const attend = (queries: Float32Array, keys: Float32Array, values: Float32Array): Float32Array => {
    const count = queries.length / dimensions
    const out = new Float32Array(queries.length)
    const shares = new Float32Array(count)
    for (let from = 0; from < dimensions; from += ofHead)
      for (let piece = 0; piece < count; piece += 1) {
        const at = piece * dimensions + from
        let most = -Infinity
        for (let other = 0; other < count; other += 1) {
          let product = 0
          for (let i = 0; i < ofHead; i += 1)
            product += (queries[at + i] ?? 0) * (keys[other * dimensions + from + i] ?? 0)
          const fit = product * steep
          shares[other] = fit
          if (fit > most) most = fit
        }
        let all = 0
        for (let other = 0; other < count; other += 1) {
          const share = exp((shares[other] ?? 0) - most)
          shares[other] = share
          all += share
        }
        for (let other = 0; other < count; other += 1) {
          const share = (shares[other] ?? 0) / all
          for (let i = 0; i < ofHead; i += 1)
            out[at + i] = (out[at + i] ?? 0) + share * (values[other * dimensions + from + i] ?? 0)
        }
      }
    return out
  }

  const add = (rows: Float32Array, more: Float32Array) => {
    for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) + (more[at] ?? 0)
  }

  return (sentence: string): Float32Array => {
    const pieces = toPieces(sentence)
    // What no piece of is known means nothing, and is like nothing: else its mark of the unknown would be near to some line.
    if (pieces.slice(1, -1).every((piece) => piece === unknown)) return new Float32Array(dimensions)
    const rows = new Float32Array(pieces.length * dimensions)
    for (const [at, piece] of pieces.entries())
      for (let i = 0; i < dimensions; i += 1)
        rows[at * dimensions + i] =
          ((words.bytes[piece * dimensions + i] ?? 0) - words.zero) * words.scale +
          ((places.bytes[at * dimensions + i] ?? 0) - places.zero) * places.scale +
          ((kinds.bytes[i] ?? 0) - kinds.zero) * kinds.scale
    normalizeRows(rows, ...ofPieces)
    for (const layer of layers) {
      const units = lay(rows, dimensions)
      const attended = attend(product(units, layer, 0), product(units, layer, 1), product(units, layer, 2))
      add(rows, product(lay(attended, dimensions), layer, 3))
      normalizeRows(rows, ...layer.afterAttention)
      const wide = product(lay(rows, dimensions), layer, 4)
      activate(wide)
      add(rows, product(lay(wide, inner), layer, 5))
      normalizeRows(rows, ...layer.afterAll)
    }
    const vector = new Float32Array(dimensions)
    for (let from = 0; from < rows.length; from += dimensions)
      for (let i = 0; i < dimensions; i += 1) vector[i] = (vector[i] ?? 0) + (rows[from + i] ?? 0)
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  }
}
