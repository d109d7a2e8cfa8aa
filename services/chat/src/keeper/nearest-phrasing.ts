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

  const ids = [...new Set(lines.map(({ id }) => id))]
  const count = ids.length
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const idOf = Uint16Array.from(lines, ({ id }) => placeOf.get(id) ?? 0)
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
  const wholes = Float64Array.from(termsByLine, sumOf)
  // Thousands of lines share a word with a question: they are counted in place.
  const shared = new Float64Array(lines.length)
  const sharing = new Uint32Array(lines.length)
  const nearestTo = new Float64Array(count)

  return (question: string): ReadonlyMap<string, number> => {
    const terms = [...termsOf(question), ...smallTermsOf(question)]
    const whole = sumOf(terms)
    let counted = 0
    for (const term of terms) {
      const weight = weightOf(term)
      for (const line of linesWith.get(term) ?? []) {
        const before = shared[line] ?? 0
        if (before === 0) sharing[counted++] = line
        shared[line] = before + weight
      }
    }

    const found: number[] = []
    for (const line of sharing.subarray(0, counted)) {
      const place = idOf[line] ?? 0
      const near = (shared[line] ?? 0) / (ofAsked * whole + (1 - ofAsked) * (wholes[line] ?? 0))
      const nearest = nearestTo[place] ?? 0
      if (nearest === 0) found.push(place)
      if (near > nearest) nearestTo[place] = near
      shared[line] = 0
    }
    return new Map(
      found.map((place) => {
        const near = nearestTo[place] ?? 0
        nearestTo[place] = 0
        return [ids[place] ?? '', near] as const
      }),
    )
  }
}
