import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { courtesyTo } from './courtesies'
import { isForeign } from './foreign-words'
import type { KeeperAnswer } from './keeper-answer'
import { passagesOf } from './knowledge/passages'
import type { KnowledgeSettings } from './knowledge/passages'
import { nameAskedIn, nextNameIn } from './name-questions'
import { isOfOwnChild, overviewOf, ownAnswer } from './own-insights'
import { foldedText, readableText } from './plain-text'
import { findReferral } from './referrals'
import { createRetrieval } from './retrieval'
import type { Found } from './retrieval'
import type { Passage } from './passage'
import { isSmallTalk } from './small-talk'
import { setAnswerOf } from './set-questions'
import { topicOf } from './topics'
import { termsOf } from './words'

export type { KeeperAnswer } from './keeper-answer'
export { findReferral } from './referrals'

export interface KeeperQuestion {
  message: string
  history: readonly ChatMessage[]
  /** What was computed of the visitor's own child, where the visitor allowed it to be read. */
  insights?: readonly Insight[]
}

/** Answers from what is written down in this service, without any network. */
export interface Keeper {
  ask(question: KeeperQuestion): KeeperAnswer
}

/** What is known of a name, in words for the reader, with where it stands written. */
export interface KnownName {
  text: string
  sources: readonly string[]
}

export interface KeeperParts extends KnowledgeSettings {
  /** The research of names; a name it does not know is said to be unknown. */
  findName?: (name: string) => KnownName | undefined
}

/** Less than so much of the question covered is no answer; tuned on the questions of `testing`, see docs/decisions. */
export const leastConfidence = 0.5

/** A second passage whose score is so much of the first one's is as good. */
const asGood = 0.88
const subjectOf = ({ passage: { id } }: Found) => id.slice(0, id.indexOf('/'))

/** How a second passage follows the first. */
export const secondAnswer = ({ title, text }: Passage): string => ` Besides, on ‘${title}’: ${text}`

/** Without these words, what is not known may be anything. */
const asksOfName =
  /mean|origin|etymolog|comes? from|root|bedeut|herkunft|woher|signif|origine|vient|origen|viene|znacz|pochodz/

const overview =
  /\b(?:all|which|what|list|show|summary|overview)\b.*\b(?:insights?|readings?|record|figures)\b.*\b(?:of|for|in|about) (?:my|our|his|her)\b|\b(?:my|our|his|her)\b[^?]*\binsights\b/

const noSources: readonly string[] = []
const unknownName: KeeperAnswer = {
  kind: 'unknown',
  text: 'I do not know this name. It is not among the names whose root I can show you in a dictionary, and I do not guess from its sound.',
  sources: noSources,
}
const usualTitles = ['What a Birth Codex is', 'The five steps of the form', 'How many insights there are']

export const createKeeper = ({ findName = () => undefined, ...settings }: KeeperParts = {}): Keeper => {
  const passages = passagesOf(settings)
  const { find } = createRetrieval(passages)

  const isSure = (found: Found | undefined): found is Found =>
    found !== undefined && found.confidence >= leastConfidence

  const unknown = (nearby: readonly Found[], folded: string): KeeperAnswer => {
    const near = nearby
      .filter(({ confidence }) => confidence >= leastConfidence / 2)
      .map(({ passage }) => passage.title)
    const titles = [...new Set([...near, ...usualTitles])].slice(0, 3)
    const english = isForeign(folded) ? 'I answer in English. ' : ''
    return {
      kind: 'unknown',
      text: `${english}I do not know that: nothing that I have to go by says it. I can tell you about: ${titles.join('; ')}.`,
      sources: noSources,
    }
  }

  /** Of several words all have to be known: nothing of a message is repeated that the list of names does not have. */
  const nameAnswer = (name: string): KeeperAnswer | undefined => {
    const words = name.split(' ')
    const known = findName(words.every((word) => findName(word)) ? name : (words[0] ?? ''))
    return known && { kind: 'answer', ...known }
  }

  const answerOf = (
    { passage }: Found,
    folded: string,
    insights: readonly Insight[] | undefined,
  ): KeeperAnswer => {
    const isOwn = isOfOwnChild(folded)
    if (insights?.length && isOwn) {
      const own = ownAnswer(passage, insights)
      if (own) return own
    }
    const withheld =
      isOwn &&
      !insights?.length &&
      passage.id.startsWith('insight/') &&
      /^(?:what|which|was|tell|quel|cual|jak)/.test(folded)
        ? 'I see no record here that I may read, so I cannot name your own child’s; this is how it is found. '
        : ''
    const english = isForeign(folded) ? 'I answer in English. ' : ''
    return { kind: 'answer', text: `${english}${withheld}${passage.text}`, sources: [passage.source] }
  }

  /** Where a second passage of the same subject is as good as the first, both are told. */
  const withNeighbour = (answer: KeeperAnswer, best: Found, second: Found | undefined): KeeperAnswer =>
    isSure(second) &&
    second.score >= best.score * asGood &&
    subjectOf(second) === subjectOf(best) &&
    answer.text.endsWith(best.passage.text)
      ? {
          ...answer,
          text: `${answer.text}${secondAnswer(second.passage)}`,
          sources: [...new Set([...answer.sources, second.passage.source])],
        }
      : answer

  /** Of what was found, the first that their own record has a figure for, where that is what is asked. */
  const ofOwnRecord = (found: readonly Found[], folded: string, insights: readonly Insight[] = []) =>
    isOfOwnChild(folded)
      ? found.find((one) => isSure(one) && insights.some(({ id }) => `insight/${id}` === one.passage.id))
      : undefined

  return {
    ask({ message, history, insights }) {
      const readable = readableText(message)
      const referral = findReferral(readable)
      if (referral) return referral
      const folded = foldedText(readable)
      const courtesy = courtesyTo(folded)
      if (courtesy) return courtesy

      const earlier = history
        .filter(({ role }) => role === 'user')
        .map(({ content }) => readableText(content))
      const last = earlier.at(-1)
      const next = last !== undefined && nameAskedIn(last) ? nextNameIn(readable) : undefined
      const asked = nameAskedIn(readable) ?? (next === undefined ? undefined : { name: next, isSure: true })
      const isOfNames =
        asked && (asked.isSure || (asksOfName.test(folded) && termsOf(asked.name, 1).length > 0))
      const known = isOfNames ? nameAnswer(asked.name) : undefined
      if (known) return known

      const set = setAnswerOf(folded)
      const passage = passages.find(({ id }) => id === set)
      if (passage) return answerOf({ passage, confidence: 1, score: 0 }, folded, insights)

      if (insights?.length && overview.test(folded)) return overviewOf(insights)

      const { found, isOfName } = topicOf(readable, earlier, find, leastConfidence)
      const best = found[0]
      if (asked?.isSure && !isOfName(best)) return unknownName
      if (isSmallTalk(folded)) return unknown([], folded)
      if (isSure(best)) {
        const own = ofOwnRecord(found, folded, insights)
        if (own) return answerOf(own, folded, insights)
        return withNeighbour(answerOf(best, folded, insights), best, found[1])
      }
      return asked && asksOfName.test(folded) && !asked.name.includes(' ')
        ? unknownName
        : unknown(found, folded)
    },
  }
}
