import MiniSearch from 'minisearch'
import { isForeign, isOfReadScript } from './words/languages'
import type { Phrasings } from './knowledge/phrasings'
import { createNearestPhrasing } from './nearest-phrasing'
import type { Passage } from './passage'
import { termsOfPassages } from './passage-terms'
import type { IndexedPassage } from './passage-terms'
import { anyLanguage, english } from './sentences/encoders'
import type { Encoder } from './sentences/encoders'
import { createMeanings, leastLearnt } from './sentences/meanings'
import type { Line, Meaning } from './sentences/meanings'
import { remembering } from './sentences/remembering'
import type { TopicHeads } from './sentences/topic-heads'
import { foldedText } from './words/plain-text'
import { commonTerms, termsOf } from './words/words'

export interface Found {
  passage: Passage
  /** 0 to 1: how much of what was asked the passage is about, rare words weighing more. */
  confidence: number
  /** 0 to 1: how near the nearest phrasing of it is to the question as a whole. */
  near?: number
  /** For the order among them alone. */
  score: number
  /** 0 to 1: how likely it is what was asked. */
  odds?: number
}

/** A passage that was asked for by its name, without search. */
export const asNamed = (passage: Passage): Found => ({ passage, confidence: 1, score: 0 })

/** Matches that are not exact count less, and words that only stand in the text of a passage less than those it is asked by. */
const inexact = 0.7
const inText = 0.45
/** The weight of a word that no passage knows. */
const unheardOf = 0.9
/** The same in a question of another language, of which only the words of the product are known. */
const unheardOfAbroad = 0.3
/** Words that any question may have weigh so much of themselves, and numbers so much in all. */
const ofCommon = 0.3
const ofNumber = 0.2
/** What is found by one word of several is less sure. */
const byOneWord = 0.88
/** Whether odds are such that what was found is sooner meant than anything else. */
export const isLikely = (odds: number): boolean => odds >= 0.5
/** From here on a phrasing is the same question, whatever the index has found of it. */
export const asPhrased = 0.75
/** And from here on no model is needed to understand it. */
export const asWorded = 0.95
/** The square of how near a phrasing is counts so much beside the score of the index, which is 1.35 at best. */
const ofPhrasing = 2.4
/** What is worded as it is known goes before whatever its words find besides. */
const ofWorded = 2
/** And what is worded so letter by letter a little more. */
const letterByLetter = 0.999
const ofLetters = 0.5
/** What a field is for is told where it is asked for by its words; else the answer of its subject goes first. */
const ofField = 0.85

/** The id of the questions that no passage answers, among the phrasings. */
const nothing = 'nothing'
/** So near to one of those, and nearer than to any phrasing of a passage, a question has no answer. */
const asNothing = 0.6
const nearerBy = 1.15

const noMeaning: Meaning = { phrased: 0, told: 0, learnt: leastLearnt }
/** What a family asks of its own is sooner told to it than to staff, unless staff are spoken of. */
const ofFamily = /\b(?:my|our|us|we|ours|family|parents?)\b/
/** Whoever speaks of a relative asks as a family, even of a password. */
const ofKin =
  /\b(?:mother|father|mum|mom|dad|grand\w+|nana|granny|oma|opa|aunt|uncle|sister|brother|husband|wife|in-law)\b/
const ofStaff =
  /\b(?:staff|admin\w*|employee\w*|archivists?|dashboard|audit\w*|press room|second factor|passkeys?|sign(?:ed|ing)? in|log(?:ged|ging)? in|password|company|i work|csv|bulk|reopen\w*)\b/
const forStaff = 0.7
const isField = (id: string) => id.startsWith('field/')

/** All that the meaning of a question is compared with. */
export const linesOf = (
  passages: readonly Passage[],
  phrasings: Phrasings,
  nothingTold: readonly string[],
): readonly Line[] => [
  ...Object.entries(phrasings).flatMap(([id, questions]) => questions.map((text) => ({ id, text }))),
  ...nothingTold.map((text) => ({ id: nothing, text })),
  ...passages.map(({ id, title, text }) => ({ id, text: `${title}. ${text}`, isTold: true })),
]

