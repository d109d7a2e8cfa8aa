import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { emptyNameBook } from '../names/name-book'
import type { NameBook } from '../names/name-book'
import { createFigureAnswers } from './figure-answers'
import { createFoundAnswers } from './found-answers'
import { createHearing } from './heard'
import type { Heard } from './heard'
import type { KeeperAnswer } from './keeper-answer'
import { namedPassages } from './knowledge/named-passages'
import { passagesOf } from './knowledge/passages'
import type { KnowledgeSettings } from './knowledge/passages'
import { allPhrasings, ofNothingTold } from './knowledge/phrasings'
import type { Phrasings } from './knowledge/phrasings'
import { languageWords } from './names/asked-languages'
import { createAskedNames } from './names/asked-names'
import { createMessageNames } from './names/message-names'
import { createNameBookAnswers } from './names/name-book-answers'
import { withoutNames } from './names/name-in-story'
import { namesInOtherLetters } from './names/several-names'
import { createPassageAnswers, leastConfidence, leastOdds, mostTold } from './passage-answers'
import { asPhrased, createRetrieval, isLikely } from './retrieval'
import type { Encoder } from './sentences/encoders'
import type { TopicHeads } from './sentences/topic-heads'
import { answerToEach, createSeveralAnswers } from './several-answers'
import { courtesyTo } from './talk/courtesies'
import { followUpOf, likeliestFollowUp } from './talk/follow-ups'
import { findReferral, isReferralOfForm, mayGiveWay } from './talk/referrals'
import { withoutPassing } from './talk/told-in-passing'
import { withOneLoss } from './talk/who-died'
import { pointsBackAlone, topicOf } from './topics'
import { knownWords } from './words/known-words'
import { foldedText, readableText } from './words/plain-text'
import { createSlips } from './words/slips'
import { emptyWords } from './words/words'

export type { KeeperAnswer } from './keeper-answer'
export { findReferral } from './talk/referrals'

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

export interface KeeperParts extends KnowledgeSettings {
  /** All of them, but where some are held back to be asked themselves. */
  phrasings?: Phrasings
  nothingTold?: readonly string[]
  /** Those learnt from all phrasings, unless some are held back. */
  headsFrom?: (encoder: Encoder) => TopicHeads
  /** The list of names; a name it does not have is said to be unknown. */
  names?: NameBook
}

/** Passages on what is done with a record. */
const ofRecord = /^(?:family|proof|privacy|staff|partner|guide)\//

