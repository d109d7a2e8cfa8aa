import MiniSearch from 'minisearch'
import type { Passage } from './passage'
import { isForeign } from './foreign-words'
import { foldedText } from './plain-text'
import { commonTerms, termsOf } from './words'

export interface Found {
  passage: Passage
  /** 0 to 1: how much of what was asked the passage is about, rare words weighing more. */
  confidence: number
  /** For the order among them alone. */
  score: number
}

/** Matches that are not exact count less, and words that only stand in the text of a passage less than those it is asked by. */
const inexact = 0.7
const inText = 0.45
/** The weight of a word that no passage knows. */
const unheardOf = 0.68
/** The same in a question of another language, of which only the words of the product are known. */
const unheardOfAbroad = 0.3
/** Words that any question may have weigh so much of themselves. */
const ofCommon = 0.3
/** What is found by one word of several is less sure. */
const byOneWord = 0.88

/** Looks for the passages that are about what is asked. Everything it does is linear in the terms of the question. */
export const createRetrieval = (passages: readonly Passage[]) => {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'asks', 'text'],
    tokenize: (text) => termsOf(text, Infinity),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, asks: 2, text: 0.6 },
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false),
      prefix: (term) => term.length > 4,
      weights: { fuzzy: 0.3, prefix: 0.25 },
      // What a field is for is told where it is asked for by its words; else the answer of its subject goes first.
      boostDocument: (id: string) => (id.startsWith('field/') ? 0.85 : 1),
    },
  })
  index.addAll(passages)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))

  const holding = new Map<string, number>()
  for (const { title, asks = '', text } of passages)
    for (const term of new Set(termsOf(`${title} ${asks} ${text}`, Infinity)))
      holding.set(term, (holding.get(term) ?? 0) + 1)
  const most = Math.log(1 + passages.length)
  /** 0 to 1: rare words tell more. */
  const weightOf = (term: string) => {
    const count = holding.get(term)
    return count === undefined ? unheardOf : Math.log(1 + passages.length / count) / most
  }

  /** The best first; nothing for a question without a word that is known here. */
  const find = (question: string): Found[] => {
    const terms = termsOf(question)
    if (!terms.length) return []
    const strange = isForeign(foldedText(question)) ? unheardOfAbroad : unheardOf
    const askedWeight = (term: string) =>
      (holding.has(term) ? weightOf(term) : strange) * (commonTerms.has(term) ? ofCommon : 1)
    const whole = terms.reduce((sum, term) => sum + askedWeight(term), 0)
    return index
      .search(question, { tokenize: () => terms })
      .slice(0, 12)
      .flatMap(({ id, score, queryTerms, match }) => {
        const passage = byId.get(id as string)
        if (!passage) return []
        const fieldsOf = Object.entries(match)
        const covered = queryTerms.reduce((sum, term) => {
          const exact = match[term]
          const fields = exact ??
            fieldsOf.find(([found]) => found.startsWith(term.slice(0, 3)))?.[1] ?? ['text']
          const isAsked = fields.some((field) => field !== 'text')
          return sum + askedWeight(term) * (exact ? 1 : inexact) * (isAsked ? 1 : inText)
        }, 0)
        return [
          {
            passage,
            score,
            confidence:
              Math.min(1, covered / whole) * (queryTerms.length === 1 && terms.length > 1 ? byOneWord : 1),
          },
        ]
      })
      .sort((one, other) => other.score * (0.35 + other.confidence) - one.score * (0.35 + one.confidence))
  }
  return { find }
}
export type Retrieval = ReturnType<typeof createRetrieval>
