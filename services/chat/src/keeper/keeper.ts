import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { spelledOut } from './chat-spelling'
import { commonWords } from './common-words'
import { courtesyTo } from './courtesies'
import { foreignWords } from './foreign-words'
import { isForeign, saidInEnglish } from './languages'
import english from './data/english-words.json'
import type { KeeperAnswer } from './keeper-answer'
import { passagesOf } from './knowledge/passages'
import { allPhrasings, ofNothingTold } from './knowledge/phrasings'
import type { Phrasings } from './knowledge/phrasings'
import type { KnowledgeSettings } from './knowledge/passages'
import { isAttempt } from './attempts'
import { bareNameIn } from './bare-names'
import { asksOfNames, goesOnWithName, languageNames, nameInStory, withoutNames } from './name-in-story'
import { nameAskedIn, nextNameIn } from './name-questions'
import { overviewOf } from './own-insights'
import { createPassageAnswers, leastConfidence } from './passage-answers'
import { createSeveralAnswers } from './several-answers'
import { foldedText, readableText } from './plain-text'
import { findReferral, isReferralOfForm, mayGiveWay } from './referrals'
import { createRetrieval } from './retrieval'
import type { Found } from './retrieval'
import { createKnownNames, unknownName } from './known-names'
import type { FindName } from './known-names'
import { isSmallTalk } from './small-talk'
import { namesBeside } from './several-names'
import { askedIn, questionsIn } from './several-questions'
import type { Encoder } from './sentences/encoders'
import type { TopicHeads } from './sentences/topic-heads'
import { setAnswerOf } from './set-questions'
import { createSlips } from './slips'
import { pointsBackAlone, topicOf } from './topics'
import { withoutPassing } from './told-in-passing'
import { wordOf } from './same-words'
import { valueAskedIn } from './value-questions'
import { emptyWords, termsOf } from './words'

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

export interface KeeperParts extends KnowledgeSettings {
  /** All of them, but where some are held back to be asked themselves. */
  phrasings?: Phrasings
  nothingTold?: readonly string[]
  /** Those learnt from all phrasings, unless some are held back. */
  headsFrom?: (encoder: Encoder) => TopicHeads
  /** The research of names; a name it does not know is said to be unknown. */
  findName?: FindName
}

/** So near to a phrasing, what looks like two questions is one that is known as such. */
const asOne = 0.9

/** Without these words, what is not known may be anything. */
const asksOfName =
  /mean|origin|etymolog|comes? from|stands? for|behind it|(?:it|that|name) from|root|bedeut|herkunft|woher|signif|origine|vient|origen|viene|znacz|pochodz/

const overview =
  /\b(?:sum up|summari[sz]e|everything|all you know|what do you know|tell me about) .*\b(?:my|our) (?:little |baby )?(?:girl|boy|son|daughter|child|baby|one|kid)$|\b(?:all|which|what|list|show|summary|overview)\b.*\b(?:insights?|readings?|record|figures)\b.*\b(?:of|for|in|about) (?:my|our|his|her)\b|\b(?:my|our|his|her)\b[^?]*\binsights\b/

/** The number of a record as it stands on its certificate: whoever types one asks of a Proof ID. */
const proofId = /\b01[A-Z0-9]{8}\b/gi

/** Words that are right as they are typed. */
const knownWords: ReadonlySet<string> = new Set([
  ...english.words.split(' '),
  ...emptyWords,
  ...commonWords,
  ...wordOf.keys(),
  ...foreignWords.keys(),
  // ‘Norse’ is no slip of ‘nurse’.
  ...languageNames,
])

/** Whether what was found is about names, so that a question with 'name' in it may mean it. */
const isOfName = (found: Found | undefined) =>
  found !== undefined && /^(?:insight|field|mya|book|form)\//.test(found.passage.id) && found.confidence > 0.8

