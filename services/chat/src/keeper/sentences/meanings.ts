import { createArithmetic } from './arithmetic'
import { anyLanguage, english, lineOf } from './encoders'
import type { Encoder } from './encoders'
import { keyOf } from './kept-vectors'
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
  { dimensions, vectorOf }: Encoder,
  headsFrom?: () => TopicHeads,
) => {
  const { room, at, keep, dotRows } = createArithmetic()
  const keepAll = () => {
    const rows = room(lines.length * dimensions)
    const all = at(rows, lines.length * dimensions)
    for (const [line, { text }] of lines.entries()) all.set(vectorOf(text), line * dimensions)
    const learnt = headsFrom?.()
    return {
      rows,
      asked: room(dimensions),
      near: room(lines.length),
      learnt: learnt && { ...learnt, rows: keep(learnt.rows), shares: room(learnt.ids.length) },
    }
  }
  let places: ReturnType<typeof keepAll> | undefined

  const compare = (question: string): ReadonlyMap<string, Meaning> => {
    places ??= keepAll()
    at(places.asked, dimensions).set(vectorOf(question))
    dotRows(places.asked, dimensions, places.rows, lines.length, places.near)
    const nearness = at(places.near, lines.length)
    const meanings = new Map<string, Meaning>()
    for (const [line, { id, isTold }] of lines.entries()) {
      const near = nearness[line] ?? 0
      const so = meanings.get(id) ?? { phrased: 0, told: 0, learnt: leastLearnt }
      if (isTold) so.told = Math.max(so.told, near)
      else so.phrased = Math.max(so.phrased, near)
      meanings.set(id, so)
    }
    if (places.learnt) {
      const { ids, rows, bias, shares } = places.learnt
      dotRows(places.asked, dimensions, rows, ids.length, shares)
      const logShares = at(shares, ids.length)
      for (const [place, value] of bias.entries()) logShares[place] = (logShares[place] ?? 0) + value
      toLogShares(logShares)
      for (const [place, id] of ids.entries()) {
        const so = meanings.get(id)
        if (so) so.learnt = Math.max(leastLearnt, logShares[place] ?? leastLearnt)
      }
    }
    return meanings
  }

  return remembering(maxRemembered, compare)
}
