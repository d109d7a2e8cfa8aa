import { foldedText } from './plain-text'
import type { Found, Retrieval } from './retrieval'
import { termsOf } from './words'

/** So many sentences of a message are looked at, the last ones: a long story ends with its question. */
const mostSentences = 8
/** So many earlier questions are looked back at for what 'it' is. */
const mostEarlier = 3

/** Words that ask something of whatever was spoken of before. */
const generic = new Set(
  termsOf(
    'compute calculated example source accurate required optional printed print where long much often step page change correct field number exactly detail details again else different difference reason true sure certain needed without rule method determined date sign day book time work place',
    Infinity,
  ),
)
const pointsBack =
  /\b(?:it|its|it's|that|this|these|those|they|them|there|one|ones|same|instead|then|das|es|cela|ca|eso|esto|to)\b/
const goesOn = /^(?:and|but|or|so|ok|okay|also|then|what about|how about|und|et|y|i|a)\b/

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?;:])\s+|\n/)
    .filter((sentence) => termsOf(sentence, 2).length > 0)
    .slice(-mostSentences)

export interface Topic {
  /** The best first. */
  found: readonly Found[]
  /** Whether what was found is about names, so that a question with 'name' in it may mean it. */
  isOfName: (found: Found | undefined) => boolean
}

/**
 * What a message is about: itself, the one of its sentences that is understood best, or, where it only points back ('and how is
 * it computed?'), what was asked before.
 */
export const topicOf = (
  message: string,
  earlier: readonly string[],
  find: Retrieval['find'],
  enough: number,
): Topic => {
  const isOfName = (found: Found | undefined) =>
    found !== undefined &&
    found.confidence >= enough &&
    /^(?:insight|field|mya|book|form)\//.test(found.passage.id) &&
    found.confidence > 0.8
  const own = find(message)
  const folded = foldedText(message)
  const terms = termsOf(message, 12)
  const specific = terms.filter((term) => !generic.has(term))
  const pointing = pointsBack.test(folded) || goesOn.test(folded)
  const isVague = pointing && specific.length <= 1 && terms.length <= 4 && (own[0]?.confidence ?? 0) < 0.95
  if ((pointing || specific.length === 0) && earlier.length) {
    const before = [...earlier].reverse().slice(0, mostEarlier)
    for (const question of before) {
      const topic = find(question)[0]
      if (!topic || topic.confidence < enough) continue
      const told = new Set(termsOf(`${topic.passage.title} ${topic.passage.text}`, Infinity))
      if (specific.every((term) => told.has(term))) return { found: [topic], isOfName }
      if (!isVague) break
      // What is asked of the topic may be a topic of its own: 'and how long is an invitation good for?'
      const joined = find(`${message} ${question}`)
      const best = joined[0] && joined[0].confidence >= 0.75 ? joined : [topic]
      return { found: best, isOfName }
    }
  }
  if ((own[0]?.confidence ?? 0) >= enough) return { found: own, isOfName }
  const sentences = sentencesOf(message)
  if (sentences.length < 2) return { found: own, isOfName }
  const answers = sentences
    .map((sentence) => ({
      found: find(sentence),
      isQuestion: sentence.includes('?'),
      weight: termsOf(sentence, 6).length,
    }))
    .filter(({ found }) => (found[0]?.confidence ?? 0) >= enough)
    .sort((one, other) => Number(other.isQuestion) - Number(one.isQuestion) || other.weight - one.weight)
  return { found: answers[0]?.found ?? own, isOfName }
}
