import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEnglishModel } from './english-model'
import { inBytes, keyOf, readVectors } from './kept-vectors'
import { once, remembering } from './remembering'
import { createSentenceModel } from './sentence-model'
import type { SentenceModel } from './sentence-model'
import { readTopicHeads } from './topic-heads'
import type { TopicHeads } from './topic-heads'

/** A model of sentences, with what it made of the knowledge base beforehand. */
export interface Encoder {
  /** The length of its vectors. */
  dimensions: number
  /** The vector of a line or question, of length 1: kept in the file, where it stands there. */
  vectorOf(text: string): Float32Array
  /** The same in bytes, of any length. */
  bytesOf(text: string): Int8Array
  /** The same as the model makes it now, whatever the file has. */
  encode(text: string): Float32Array
  /** Whether the file has the vector of a line. */
  isKept(text: string): boolean
  /** The heads that were learnt from the whole knowledge base (`npm run keeper:vectors`). */
  heads(): TopicHeads
  /** What reads a file, one after the other, before the first question needs it. */
  reads: readonly (() => unknown)[]
}

/** As the models are given it: they tell capitals from small letters, and parents use them as they like. */
export const lineOf = (text: string): string => text.toLowerCase().trim()

/** A question is compared several times: as a whole, with what is told first, and in parts. */
const maxRemembered = 16

const createEncoder = (
  dimensions: number,
  model: () => SentenceModel,
  vectors: () => Uint8Array,
  heads: () => Uint8Array,
): Encoder => {
  const [keptModel, keptVectors, keptHeads] = [
    once(model),
    once(() => readVectors(vectors())),
    once(() => readTopicHeads(heads())),
  ]
  const make = remembering(maxRemembered, (line) => keptModel()(line))
  return {
    dimensions,
    vectorOf: (text) => keptVectors().get(keyOf(lineOf(text))) ?? make(lineOf(text)),
    bytesOf: (text) => keptVectors().bytesOf(keyOf(lineOf(text))) ?? inBytes(make(lineOf(text))),
    encode: (text) => make(lineOf(text)),
    isKept: (text) => keptVectors().has(keyOf(lineOf(text))),
    heads: keptHeads,
    reads: [keptVectors, keptHeads, keptModel, () => keptModel()('hello')],
  }
}

// Each address is written out, so that the bundler sees the file.
const encoders = {
  /** all-MiniLM-L6-v2 (Wang and others, 2020): for what is asked in English. */
  english: createEncoder(
    384,
    () =>
      createEnglishModel(readFileSync(fileURLToPath(new URL('../data/english-model.bin', import.meta.url)))),
    () => readFileSync(fileURLToPath(new URL('../data/english-vectors.bin', import.meta.url))),
    () => readFileSync(fileURLToPath(new URL('../data/english-heads.bin', import.meta.url))),
  ),
  /** Universal Sentence Encoder, multilingual: for what is asked in other languages. */
  anyLanguage: createEncoder(
    512,
    () =>
      createSentenceModel(
        readFileSync(fileURLToPath(new URL('../data/sentence-model.bin', import.meta.url))),
      ),
    () => readFileSync(fileURLToPath(new URL('../data/line-vectors.bin', import.meta.url))),
    () => readFileSync(fileURLToPath(new URL('../data/topic-heads.bin', import.meta.url))),
  ),
}
export const { english, anyLanguage } = encoders