/** What the meaning of a question weighs, and beside it its words; learnt from phrasings that were held back (docs/decisions/0023). */
interface Weights {
  meaning: { phrased: number; phrasedSquared: number; told: number; learnt: number }
  words: { score: number; confidence: number }
  /** A field or an insight is told where it stands out; else the answer of its subject goes first. */
  detail: number
  /** A single fact goes before its whole subject where both are as good. */
  subject: number
  /** What a question without an answer has before it is compared; more than it, and the best passage is the answer. */
  noAnswer: number
}
const inEnglish: Weights = {
  meaning: { phrased: 1.34, phrasedSquared: 0.58, told: 2.79, learnt: 0.64 },
  words: { score: 0.25, confidence: 1.47 },
  detail: 0.08,
  subject: -0.25,
  noAnswer: 1.26,
}
const inAnyLanguage: Weights = {
  meaning: { phrased: 0.7, phrasedSquared: 0.67, told: 1.66, learnt: 0.67 },
  words: { score: 0.67, confidence: 2.04 },
  detail: -0.18,
  subject: 0,
  noAnswer: 1.6,
}
/** So near in meaning to a phrasing, the question is understood whatever its words; and less than this, its words mislead. */
const asMeant = 0.45
/** In another language, whose words are hardly known here, its meaning says so much more. */
const surerAbroad = 0.1
const leastMeant = 0.25
/** Scores are logarithms of odds; where they are told as shares of the best one, so much less is none of it. */
const ofShares = 8
/** Those of the words alone say so much more. */
const byWordsAlone = 2

const weightOfMeaning = ({ meaning }: Weights, { phrased, told, learnt }: Meaning) =>
  meaning.phrased * phrased +
  meaning.phrasedSquared * phrased ** 2 +
  meaning.told * told +
  meaning.learnt * learnt

/** The same with the odds that their scores mean, beside those of something else; 1 for the best one before all are shared out. */
const withOdds = (found: readonly Found[], steepness: number, ofElse: number): Found[] => {
  const sizes = found.map(({ score }) => Math.exp(steepness * (score - (found[0]?.score ?? 0))))
  const whole = sizes.reduce((sum, size) => sum + size, ofElse)
  return found.map((one, at) => ({ ...one, odds: (sizes[at] ?? 0) / whole }))
}

/** How sure a passage is, of which the words are so sure. */
const inMeaning = (sure: number, { phrased }: Meaning, surer: number) =>
  phrased < leastMeant ? 0 : phrased + surer >= asMeant ? Math.max(sure, phrased + surer) : sure

/** One question is looked for several times: alone, in parts, and as the one before the next. */
const maxRemembered = 16

