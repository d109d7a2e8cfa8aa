import { foldedText } from './words/plain-text'
import { asPhrased, asWorded } from './retrieval'
import type { Found, Retrieval } from './retrieval'
import { commonTerms, termsOf } from './words/words'

/** So many sentences of a message are looked at, the last ones: a long story ends with its question. */
const mostSentences = 8
/** So near to a phrasing, a question is whole by itself. */
const asWhole = 0.9
/** So many words that ask of whatever was spoken of may make a question that is whole by itself. */
const mostGeneric = 3
/** So many earlier questions are looked back at for what 'it' is. */
const mostEarlier = 3

/** Words that ask something of whatever was spoken of before. */
const generic = new Set(
  termsOf(
    'compute calculated example source accurate required optional printed print where long much often step page change correct field number exactly detail details again else different difference reason true sure certain needed without rule method determined date sign day book time work place',
    Infinity,
  ),
)
/** A word for what was spoken of before. */
export const pointsBack =
  /\b(?:it|its|it's|that|that's|thats|this|these|those|they|them|there|one|ones|same|instead|then|das|es|cela|ca|eso|esto)\b/
const goesOn =
  /^(?:and|but|or|so|ok|okay|wait|hm+|ah|oh|well|also|then|why|how come|what about|how about|what if|und|aber|et|mais|y|pero|i|a)\b/

/** Nothing but a word for what was spoken of before: 'ok and the other one?' */
const onlyBack =
  /^(?:(?:and|but|or|so|ok|okay|well|then|also|what about|how about) )*(?:(?:that|this|the (?:other|others|second|third|last|next|same|former|latter)) ?(?:ones?|thing)?|those|these|them)(?: (?:then|too|please|instead))?$/
