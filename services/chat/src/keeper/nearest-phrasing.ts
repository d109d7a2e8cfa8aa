import { smallTermsOf } from './words/small-words'
import { commonTerms, termsOf } from './words/words'

/** So much of its weight counts of a small word ('who', 'where', 'not'), and of one that any question may have. */
const ofSmall = 0.3
const ofCommon = 0.45
/** The weight of a word that stands in no phrasing. */
const unheardOf = 0.68
/** Of what two questions do not share, what was asked beyond the phrasing counts more than what the phrasing has beyond it. */
const ofAsked = 0.6

/** A way to ask for a passage. */
export interface Phrasing {
  /** Of the passage. */
  id: string
  question: string
  /** What it is looked for by, as `termsOf` has it. */
  terms: readonly string[]
}

/**
 * Compares a question with every phrasing as a whole. The small words count here too, which the index leaves out: 'who can see it'
 * and 'can I see it' are different questions. Returns the passages with how near their nearest phrasing is, 0 to 1. Linear in the
 * terms of the question.
 */
export const createNearestPhrasing = (lines: readonly Phrasing[]) => {
  const termsByLine = lines.map(({ terms, question }) => [...terms, ...smallTermsOf(question)])

  const linesWith = new Map<string, number[]>()
  for (const [line, terms] of termsByLine.entries())
    for (const term of terms) {
      const holding = linesWith.get(term)
      if (holding) holding.push(line)
      else linesWith.set(term, [line])
    }

  const count = new Set(lines.map(({ id }) => id)).size
  const most = Math.log(1 + count)
  const weigh = (term: string, rarity: number) =>
    rarity * (term.startsWith('~') ? ofSmall : commonTerms.has(term) ? ofCommon : 1)
  const weights = new Map(
    [...linesWith].map(([term, holding]) => {
      const passages = new Set(holding.map((line) => lines[line]?.id)).size
      return [term, weigh(term, Math.log(1 + count / passages) / most)] as const
    }),
  )
  const weightOf = (term: string) => weights.get(term) ?? (term.startsWith('~') ? 0 : weigh(term, unheardOf))
  const sumOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0)
  const wholes = termsByLine.map(sumOf)

  return (question: string): ReadonlyMap<string, number> => {
    const terms = [...termsOf(question), ...smallTermsOf(question)]
    const whole = sumOf(terms)
    const shared = new Map<number, number>()
    for (const term of terms)
      for (const line of linesWith.get(term) ?? []) shared.set(line, (shared.get(line) ?? 0) + weightOf(term))

    const nearest = new Map<string, number>()
    for (const [line, both] of shared) {
      const id = lines[line]?.id ?? ''
      const near = both / (ofAsked * whole + (1 - ofAsked) * (wholes[line] ?? 0))
      nearest.set(id, Math.max(near, nearest.get(id) ?? 0))
    }
    return nearest
  }
}
