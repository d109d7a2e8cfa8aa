import { z } from 'zod'
import { createArithmetic } from './arithmetic'
import { readHeaded } from './headed-file'
import { createWordPieces } from './word-pieces'

/** The length of a sentence's vector. */
export const dimensions = 512
const channels = 256
const features = dimensions + 3 * channels
/** Each branch looks at so many pieces at once, so many of them before the one it stands at. */
const branches = [
  { width: 2, before: 0 },
  { width: 3, before: 1 },
  { width: 5, before: 2 },
] as const
const epsilon = 1e-12
const bytesOfNumber = 4
const bytesOfRow = (dimensions * 6) / 8
/** Of a longer message the rest is not looked at. */
const maxPieces = 96

const headerOf = z.object({
  pieces: z.string(),
  scores: z.number(),
  chunkOf: z.number(),
  rows: z.number(),
  matrices: z.record(
    z.string(),
    z.object({ height: z.number(), width: z.number(), scales: z.number(), bytes: z.number() }),
  ),
  vectors: z.record(z.string(), z.object({ at: z.number(), length: z.number() })),
})

interface Matrix {
  height: number
  width: number
  /** Where the arithmetic keeps its numbers, row by row. */
  place: number
}

const rectify = (values: Float32Array) => {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) < 0) values[i] = 0
}

/** Brings a row to mean 0 and variance 1, then to the model's own scale. */
const normalizeLayer = (row: Float32Array, gain: Float32Array, shift: Float32Array) => {
  let mean = 0
  for (const value of row) mean += value / row.length
  let variance = 0
  for (const value of row) variance += (value - mean) ** 2 / row.length
  const scale = 1 / Math.sqrt(variance + epsilon)
  for (let i = 0; i < row.length; i += 1)
    row[i] = ((row[i] ?? 0) - mean) * scale * (gain[i] ?? 1) + (shift[i] ?? 0)
}

const joined = (parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]))

/**
 * Universal Sentence Encoder, multilingual, version 3 (Yang and others, 2019): sentences of like meaning, in sixteen languages, get
 * vectors that point the same way. `file` is what `scripts/make-sentence-model.mjs` writes. Returns what gives a sentence its vector,
 * of length 1; a few milliseconds of processor time each.
 */