export const createKeeper = ({
  findName = () => undefined,
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
    return retrieval.find(question).filter(({ passage }) => !isReferralOfForm(passage.id, folded))
  }

  const mendSlips = createSlips(
    [
      ...passages.flatMap(({ title, asks = '', text }) => [title, asks, text]),
      ...Object.values(phrasings).flat(),
      [...emptyWords].join(' '),
    ],
    knownWords,
  )

  const answers = createPassageAnswers(passages)
  const { passageOf, unknown, answerOf, answerTo } = answers

  const { nameAnswer, namesAnswer, isName } = createKnownNames(findName)
  /** Short words with a small letter are sooner slips of the keys than names. */
  const isTypedName = (word: string) => (word.length > 4 || /^\p{Lu}/u.test(word)) && isName(word)
  /** Of words that nothing here and no list of English words has, a name is sooner a name than a slip of the keys. */
  const isStrange = (name: string) =>
    (/^\p{Lu}/u.test(name) || name.length > 5) &&
    name
      .split(' ')
      // ‘Where’s’ is ‘where’.
      .map((word) => word.replace(/['’]\p{L}{1,2}$/u, ''))
      .every((word) => !knownWords.has(foldedText(word)) && termsOf(word, 1).every((term) => !isHeld(term)))
  /** The name that an earlier message asked of. */
  const nameOf = (message: string): string | undefined => {
    const asked = nameAskedIn(message)
    if (asked && (asked.isSure || isName(asked.name))) return asked.name
    return nameInStory(message, isName, isHeld)?.name
  }

  /** A reply of names, with the sentence that it is in English. The names themselves are no words: ‘Mia’ alone is not Italian. */
  const inTheirLanguage = (question: string, answer: KeeperAnswer): KeeperAnswer => {
    const words = question.replace(/[\p{L}\p{M}'’-]+/gu, (word) => (isName(word) ? '' : word))
    return { ...answer, text: `${saidInEnglish(foldedText(words))}${answer.text}` }
  }

  const nameless = (text: string) => withoutNames(withoutPassing(text), isName)
  /** The answer to a question that asks of a known name and of nothing else. */
  const nameAskedAlone = (question: string) => {
    const asked = nameAskedIn(question)
    return asked && isTypedName(asked.name) ? nameAnswer(asked.name) : undefined
  }

  const answerToSeveral = createSeveralAnswers({ answers, find, isHeld, nameless, nameAskedAlone })

  return {
    ask({ message, history, insights }) {
      const typed = readableText(message)
      const referral = findReferral(typed)
      if (referral && !(mayGiveWay(referral) && isOfProduct(typed))) return referral
      const courtesy = courtesyTo(foldedText(typed))
      if (courtesy) return courtesy

      const mended = (text: string) =>
        isForeign(foldedText(text))
          ? text
          : mendSlips(spelledOut(text.replace(proofId, 'Proof ID')), isTypedName)
      const readable = mended(typed)
      const folded = foldedText(readable)
      const value = passageOf(isAttempt(folded) ? 'mya/instructions' : valueAskedIn(folded))
      const told = (answer: KeeperAnswer) => inTheirLanguage(readable, answer)
      if (value) return answerOf({ passage: value, confidence: 1, score: 0 }, readable, insights)
      const earlier = history
        .filter(({ role }) => role === 'user')
        .map(({ content }) => mended(readableText(content)))
      if (!earlier.length && pointsBackAlone(folded)) return unknown([], folded)
      const last = earlier.at(-1)
      const before = last === undefined ? undefined : nameOf(last)
      const next = before === undefined ? undefined : nextNameIn(readable)
      // ‘What does the major arcana mean’ asks of no name.
      const isWorded = retrieval.wordedAs(readable).length > 0
      const asked = isWorded
        ? undefined
        : (nameAskedIn(readable) ?? (next === undefined ? undefined : { name: next, isSure: true }))
      const beside = isWorded ? [] : namesBeside(readable, isTypedName, isStrange)
      if (beside.length > 1 && asksOfNames(readable, beside.join(' '), isHeld)) {
        const several = namesAnswer(beside)
        if (several) return told(several)
      }
      // One question of a name beside another of the product: each has its answer.
      const parts = questionsIn(readable)
      const ofNames = parts.filter(({ question }) => nameAskedAlone(question))
      const isBeside = parts.some(
        ({ question }) => !nameAskedAlone(question) && !goesOnWithName(question, isHeld),
      )
      if (ofNames.length > 0 && isBeside) {
        const several = answerToSeveral(readable, earlier.map(nameless), insights)
        if (several) return several.kind === 'answer' ? told(several) : several
      }
      const isOfNames =
        asked && (asked.isSure || (asksOfName.test(folded) && termsOf(asked.name, 1).length > 0))
      const known = isOfNames ? nameAnswer(asked.name) : undefined
      if (known) return told(known)
      // ‘Wat betekent de naam Sterre’ asks of no Walter.
      const isOther = asked?.isSure && isStrange(asked.name)
      const story = isWorded || isOther ? undefined : nameInStory(readable, isName, isHeld, isStrange)
      if (story) return told(nameAnswer(story.name) ?? unknownName)
      const bare = isWorded ? undefined : bareNameIn(folded)
      const isWordToo = (name: string) =>
        knownWords.has(name) && (!bare?.isAsked || termsOf(name, 1).some((term) => isHeld(term)))
      if (bare && isName(bare.name) && !isWordToo(bare.name))
        return told(nameAnswer(bare.name) ?? unknownName)
      if (before !== undefined && goesOnWithName(readable, isHeld))
        return told(nameAnswer(before) ?? unknownName)

      const passage = passageOf(setAnswerOf(folded))
      if (passage) return answerOf({ passage, confidence: 1, score: 0 }, readable, insights)

      if (insights?.length && overview.test(folded.replace(/(?<![ .!?])[ .!?]+$/, '')))
        return overviewOf(insights)

      const found = topicOf(nameless(readable), earlier.map(nameless), find, leastConfidence)
      const best = found[0]
      if (asked?.isSure && (isStrange(asked.name) || !isOfName(best))) return told(unknownName)
      if (asked && asksOfName.test(folded) && isStrange(asked.name)) return told(unknownName)
      const isPhrased = (best?.near ?? 0) >= asOne
      if (isSmallTalk(folded) && !isPhrased) return unknown([], folded)
      const several = isPhrased
        ? undefined
        : answerToSeveral(withoutPassing(readable), earlier.map(nameless), insights)
      const answer = several ?? answerTo(found, askedIn(readable), folded, insights)
      if (answer) return answer
      return asked && asksOfName.test(folded) && !asked.name.includes(' ')
        ? told(unknownName)
        : unknown(found, folded)
    },
  }
}
