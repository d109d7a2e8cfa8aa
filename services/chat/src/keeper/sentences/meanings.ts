import { createArithmetic } from './arithmetic'
import { createByteProducts, largest } from './byte-products'
import { anyLanguage, english, lineOf } from './encoders'
import type { Encoder } from './encoders'
import { keyOf, lengthOf } from './kept-vectors'
import { remembering } from './remembering'
import { toLogShares, trainTopicHeads } from './topic-heads'
import type { TopicHeads } from './topic-heads'

/** How near a passage is to a question in meaning, each -1 to 1. */
export interface Meaning {
  /** Its nearest phrasing. */
  phrased: number
  /** What it says itself; 0 where that was not asked for. */
  told: number
  /** The logarithm of the share that the learnt heads give it, `leastLearnt` at least; the same for all where there are no heads. */
  learnt: number
}

/** What is less likely is not told apart. */
export const leastLearnt = -9

export interface Line {
  id: string
  text: string
  /** Not a way to ask for the passage, but what it says. */
  isTold?: boolean
}

/** One question is looked for several times: alone, with what was asked before, and in parts. */
const maxRemembered = 64

/** Reads the files before the first question needs them, each in a turn of its own, so that calls are answered in between. */
export const readMeanings = async (): Promise<void> => {
  for (const read of [...english.reads, ...anyLanguage.reads]) {
    await new Promise((resolve) => setImmediate(resolve))
    read()
  }
}

/** The vectors of all the texts, for the file; those that it has already are not made again. */
export const vectorsOf = (
  texts: readonly string[],
  { vectorOf }: Encoder,
): ReadonlyMap<string, Float32Array> => new Map(texts.map((text) => [keyOf(lineOf(text)), vectorOf(text)]))

/** The lines that the file does not have: they would be worked out anew by every process. */
export const linesNotKept = (lines: readonly Line[], { isKept }: Encoder): string[] =>
  lines.filter(({ text }) => !isKept(text)).map(({ text }) => text)

/** So near are a vector in the file and that of the model, which is not rounded to bytes. */
const asKept = 0.98

/** Whether the file's vectors are those of the model: not so where the model was learnt anew since. */
export const isOfItsModel = (lines: readonly Line[], { vectorOf, encode }: Encoder): boolean =>
  lines.slice(0, 8).every(({ text }) => {
    const made = encode(text)
    return vectorOf(text).reduce((sum, value, at) => sum + value * (made[at] ?? 0), 0) >= asKept
  })

/** Learns the heads from lines. */
export const headsOf = (lines: readonly Line[], { vectorOf }: Encoder): TopicHeads =>
  trainTopicHeads(lines.map(({ id, text }) => ({ id, vector: vectorOf(text) })))

/** Compares the meaning of a question with that of every line; returns how near each id is. */
export const createMeanings = (
  lines: readonly Line[],
  { dimensions, vectorOf, bytesOf }: Encoder,
  headsFrom?: () => TopicHeads,
) => {
  const products = createByteProducts()
  const { room, at, keep, dotRows } = createArithmetic()
  const ids = [...new Set(lines.map(({ id }) => id))]
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const idOf = Uint16Array.from(lines, ({ id }) => placeOf.get(id) ?? 0)
  const isTold = Uint8Array.from(lines, (line) => (line.isTold ? 1 : 0))

  /** The lines lie in bytes: a quarter of what has to be read for each question. */
  const keepAll = () => {
    const rows = products.room(lines.length * dimensions)
    const all = products.bytesAt(rows, lines.length * dimensions)
    const lengths = new Float32Array(lines.length)
    for (const [line, { text }] of lines.entries()) {
      const bytes = bytesOf(text)
      lengths[line] = lengthOf(bytes)
      all.set(bytes, line * dimensions)
    }
    const learnt = headsFrom?.()
    return {
      rows,
      lengths,
      question: products.room(2 * dimensions),
      near: products.room(4 * lines.length),
      asked: room(dimensions),
      learnt: learnt && { ...learnt, rows: keep(learnt.rows), shares: room(learnt.ids.length) },
    }
  }
  let places: ReturnType<typeof keepAll> | undefined

  const compare = (question: string): ReadonlyMap<string, Meaning> => {
    places ??= keepAll()
    const { rows, lengths, near } = places
    const vector = vectorOf(question)
    const unit = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / largest
    products.shortsAt(places.question, dimensions).set(vector.map((value) => Math.round(value / unit)))
    products.dotBytes(places.question, dimensions, rows, lines.length, near)
    const nearness = products.integersAt(near, lines.length)
    const [phrased, told] = [new Float32Array(ids.length), new Float32Array(ids.length)]
    for (let line = 0; line < lines.length; line += 1) {
      const so = ((nearness[line] ?? 0) * unit) / (lengths[line] ?? 1)
      const place = idOf[line] ?? 0
      const nearest = isTold[line] === 1 ? told : phrased
      if (so > (nearest[place] ?? 0)) nearest[place] = so
    }
    const meanings = new Map<string, Meaning>(
      ids.map((id, place) => [
        id,
        { phrased: phrased[place] ?? 0, told: told[place] ?? 0, learnt: leastLearnt },
      ]),
    )
    if (places.learnt) {
      const { learnt, asked } = places
      at(asked, dimensions).set(vector)
      dotRows(asked, dimensions, learnt.rows, learnt.ids.length, learnt.shares)
      const logShares = at(learnt.shares, learnt.ids.length)
      for (const [place, value] of learnt.bias.entries()) logShares[place] = (logShares[place] ?? 0) + value
      toLogShares(logShares)
      for (const [place, id] of learnt.ids.entries()) {
        const so = meanings.get(id)
        if (so) so.learnt = Math.max(leastLearnt, logShares[place] ?? leastLearnt)
      }
    }
    return meanings
  }

  return remembering(maxRemembered, compare)
}
