import type { Phrasings } from './knowledge/phrasings'
import type { Phrasing } from './nearest-phrasing'
import type { Passage } from './passage'
import { termsOf, termsOfLines } from './words/words'

/** A passage as the index takes it: of each part its terms, with blanks between them. */
export interface IndexedPassage {
  id: string
  title: string
  asks: string | undefined
  text: string
  phrasings: string
}

/** Each phrasing with its terms. */
const withTerms = (phrasings: Phrasings): readonly Phrasing[] => {
  const lines = Object.entries(phrasings).flatMap(([id, questions]) =>
    questions.map((question) => ({ id, question })),
  )
  const terms = termsOfLines(lines.map(({ question }) => question))
  return lines.map((line, at) => ({ ...line, terms: terms[at] ?? [] }))
}

/** What passages and the ways to ask for them are looked for by: found once, for the index and for all that weighs words. */
export const termsOfPassages = (passages: readonly Passage[], phrasings: Phrasings) => {
  const asked = withTerms(phrasings)
  const termsPhrased = new Map<string, Set<string>>(passages.map(({ id }) => [id, new Set()]))
  for (const { id, terms } of asked) for (const term of terms) termsPhrased.get(id)?.add(term)

  /** By term, how many passages hold it. */
  const holding = new Map<string, number>()
  const indexed = passages.map(({ id, title, asks, text }): IndexedPassage => {
    const [ofTitle, ofAsks, ofText] = [
      termsOf(title, Infinity),
      asks === undefined ? undefined : termsOf(asks, Infinity),
      termsOf(text, Infinity),
    ]
    for (const term of new Set([...ofTitle, ...(ofAsks ?? []), ...ofText]))
      holding.set(term, (holding.get(term) ?? 0) + 1)
    const ofPhrasings = [...(termsPhrased.get(id) ?? [])]
    return {
      id,
      title: ofTitle.join(' '),
      asks: ofAsks?.join(' '),
      text: ofText.join(' '),
      phrasings: ofPhrasings.join(' '),
    }
  })
  return { indexed, holding, asked }
}
