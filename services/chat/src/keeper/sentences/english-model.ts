import { largest, rowsAtOnce } from './byte-products'
import { createEnglishPieces, unknownPiece } from './english-pieces'
import { readEnglishWeights } from './english-weights'
import { createLayers } from './layers'
import type { SentenceModel } from './sentence-model'

/** The length of a sentence's vector. */
const dimensions = 384
/** Of each of the twelve heads. */
const ofHead = 32
const inner = 4 * dimensions
/** How much better fitting a key makes it count. */
const steep = 1 / Math.sqrt(ofHead)
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
/**
 * all-MiniLM-L6-v2, a transformer of six layers for English (Apache-2.0), from the file that `make-english-model.mjs` writes. A
 * sentence's vector has length 1; it is the mean of what the last layer makes of its pieces. Without a known piece it has length 0.
 */
export const createEnglishModel = (file: Uint8Array): SentenceModel => {
  const { products, pieces: allPieces, words, places, kinds, ofPieces, layers } = readEnglishWeights(file)
  const toPieces = createEnglishPieces(allPieces, maxPieces)
  const unknown = allPieces.indexOf(unknownPiece)
  const { lay, finish, normalize, activate, attend } = createLayers(products.memory)

  /** Where a number of a piece lies: those of four pieces beside one another. */
  const placeIn = (piece: number, number: number) =>
    (Math.floor(piece / rowsAtOnce) * dimensions + number) * rowsAtOnce + (piece % rowsAtOnce)
  const whereabouts = new Float32Array(maxPieces * dimensions)
  for (let piece = 0; piece < maxPieces; piece += 1)
    for (let i = 0; i < dimensions; i += 1)
      whereabouts[placeIn(piece, i)] =
        ((places.bytes[piece * dimensions + i] ?? 0) - places.zero) * places.scale +
        ((kinds.bytes[i] ?? 0) - kinds.zero) * kinds.scale
  const [table, ofPlaces] = [products.keepFloats(gaussian), products.keepFloats(whereabouts)]
  const roomFor = (ofPiece: number) => products.room(maxPieces * ofPiece)
  const states = roomFor(4 * dimensions)
  const queries = roomFor(4 * dimensions)
  const keys = roomFor(4 * dimensions)
  const values = roomFor(4 * dimensions)
  const wide = roomFor(4 * inner)
  const rows = roomFor(2 * inner)
  const units = roomFor(4)
  const shares = roomFor(4 * rowsAtOnce)

  return (sentence: string): Float32Array => {
    const pieces = toPieces(sentence)
    // What no piece of is known means nothing, and is like nothing: else its mark of the unknown would be near to some line.
    if (pieces.slice(1, -1).every((piece) => piece === unknown)) return new Float32Array(dimensions)
    const fours = Math.ceil(pieces.length / rowsAtOnce)
    const layDown = (place: number, length: number) => lay(place, fours, length, largest, rows, units)
    /** The rows that were laid down × a matrix of a layer + its bias. */
    const product = ({ matrices }: (typeof layers)[number], which: number, out: number) => {
      const matrix = matrices[which]
      if (!matrix) throw new Error('The English model is not whole')
      products.multiply(rows, fours, matrix.height, matrix.place, matrix.width, out)
      finish(out, fours, matrix.width, units, matrix.scales, matrix.biases)
    }
    const state = products.floatsAt(states, fours * rowsAtOnce * dimensions)
    state.fill(0)
    for (const [at, piece] of pieces.entries())
      for (let i = 0; i < dimensions; i += 1)
        state[placeIn(at, i)] = ((words.bytes[piece * dimensions + i] ?? 0) - words.zero) * words.scale
    normalize(states, ofPlaces, fours, dimensions, ofPieces.gain, ofPieces.shift)
    for (const layer of layers) {
      layDown(states, dimensions)
      for (const [which, out] of [queries, keys, values].entries()) product(layer, which, out)
      attend(queries, keys, values, fours, pieces.length, dimensions, steep, shares)
      layDown(queries, dimensions)
      product(layer, 3, keys)
      normalize(states, keys, fours, dimensions, layer.afterAttention.gain, layer.afterAttention.shift)
      layDown(states, dimensions)
      product(layer, 4, wide)
      activate(wide, fours * rowsAtOnce * inner, table)
      layDown(wide, inner)
      product(layer, 5, keys)
      normalize(states, keys, fours, dimensions, layer.afterAll.gain, layer.afterAll.shift)
    }
    const vector = new Float32Array(dimensions)
    for (let piece = 0; piece < pieces.length; piece += 1)
      for (let i = 0; i < dimensions; i += 1) vector[i] = (vector[i] ?? 0) + (state[placeIn(piece, i)] ?? 0)
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  }
}
