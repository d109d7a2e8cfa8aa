import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createArithmetic } from './arithmetic'
import { keyOf, readVectors } from './kept-vectors'
import { createSentenceModel, dimensions } from './sentence-model'
import type { SentenceModel } from './sentence-model'

/** How near a passage is to a question in meaning, each -1 to 1. */
export interface Meaning {
  /** Its nearest phrasing, and the next nearest. */
  phrased: number
  next: number
  /** What it says itself; 0 where that was not asked for. */
  told: number
}

export interface Line {
  id: string
  text: string
  /** Not a way to ask for the passage, but what it says. */
  isTold?: boolean
}

/** One question is looked for several times: alone, with what was asked before, and in parts. */
const maxRemembered = 64

/** As the model is given it: it tells capitals from small letters, and parents use them as they like. */
export const lineOf = (text: string): string => text.toLowerCase().trim()

let model: SentenceModel | undefined
/** Read at the first question, and then kept for all keepers. */
const embed = (text: string): Float32Array => {
  model ??= createSentenceModel(
    readFileSync(fileURLToPath(new URL('../data/sentence-model.bin', import.meta.url))),
  )
  return model(text)
}

let kept: ReadonlyMap<string, Float32Array> | undefined
const keptVectors = () =>
  (kept ??= readVectors(readFileSync(fileURLToPath(new URL('../data/line-vectors.bin', import.meta.url)))))

/** The vector of a line of the knowledge base: kept in the file, where the line stands there. */
const vectorOf = (text: string): Float32Array => keptVectors().get(keyOf(lineOf(text))) ?? embed(lineOf(text))

/** The vectors of all the lines, for the file; those that it has already are not made again. */
export const vectorsOf = (lines: readonly Line[]): ReadonlyMap<string, Float32Array> =>
  new Map(lines.map(({ text }) => [keyOf(lineOf(text)), vectorOf(text)]))

/** The lines that the file does not have: they would be worked out anew by every process. */
export const linesNotKept = (lines: readonly Line[]): string[] =>
  lines.filter(({ text }) => !keptVectors().has(keyOf(lineOf(text)))).map(({ text }) => text)

/** Compares the meaning of a question with that of every line; returns how near each id is. */
export const createMeanings = (lines: readonly Line[]) => {
  const { room, at, keep, dotRows } = createArithmetic()
  const keepAll = () => {
    const all = new Float32Array(lines.length * dimensions)
    for (const [line, { text }] of lines.entries()) all.set(vectorOf(text), line * dimensions)
    return { rows: keep(all), asked: room(dimensions), near: room(lines.length) }
  }
  let places: ReturnType<typeof keepAll> | undefined
  const remembered = new Map<string, ReadonlyMap<string, Meaning>>()

  const compare = (question: string): ReadonlyMap<string, Meaning> => {
    places ??= keepAll()
    at(places.asked, dimensions).set(vectorOf(question))
    dotRows(places.asked, dimensions, places.rows, lines.length, places.near)
    const nearness = at(places.near, lines.length)
    const meanings = new Map<string, Meaning>()
    for (const [line, { id, isTold }] of lines.entries()) {
      const near = nearness[line] ?? 0
      const so = meanings.get(id) ?? { phrased: 0, next: 0, told: 0 }
      if (isTold) so.told = Math.max(so.told, near)
      else if (near > so.phrased) [so.phrased, so.next] = [near, so.phrased]
      else so.next = Math.max(so.next, near)
      meanings.set(id, so)
    }
    return meanings
  }

  return (question: string): ReadonlyMap<string, Meaning> => {
    const known = remembered.get(question)
    if (known) return known
    const meanings = compare(question)
    const oldest = remembered.keys().next().value
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(question, meanings)
    return meanings
  }
}