/** Looks for the passages that are about what is asked. Everything it does is linear in the terms of the question. */
export const createRetrieval = (
  passages: readonly Passage[],
  phrasings: Phrasings,
  nothingTold: readonly string[],
  headsFrom: (encoder: Encoder) => TopicHeads = ({ heads }) => heads(),
) => {
  const { indexed, holding, asked } = termsOfPassages(passages, { ...phrasings, [nothing]: nothingTold })
  const index = new MiniSearch<IndexedPassage>({
    fields: ['title', 'asks', 'text', 'phrasings'],
    tokenize: (terms) => (terms ? terms.split(' ') : []),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, asks: 2, text: 0.6, phrasings: 1 },
      // A word that is known is no slip of another one.
      fuzzy: (term) => (holding.has(term) ? false : term.length > 7 ? 2 : term.length > 4 ? 1 : false),
      prefix: (term) => term.length > 4,
      weights: { fuzzy: 0.3, prefix: 0.25 },
      boostDocument: (id: string) => (isField(id) ? ofField : 1),
    },
  })
  index.addAll(indexed)
  // A question is compared once, for whoever asks how it is worded and for whoever looks for its answer.
  const nearestOf = remembering(4, createNearestPhrasing(asked))
  const lines = linesOf(passages, phrasings, nothingTold)
  const spaces = [
    { weights: inEnglish, meaningsOf: createMeanings(lines, english, () => headsFrom(english)) },
    { weights: inAnyLanguage, meaningsOf: createMeanings(lines, anyLanguage, () => headsFrom(anyLanguage)) },
  ] as const
  const byId = new Map(passages.map((passage) => [passage.id, passage]))

  const most = Math.log(1 + passages.length)
  /** 0 to 1: rare words tell more. */
  const weightOf = (term: string) => {
    const count = holding.get(term)
    return count === undefined ? unheardOf : Math.log(1 + passages.length / count) / most
  }

  /** What the index finds word by word: by id its score, 1 for the best, and how much of the question it covers. */
  const byWords = (question: string, terms: readonly string[]) => {
    const strange = isForeign(foldedText(question)) ? unheardOfAbroad : unheardOf
    const askedWeight = (term: string) =>
      /^\d/.test(term)
        ? ofNumber
        : (holding.has(term) ? weightOf(term) : strange) * (commonTerms.has(term) ? ofCommon : 1)
    const whole = terms.reduce((sum, term) => sum + askedWeight(term), 0)
    const results = index.search(question, { tokenize: () => [...terms] }).slice(0, 40)
    const best = results[0]?.score ?? 1
    return results.map(({ id, score, queryTerms, match }) => {
      const fieldsOf = Object.entries(match)
      const covered = queryTerms.reduce((sum, term) => {
        const exact = match[term]
        const fields = exact ??
          fieldsOf.find(([found]) => found.startsWith(term.slice(0, 3)))?.[1] ?? ['text']
        const isAsked = fields.some((field) => field !== 'text')
        return sum + askedWeight(term) * (exact ? 1 : inexact) * (isAsked ? 1 : inText)
      }, 0)
      const confidence =
        Math.min(1, covered / whole) * (queryTerms.length === 1 && terms.length > 1 ? byOneWord : 1)
      return [String(id), { score: score / best, confidence }] as const
    })
  }

  /** The best first; nothing for a question without a word that is known here, or one that is known to have no answer. */
  const find = (question: string): Found[] => {
    const terms = termsOf(question)
    if (!question.trim()) return []
    const nearest = new Map(nearestOf(question))
    const ofNothing = nearest.get(nothing) ?? 0
    nearest.delete(nothing)
    const phrased = [...nearest].sort(([, one], [, other]) => other - one).slice(0, 12)
    if (ofNothing >= asNothing && ofNothing > nearerBy * (phrased[0]?.[1] ?? 0)) return []

    // What is asked as we know it needs no model to be understood.
    const isWorded = (phrased[0]?.[1] ?? 0) >= asWorded
    const isAbroad = isForeign(foldedText(question))
    const { weights, meaningsOf } = spaces[isAbroad ? 1 : 0]
    const surer = isAbroad ? surerAbroad : 0
    const folded = foldedText(question)
    const isFamilys = ofKin.test(folded) || (ofFamily.test(folded) && !ofStaff.test(folded))
    // Of letters that the model does not have it makes a vector of something else.
    const isMeaningless = isAbroad && !isOfReadScript(question)
    const meanings: ReadonlyMap<string, Meaning> =
      isWorded || isMeaningless ? new Map() : meaningsOf(question)
    const weigh = (meaning: Meaning) => weightOfMeaning(weights, meaning)
    const meant = [...meanings].sort(([, one], [, other]) => weigh(other) - weigh(one)).slice(0, 25)
    const unanswered = weights.noAnswer + weigh(meanings.get(nothing) ?? noMeaning)
    const worded = new Map(terms.length ? byWords(question, terms) : [])
    const found = [...new Set([...worded.keys(), ...phrased.map(([id]) => id), ...meant.map(([id]) => id)])]
      .flatMap((id) => {
        const passage = byId.get(id)
        if (!passage) return []
        const { score, confidence } = worded.get(id) ?? { score: 0, confidence: 0 }
        const near = (nearest.get(id) ?? 0) * (isField(id) ? ofField : 1)
        const inWords = score * (0.35 + confidence) + ofPhrasing * near ** 2
        const meaning = meanings.get(id) ?? noMeaning
        const sure = near >= asPhrased ? Math.max(confidence, near) : confidence
        return [
          {
            passage,
            near,
            confidence: isWorded ? sure : inMeaning(sure, meaning, surer),
            score: isWorded
              ? inWords +
                (near >= asWorded ? ofWorded : 0) +
                (near >= letterByLetter ? ofLetters : 0) +
                (passage.isSubject ? 2 * weights.subject : 0)
              : weights.words.score * inWords +
                weights.words.confidence * sure +
                weigh(meaning) +
                (/^(?:field|insight)\//.test(id) ? weights.detail : 0) +
                (passage.isSubject ? weights.subject : 0) -
                (isFamilys && id.startsWith('staff/') ? forStaff : 0),
          },
        ]
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, 12)
    const best = found[0]
    if (!best) return found
    if (isWorded) return withOdds(found, byWordsAlone, 0)
    if (best.score < unanswered) return []
    return withOdds(found, 1, Math.exp(unanswered - best.score)).map((one) => ({
      ...one,
      score: Math.max(0, 1 - (best.score - one.score) / ofShares),
    }))
  }
  /** The passages that a question is asked for in so many words, nearly letter by letter. */
  const wordedAs = (question: string): readonly string[] =>
    [...nearestOf(question)].flatMap(([id, near]) => (id !== nothing && near >= asWorded ? [id] : []))

  return { find: remembering(maxRemembered, find), wordedAs, isHeld: (term: string) => holding.has(term) }
}
export type Retrieval = ReturnType<typeof createRetrieval>
