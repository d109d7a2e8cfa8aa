import { z } from 'zod'
import { createByteProducts, inPairs } from './byte-products'
import { readHeaded } from './headed-file'

const matricesOfLayer = 6
const placeOf = z.object({ at: z.number(), length: z.number() })
const rowsOf = placeOf.extend({ scale: z.number(), zero: z.number() })
const headerOf = z.object({
  pieces: z.string(),
  words: rowsOf,
  places: rowsOf,
  kinds: rowsOf,
  matrices: z.array(z.object({ height: z.number(), width: z.number(), bytes: placeOf, scales: placeOf })),
  vectors: z.record(z.string(), placeOf),
})

const ofBiases = [
  'attention.self.query',
  'attention.self.key',
  'attention.self.value',
  'attention.output.dense',
  'intermediate.dense',
  'output.dense',
]

/** What is taken of the file of the English model, copied: a function that kept the file itself would hold all of it in memory. */
export const readEnglishWeights = (file: Uint8Array) => {
  const { header, bytes: all } = readHeaded(file, headerOf)
  const bytesAt = ({ at, length }: { at: number; length: number }) =>
    Uint8Array.from(all.subarray(at, at + length))
  const floatsAt = ({ at, length }: { at: number; length: number }) =>
    new Float32Array(bytesAt({ at, length: 4 * length }).buffer)
  const vectorOf = (name: string): Float32Array => {
    const stored = header.vectors[name]
    if (!stored) throw new Error(`The English model has no ${name}`)
    return floatsAt(stored)
  }
  const products = createByteProducts()
  const { keepFloats } = products
  const normOf = (name: string) => ({
    gain: keepFloats(vectorOf(`${name}.weight`)),
    shift: keepFloats(vectorOf(`${name}.bias`)),
  })
  const matrices = header.matrices.map(({ height, width, bytes, scales }, at) => ({
    height,
    width,
    place: products.keep(inPairs(new Int8Array(bytesAt(bytes).buffer), height)),
    scales: keepFloats(floatsAt(scales)),
    biases: keepFloats(
      vectorOf(`${Math.floor(at / matricesOfLayer)}.${ofBiases[at % matricesOfLayer] ?? ''}.bias`),
    ),
  }))
  const [words, places, kinds] = [header.words, header.places, header.kinds].map((rows) => ({
    ...rows,
    bytes: bytesAt(rows),
  }))
  if (!words || !places || !kinds) throw new Error('The English model is not whole')
  return {
    products,
    pieces: header.pieces.split('\n'),
    words,
    places,
    kinds,
    ofPieces: normOf('embeddings.LayerNorm'),
    layers: Array.from({ length: matrices.length / matricesOfLayer }, (_, layer) => ({
      matrices: matrices.slice(layer * matricesOfLayer, (layer + 1) * matricesOfLayer),
      afterAttention: normOf(`${layer}.attention.output.LayerNorm`),
      afterAll: normOf(`${layer}.output.LayerNorm`),
    })),
  }
}
