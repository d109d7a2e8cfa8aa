import { decodeDocument } from '../bson/decode'
import { encodeDocument } from '../bson/encode'
import { wholeNumber } from '../bson/values'
import type { Document } from '../bson/values'
import type { Matcher } from '../query/matcher'
import type { Pace } from '../query/pace'
import { sortKeyMaker } from '../query/sort-key'
import type { SortField } from '../query/sort-key'
import { sorted } from '../query/sorting'

/** A stage of a pipeline. Documents come and go in small batches. */
export type Stage = (source: AsyncIterable<Document[]>) => AsyncIterable<Document[]>

/** A stage that makes any number of documents of each. */
export const eachStage = (change: (document: Document) => Document[]): Stage =>
  async function* (source) {
    for await (const batch of source) {
      const changed = batch.flatMap(change)
      if (changed.length > 0) yield changed
    }
  }

export const matchStage = (matches: Matcher): Stage =>
  eachStage((document) => (matches(document) ? [document] : []))

export const skipStage = (count: number): Stage =>
  async function* (source) {
    let left = count
    for await (const batch of source) {
      const kept = batch.slice(left)
      left = Math.max(0, left - batch.length)
      if (kept.length > 0) yield kept
    }
  }

export const limitStage = (count: number): Stage =>
  async function* (source) {
    let left = count
    for await (const batch of source) {
      yield batch.slice(0, left)
      left -= batch.length
      if (left <= 0) return
    }
  }

/** Counts; of no documents MongoDB makes no count at all. */
export const countStage = (name: string): Stage =>
  async function* (source) {
    let count = 0
    for await (const batch of source) count += batch.length
    if (count > 0) yield [new Map([[name, wholeNumber(count)]])]
  }

/** Sorts; what waits is held as bytes, which take less room than values. */
export const sortStage = (sort: readonly SortField[], most: number, pace: Pace): Stage =>
  async function* (source) {
    const keyOf = sortKeyMaker(sort)
    const entries = async function* () {
      for await (const batch of source)
        yield batch.map((document) => {
          const item = encodeDocument(document)
          return { key: keyOf(document), size: item.length, item }
        })
    }
    for await (const batch of sorted(entries(), most, pace)) yield batch.map((bytes) => decodeDocument(bytes))
  }
