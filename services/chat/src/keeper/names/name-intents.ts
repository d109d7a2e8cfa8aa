import written from '../knowledge/written/questions-of-names.json'
import { english } from '../sentences/encoders'
import { once } from '../sentences/remembering'
import { productsOf, toLogShares, trainTopicHeads } from '../sentences/topic-heads'

/** What may be asked of a name. */
export type NameIntent =
  | 'forms'
  | 'spellings'
  | 'nicknames'
  | 'gender'
  | 'related'
  | 'sound'
  | 'bearers'
  | 'bible'
  | 'script'
  | 'suggest'
  | 'numbers'
  | 'origin'

/** How each of them is asked, and of what else people ask where they name somebody. A name is written as one of `placeholders`. */
const examples: Readonly<Record<NameIntent | 'none', readonly string[]>> = written
/** What is asked of something else. */
const ofElse = 'none'
/** In the place of names, since the model has to be given some name. */
export const placeholders = ['Anna', 'Clara'] as const

const lines = Object.entries(examples).flatMap(([id, questions]) => questions.map((text) => ({ id, text })))
/** The wordings of the table, for the file of vectors. */
export const nameQuestions: readonly string[] = lines.map(({ text }) => text)

/** Learnt from the examples: a tenth of a second, before the first question or at it. */
export const learnNameIntents = once(() =>
  trainTopicHeads(lines.map(({ id, text }) => ({ id, vector: english.vectorOf(text) }))),
)

/** What a question asks of the names in it, written as placeholders, and how likely it is that, or that it asks of something else; 0 to 1. */
export interface AskedIntent {
  intent: NameIntent
  odds: number
  oddsOfElse: number
}
const isIntent = (id: string): id is NameIntent => id in examples && id !== ofElse

/** The likeliest, by a classifier of the meaning of the whole. */
export const nameIntentOf = (question: string): AskedIntent => {
  const heads = learnNameIntents()
  const logShares = productsOf(heads, english.vectorOf(question))
  toLogShares(logShares)
  const oddsOf = (id: string) => Math.exp(logShares[heads.ids.indexOf(id)] ?? -Infinity)
  const oddsOfElse = oddsOf(ofElse)
  return heads.ids
    .flatMap((id) => (isIntent(id) ? [{ intent: id, odds: oddsOf(id), oddsOfElse }] : []))
    .reduce((best, one) => (one.odds > best.odds ? one : best))
}