export const createKeeper = ({
  names: book = emptyNameBook,
  phrasings = allPhrasings,
  nothingTold = ofNothingTold,
  headsFrom,
  ...settings
}: KeeperParts = {}): Keeper => {
  const passages = passagesOf(settings)
  const retrieval = createRetrieval(passages, phrasings, nothingTold, headsFrom)
  const { isHeld } = retrieval
  /** Whether a question is worded as one of the product is, and as none that is referred. */
  const isOfProduct = (question: string) => {
    const worded = retrieval.wordedAs(question)
    return worded.length > 0 && worded.every((id) => !id.startsWith('referral/'))
  }
  const find = (question: string) => {
    const folded = foldedText(question)
    return withOneLoss(
      retrieval.find(question).filter(({ passage }) => !isReferralOfForm(passage.id, folded)),
      folded,
      passages,
    )
  }

  /** Whether a question is asked much as one of the product is, or of what a family or staff does with its record. */
  const isAskedOfProduct = (question: string) => {
    const found = find(question)
    const [best] = found
    if (best && (best.near ?? 0) >= asPhrased && !/^mya\/(?:name|suggests)/.test(best.passage.id)) return true
    return isLikely(
      found.reduce((sum, one) => sum + (ofRecord.test(one.passage.id) ? (one.odds ?? 0) : 0), 0),
    )
  }

  const mendSlips = createSlips(
    [
      ...passages.flatMap(({ title, asks = '', text }) => [title, asks, text]),
      ...namedPassages.map(({ title }) => title),
      ...Object.values(phrasings).flat(),
      [...emptyWords].join(' '),
      languageWords.replaceAll(/[^\p{L}]+/gu, ' '),
    ],
    knownWords,
  )

  const names = createAskedNames(book.find, isHeld)
  const { namesAnswer, isName } = names
  const answers = createPassageAnswers(passages, isName)
  const nameBookAnswers = createNameBookAnswers(book, names, answers)
  const nameless = (text: string) => withoutNames(withoutPassing(text), isName)
  const answerToSeveral = createSeveralAnswers({
    answers,
    find,
    isHeld,
    nameless,
    nameAskedAlone: names.nameAskedAlone,
  })
  const { inTheirLanguage, namesHeardIn, answerOfNames } = createMessageNames({
    names,
    book: nameBookAnswers,
    retrieval,
    isAskedOfProduct,
    nameless,
    answerToSeveral,
  })

  /** Whether a question is known by itself, whatever was spoken of before. */
  const isWhole = (question: string) => (find(nameless(question))[0]?.near ?? 0) >= asPhrased
  /** The ids of the passages that were told of the last of the earlier questions, the likeliest first. */
  const topicsBefore = (earlier: readonly string[]): readonly string[] => {
    const last = earlier.at(-1)
    if (last === undefined) return []
    const before = earlier.slice(0, -1)
    const topics = topicsBefore(before)
    const [topic] = topics
    const folded = foldedText(last)
    const followUp =
      (topic === undefined ? undefined : followUpOf(folded, topic)) ??
      likeliestFollowUp(folded, topics, isWhole(last))
    if (followUp !== undefined) return [followUp]
    return topicOf(nameless(last), before.map(nameless), find, leastConfidence)
      .filter(({ odds = 1 }, at) => at === 0 || odds >= leastOdds)
      .map(({ passage }) => passage.id)
      .slice(0, mostTold)
  }

  const { read, hear } = createHearing({ mendSlips, names, topicsBefore })
  const answerOfFigures = createFigureAnswers({
    answers,
    isWhole,
    askedOfAnotherName: nameBookAnswers.askedOfAnotherName,
    isAskedOfName: (question) => names.nameAskedAlone(question) !== undefined,
    askAnew: (message, insights) => keeper.ask({ message, history: [], ...(insights ? { insights } : {}) }),
  })
  const answerOfFound = createFoundAnswers({
    answers,
    names,
    find,
    isHeld,
    nameless,
    answerToSeveral,
    inTheirLanguage,
  })

  /** The answer to a message as a whole. */
  const answerOfWhole = (heard: Heard): KeeperAnswer => {
    const { readable, folded, isTrick, earlier, nameBefore } = heard
    const ofNameBefore = isTrick
      ? undefined
      : nameBookAnswers.answerOfNameBefore(readable, earlier, nameBefore)
    if (ofNameBefore) return inTheirLanguage(readable, ofNameBefore)
    const ofFigures = answerOfFigures(heard)
    if (ofFigures) return ofFigures
    if (earlier.length === 0 && pointsBackAlone(folded)) return answers.unknown([], folded)
    const namesHeard = namesHeardIn(heard)
    return answerOfNames(heard, namesHeard) ?? answerOfFound(heard, namesHeard)
  }

  const keeper: Keeper = {
    ask({ message, history, insights }) {
      const typed = readableText(message)
      const referral = findReferral(typed)
      const mayBeAsked = () => isOfProduct(typed) || nameBookAnswers.relatesNames(typed)
      if (referral && !(mayGiveWay(referral) && mayBeAsked())) return referral
      const courtesy = courtesyTo(foldedText(typed))
      if (courtesy) return courtesy

      const asRead = read(typed)
      const { readable, folded, isTrick } = asRead
      const inOtherLetters = isTrick ? undefined : namesInOtherLetters(readable, isName)
      if (inOtherLetters) {
        const several = namesAnswer(inOtherLetters)
        return several ? inTheirLanguage(readable, several) : answers.unknown([], folded)
      }
      const ofWhole = answerOfWhole(hear(asRead, history, insights))
      if (isTrick || ofWhole.kind === 'referral') return ofWhole
      const askPart = (question: string, before: readonly string[]) =>
        keeper.ask({
          message: question,
          history: before.map((content) => ({ role: 'user', content })),
          ...(insights ? { insights } : {}),
        })
      return answerToEach(readable, ofWhole, askPart) ?? ofWhole
    },
  }
  return keeper
}