export const createSentenceModel = (file: Uint8Array) => {
  const { header, bytes } = readHeaded(file, headerOf)
  // A copy: a Buffer's own `slice` would be a view of the whole file.
  const bytesAt = (at: number, length: number) => new Uint8Array(bytes.subarray(at, at + length))
  const floatsAt = (at: number, length: number) => new Float32Array(bytesAt(at, 4 * length).buffer)
  const vectorOf = (name: string): Float32Array => {
    const stored = header.vectors[name]
    if (!stored) throw new Error(`The sentence model has no vector ${name}`)
    return floatsAt(stored.at, stored.length)
  }
  const { room, at: numbersAt, addProduct } = createArithmetic()
  const matrixOf = (name: string): Matrix => {
    const stored = header.matrices[name]
    if (!stored) throw new Error(`The sentence model has no matrix ${name}`)
    const { height, width } = stored
    const scales = floatsAt(stored.scales, width)
    const bytes = new Int8Array(bytesAt(stored.bytes, height * width).buffer)
    const place = room(bytes.length)
    const numbers = numbersAt(place, bytes.length)
    // Millions of them: a callback for each takes longer than all the rest of the reading.
    for (let at = 0; at < bytes.length; at += 1) numbers[at] = (bytes[at] ?? 0) * (scales[at % width] ?? 0)
    return { height, width, place }
  }

  const texts = header.pieces.split('\n')
  const scores = floatsAt(header.scores, texts.length)
  const toPieces = createWordPieces(texts.map((text, place) => ({ text, score: scores[place] ?? 0 })))
  const chunkOf = bytesAt(header.chunkOf, texts.length)
  const rows = bytesAt(header.rows, texts.length * bytesOfRow)
  const [scale, lowest] = [vectorOf('scale'), vectorOf('lo')]

  const ofBranches = branches.map(({ width, before }) => ({
    width,
    before,
    project: matrixOf(`proj${width}`),
    first: { weights: matrixOf(`w1_${width}`), bias: vectorOf(`b1_${width}`) },
    second: { weights: matrixOf(`w2_${width}`), bias: vectorOf(`b2_${width}`) },
  }))
  const allOf = (name: string) => joined(branches.map(({ width }) => vectorOf(`${name}${width}`)))
  const [projectBias, projectGain, projectShift] = [allOf('proj_b'), allOf('ln_g'), allOf('ln_b')]
  const [gain, shift] = [vectorOf('ln_g'), vectorOf('ln_b')]
  const [summary, summaryBias] = [matrixOf('cnn_W'), vectorOf('cnn_b')]
  const [d0, d1, d2, d3, p1, p3] = ['d0', 'd1', 'd2', 'd3', 'p1', 'p3'].map(matrixOf)
  if (!d0 || !d1 || !d2 || !d3 || !p1 || !p3) throw new Error('The sentence model is not whole')

  const [rowPlace, outPlace, inputPlace] = [room(features), room(features), room(maxPieces * channels)]
  /** out + row × matrix. */
  const times = (
    row: Float32Array,
    { height, width, place }: Matrix,
    out: Float32Array = new Float32Array(width),
  ): Float32Array => {
    numbersAt(rowPlace, height).set(row)
    numbersAt(outPlace, width).set(out)
    addProduct(rowPlace, height, place, width, outPlace)
    return numbersAt(outPlace, width).slice()
  }

  /** The vector of a piece: four numbers of six bits in three bytes. */
  const rowOf = (piece: number, out: Float32Array) => {
    const chunk = chunkOf[piece] ?? 0
    const [unit, from] = [scale[chunk] ?? 0, lowest[chunk] ?? 0]
    for (let at = 0; at < dimensions; at += 4) {
      const byte = piece * bytesOfRow + (at / 4) * 3
      const four = (rows[byte] ?? 0) | ((rows[byte + 1] ?? 0) << 8) | ((rows[byte + 2] ?? 0) << 16)
      for (let i = 0; i < 4; i += 1) out[at + i] = ((four >> (6 * i)) & 63) * unit + from
    }
  }

  /** What a layer of a branch makes of every piece and its neighbours, with what went in added again. */
  const convolve = (
    input: Float32Array,
    count: number,
    { width, before }: { width: number; before: number },
    { weights, bias }: { weights: Matrix; bias: Float32Array },
  ): Float32Array => {
    const output = new Float32Array(count * channels)
    numbersAt(inputPlace, count * channels).set(input)
    for (let at = 0; at < count; at += 1) {
      numbersAt(outPlace, channels).set(bias)
      // The pieces beside each other lie beside each other in memory, as the rows of the matrix do.
      const [from, to] = [Math.max(0, at - before), Math.min(count, at - before + width)]
      const skipped = from - (at - before)
      addProduct(
        inputPlace + from * channels * bytesOfNumber,
        (to - from) * channels,
        weights.place + skipped * channels * channels * bytesOfNumber,
        channels,
        outPlace,
      )
      const sum = numbersAt(outPlace, channels)
      for (let i = 0; i < channels; i += 1)
        output[at * channels + i] = Math.max(0, sum[i] ?? 0) + (input[at * channels + i] ?? 0)
    }
    return output
  }

  return (sentence: string): Float32Array => {
    const pieces = toPieces(sentence).slice(0, maxPieces)
    const count = pieces.length
    const embedded = pieces.map((piece) => {
      const row = new Float32Array(dimensions)
      rowOf(piece, row)
      return row
    })
    const inputs = ofBranches.map(() => new Float32Array(count * channels))
    for (const [at, row] of embedded.entries()) {
      const projected = Float32Array.from(projectBias)
      for (const [branch, { project }] of ofBranches.entries()) {
        const [from, to] = [branch * channels, (branch + 1) * channels]
        projected.set(times(row, project, projected.subarray(from, to)), from)
      }
      normalizeLayer(projected, projectGain, projectShift)
      for (const [branch, input] of inputs.entries())
        input.set(projected.subarray(branch * channels, (branch + 1) * channels), at * channels)
    }
    const outputs = ofBranches.map((branch, at) =>
      convolve(
        convolve(inputs[at] ?? new Float32Array(), count, branch, branch.first),
        count,
        branch,
        branch.second,
      ),
    )
    const sum = new Float32Array(features)
    for (const [at, row] of embedded.entries()) {
      const whole = new Float32Array(features)
      whole.set(row)
      for (const [branch, output] of outputs.entries())
        whole.set(output.subarray(at * channels, (at + 1) * channels), dimensions + branch * channels)
      normalizeLayer(whole, gain, shift)
      for (let i = 0; i < features; i += 1) sum[i] = (sum[i] ?? 0) + (whole[i] ?? 0)
    }
    const mean = times(
      sum,
      summary,
      summaryBias.map((value) => value * count),
    ).map((value) => value / Math.sqrt(count))
    const y0 = times(mean, d0)
    rectify(y0)
    const y1 = times(y0, d1, times(mean, p1))
    rectify(y1)
    const y2 = times(y1, d2)
    rectify(y2)
    const vector = times(y2, d3, times(y1, p3)).map(Math.tanh)
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  }
}
export type SentenceModel = ReturnType<typeof createSentenceModel>