/** Whether a message, in folded letters, means nothing where nothing was asked before. */
export const pointsBackAlone = (folded: string): boolean =>
  onlyBack.test(
    folded
      .replace(/[^\p{L}' ]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )

/** What the earlier question was about counts so much more where it is gone on with, and its subject so much. */
const ofSameTopic = 1.15
const ofSameSubject = 1.08
/** So much of what is found of both questions together counts beside what the later one finds itself. */
const ofBoth = 0.7
/** The same where nothing but another thing is named: 'and my mother-in-law?' */
const ofBothAlike = 1.3
const isAlike = (folded: string) =>
  /^(?:and|or|what about|how about|und|et|y|i|a)\b/.test(folded) &&
  !/\b(?:is|are|do|does|did|can|will|how|when|where|why|who|may|must|if)\b/.test(folded)

/** Whether a question has a word of its own for what it asks of: not ‘what can I do’. */
export const asksOfSomething = (question: string): boolean =>
  termsOf(question, 12).some((term) => !generic.has(term) && !commonTerms.has(term))

/** A sentence with words of its own, which means something without what stands around it: not ‘what went wrong?’. */
const isSpecific = (sentence: string) =>
  termsOf(sentence, 12).filter((term) => !generic.has(term) && !commonTerms.has(term)).length > 1
/** What is found of a whole story counts so much beside what its question finds. */
const ofStory = 1

const subjectOf = (id: string) => id.slice(0, id.indexOf('/'))

const sentencesOf = (text: string, end = /(?<=[.!?;:])\s+|\n/) =>
  text
    .split(end)
    .filter((sentence) => termsOf(sentence, 2).length > 0)
    .slice(-mostSentences)

/** Where a clause ends that may be a question of its own. */
const ofClauses = /(?<=[.!?;:,]) | [-–—] | (?:but|because|cause|since|so|and|as|though|while|if|when) /i
/** Of a clause of a long sentence, so much has to be covered. */
const sure = 0.72

/** The part of a message that is understood best, questions first. */
const bestPart = (
  parts: readonly string[],
  find: Retrieval['find'],
  enough: number,
): readonly Found[] | undefined =>
  parts.length < 2
    ? undefined
    : parts
        .map((part) => ({
          found: find(part),
          isQuestion: part.includes('?'),
          weight: termsOf(part, 6).length,
        }))
        .filter(({ found, weight }) => (found[0]?.confidence ?? 0) >= enough && (enough < sure || weight > 1))
        .sort(
          (one, other) => Number(other.isQuestion) - Number(one.isQuestion) || other.weight - one.weight,
        )[0]?.found

/** What was asked before, where the keeper knew it: the question and its passage. */
const contextOf = (earlier: readonly string[], find: Retrieval['find'], enough: number) => {
  for (const question of [...earlier].reverse().slice(0, mostEarlier)) {
    const topic = find(question)[0]
    if (topic && topic.confidence >= enough) return { question, topic }
  }
  return undefined
}

/** Scores of several finds together, each the share of its own best. */
const together = (finds: readonly (readonly [readonly Found[], number])[], weigh: (id: string) => number) => {
  const byId = new Map<string, Found>()
  const shares = finds.reduce((sum, [found, share]) => sum + (found.length ? share : 0), 0)
  for (const [found, share] of finds) {
    const best = found[0]?.score ?? 1
    for (const one of found) {
      const { id } = one.passage
      const before = byId.get(id)
      byId.set(id, {
        passage: one.passage,
        confidence: Math.max(one.confidence, before?.confidence ?? 0),
        score: (before?.score ?? 0) + (one.score / best) * share * weigh(id),
        odds: (before?.odds ?? 0) + ((one.odds ?? Number(one === found[0])) * share) / shares,
      })
    }
  }
  return [...byId.values()].sort((one, other) => other.score - one.score)
}

/**
 * What a message is about, the best first: itself, the one of its sentences that is understood best, or, where it only points back
 * ('and how is it computed?'), what was asked before.
 */
export const topicOf = (
  message: string,
  earlier: readonly string[],
  find: Retrieval['find'],
  enough: number,
): readonly Found[] => {
  const own = find(message)
  const folded = foldedText(message)
  const terms = termsOf(message, 12)
  const specific = terms.filter((term) => !generic.has(term) && !commonTerms.has(term))
  // What is known to have no answer has none in what was asked before either.
  if (terms.length > 1 && own.length === 0) return own
  // What is asked in words of its own, as it is known, needs nothing from before: 'when did my sister last look at it'.
  const near = own[0]?.near ?? 0
  if ((near >= asWhole && specific.length > 1) || (near >= asWorded && specific.length > 0)) return own
  const points = pointsBack.test(folded) || goesOn.test(folded)
  if (earlier.length && terms.length <= 8 && (points || specific.length === 0)) {
    const context = contextOf(earlier, find, enough)
    if (context) {
      const { question, topic } = context
      const subject = subjectOf(topic.passage.id)
      const both = find(`${message} ${question}`)
      const weigh = (id: string) =>
        id === topic.passage.id ? ofSameTopic : subjectOf(id) === subject ? ofSameSubject : 1
      const told = new Set(termsOf(`${topic.passage.title} ${topic.passage.text}`, Infinity))
      const isTold = specific.every((term) => told.has(term))
      // ‘How long until I get the printed book’ is whole, though all its words are of the general kind.
      const isWhole = terms.length >= mostGeneric && near >= asPhrased && !pointsBack.test(folded)
      if (specific.length === 0 && isWhole) return own
      if (specific.length === 0) return both.length ? together([[both, 1]], weigh) : [topic]
      if (isTold && points) return [topic]
      const isOwn = (own[0]?.confidence ?? 0) >= enough
      const found = together(
        [
          [isOwn ? own : [], 1],
          [both, isOwn ? (isAlike(folded) ? ofBothAlike : ofBoth) : 1],
        ],
        weigh,
      )
      if ((found[0]?.confidence ?? 0) >= enough) return found
    }
  }
  const sentences = sentencesOf(message)
  if ((own[0]?.near ?? 0) < asPhrased && sentences.length > 1) {
    // Of a story and a question, the question that is asked as we know it, beside the story that it is asked of.
    const phrased = sentences
      .filter((sentence, at) => sentence.includes('?') || at === sentences.length - 1)
      .filter((sentence) => isSpecific(sentence))
      .map((sentence) => find(sentence))
      .sort((one, other) => (other[0]?.near ?? 0) - (one[0]?.near ?? 0))[0]
    if ((phrased?.[0]?.near ?? 0) >= asPhrased && phrased)
      return (phrased[0]?.near ?? 0) >= asWhole || own.length === 0
        ? phrased
        : together(
            [
              [phrased, 1],
              [own, ofStory],
            ],
            () => 1,
          )
  }
  if ((own[0]?.confidence ?? 0) >= enough) return own
  return bestPart(sentences, find, enough) ?? bestPart(sentencesOf(message, ofClauses), find, sure) ?? own
}
