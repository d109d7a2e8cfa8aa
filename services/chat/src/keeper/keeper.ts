import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { saidInEnglish } from './answer-language'
import { spelledOut } from './chat-spelling'
import { commonWords } from './common-words'
import { courtesyTo } from './courtesies'
import { foreignWords, isForeign } from './foreign-words'
import english from './data/english-words.json'
import type { KeeperAnswer } from './keeper-answer'
import { passagesOf } from './knowledge/passages'
import { valuePassages } from './knowledge/value-passages'
import { allPhrasings, ofNothingTold } from './knowledge/phrasings'
import type { Phrasings } from './knowledge/phrasings'
import type { KnowledgeSettings } from './knowledge/passages'
import { isAttempt } from './attempts'
import { bareNameIn } from './bare-names'
import { asksOfNames, goesOnWithName, languageNames, nameInStory, withoutNames } from './name-in-story'
import { nameAskedIn, nextNameIn } from './name-questions'
import { toldOf } from './asked-of-field'
import { createFactFirst } from './fact-first'
import { isOfOwnChild, ofOwn, overviewOf, ownAnswer } from './own-insights'
import { foldedText, readableText } from './plain-text'
import { findReferral, isReferralOfForm, mayGiveWay, referralIn } from './referrals'
import { asPhrased, createRetrieval } from './retrieval'
import type { Found } from './retrieval'
import type { Passage } from './passage'
import { createKnownNames, unknownName } from './known-names'
import type { FindName } from './known-names'
import { isSmallTalk } from './small-talk'
import { namesBeside } from './several-names'
import { askedIn, questionsIn, thingsIn } from './several-questions'
import { english as inEnglish } from './sentences/encoders'
import type { Encoder } from './sentences/encoders'
import type { TopicHeads } from './sentences/topic-heads'
import { setAnswerOf } from './set-questions'
import { createSlips } from './slips'
import { figureOf, toldIn } from './told-date'
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

/** Less than so much of the question covered is no answer; tuned on the questions of `testing`, see docs/decisions. */
export const leastConfidence = 0.5

/** So near to a phrasing, what looks like two questions is one that is known as such. */
const asOne = 0.9

/** A second passage whose score is so much of the first one's is as good. */
const asGood = 0.88
const subjectOf = ({ passage: { id } }: Found) => id.slice(0, id.indexOf('/'))

/** Told behind an answer, where a figure of their own child is asked for that may not be read. */
export const withheld = ' I see no record here that I may read, so I cannot name your own child’s.'

/** How a second passage follows the first. */
export const secondAnswer = ({ title }: Passage, told: string): string => ` Besides, on ‘${title}’: ${told}`

/** Without these words, what is not known may be anything. */
const asksOfName =
  /mean|origin|etymolog|comes? from|stands? for|behind it|(?:it|that|name) from|root|bedeut|herkunft|woher|signif|origine|vient|origen|viene|znacz|pochodz/

const overview =
  /\b(?:sum up|summari[sz]e|everything|all you know|what do you know|tell me about) .*\b(?:my|our) (?:little |baby )?(?:girl|boy|son|daughter|child|baby|one|kid)$|\b(?:all|which|what|list|show|summary|overview)\b.*\b(?:insights?|readings?|record|figures)\b.*\b(?:of|for|in|about) (?:my|our|his|her)\b|\b(?:my|our|his|her)\b[^?]*\binsights\b/

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

const noSources: readonly string[] = []
const usualTitles = ['What a Birth Codex is', 'The five steps of the form', 'How many insights there are']

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

  const factFirst = createFactFirst(inEnglish)
  /** A passage as it is told to who asks so. */
  const tell = (passage: Passage, question: string) =>
    factFirst(passage, toldOf(passage, foldedText(question)), question)

  const passageOf = (id: string | undefined) =>
    passages.find((passage) => passage.id === id) ?? valuePassages.find((passage) => passage.id === id)

  const isSure = (found: Found | undefined): found is Found =>
    found !== undefined && found.confidence >= leastConfidence

  const unknown = (nearby: readonly Found[], folded: string): KeeperAnswer => {
    const near = nearby
      .filter(
        ({ confidence, passage: { id } }) => confidence >= leastConfidence / 2 && !referralIn(id, folded),
      )
      .map(({ passage }) => passage.title)
    const titles = [...new Set([...near, ...usualTitles])].slice(0, 3)
    return {
      kind: 'unknown',
      text: `${saidInEnglish(folded)}I do not know that: nothing that I have to go by says it. I can tell you about: ${titles.join('; ')}.`,
      sources: noSources,
    }
  }

  const { nameAnswer, namesAnswer, isName } = createKnownNames(findName)
  /** Short words with a small letter are sooner slips of the keys than names. */
  const isTypedName = (word: string) => (word.length > 4 || /^\p{Lu}/u.test(word)) && isName(word)
  /** Of words that nothing here and no list of English words has, a name is sooner a name than a slip of the keys. */
  const isStrange = (name: string) =>
    (/^\p{Lu}/u.test(name) || name.length > 5) &&
    name
      .split(' ')
      .every((word) => !knownWords.has(foldedText(word)) && termsOf(word, 1).every((term) => !isHeld(term)))
  /** The name that an earlier message asked of. */
  const nameOf = (message: string): string | undefined => {
    const asked = nameAskedIn(message)
    if (asked && (asked.isSure || isName(asked.name))) return asked.name
    return nameInStory(message, isName, isHeld)?.name
  }

  const answerOf = (
    { passage }: Found,
    question: string,
    insights: readonly Insight[] | undefined,
    folded = foldedText(question),
  ): KeeperAnswer => {
    const referral = referralIn(passage.id, folded)
    if (referral) return referral
    const isOwn = isOfOwnChild(folded)
    if (insights?.length && isOwn) {
      const own = ownAnswer(passage, insights)
      if (own) return own
    }
    const figure = figureOf(passage.id, toldIn(folded))
    const isWithheld =
      isOwn &&
      !figure &&
      !insights?.length &&
      passage.id.startsWith('insight/') &&
      /^(?:what|which|was|tell|quel|cual|jak)/.test(folded)
    return {
      kind: 'answer',
      text: `${saidInEnglish(folded)}${figure}${tell(passage, question)}${isWithheld ? withheld : ''}`,
      sources: [passage.source],
    }
  }

  /** Where a second passage of the same subject is as good as the first, both are told. */
  const withNeighbour = (
    answer: KeeperAnswer,
    best: Found,
    second: Found | undefined,
    question: string,
  ): KeeperAnswer =>
    isSure(second) &&
    second.score >= best.score * asGood &&
    subjectOf(second) === subjectOf(best) &&
    answer.kind === 'answer' &&
    !answer.sources.includes(ofOwn)
      ? {
          ...answer,
          text: `${answer.text}${secondAnswer(second.passage, tell(second.passage, question))}`,
          sources: [...new Set([...answer.sources, second.passage.source])],
        }
      : answer

  /** Of what was found, the first that their own record has a figure for, where that is what is asked. */
  const ofOwnRecord = (found: readonly Found[], folded: string, insights: readonly Insight[] = []) =>
    isOfOwnChild(folded)
      ? found.find((one) => isSure(one) && insights.some(({ id }) => `insight/${id}` === one.passage.id))
      : undefined

  /** The answer to what was found; undefined where none of it is sure. */
  const answerTo = (
    found: readonly Found[],
    question: string,
    folded: string,
    insights: readonly Insight[] | undefined,
  ): KeeperAnswer | undefined => {
    const best = found[0]
    if (!isSure(best)) return undefined
    const own = ofOwnRecord(found, folded, insights)
    if (own) return answerOf(own, question, insights, folded)
    return withNeighbour(answerOf(best, question, insights, folded), best, found[1], question)
  }

  const nameless = (text: string) => withoutNames(withoutPassing(text), isName)
  /** The answer to a question that asks of a known name and of nothing else. */
  const nameAskedAlone = (question: string) => {
    const asked = nameAskedIn(question)
    return asked && isTypedName(asked.name) ? nameAnswer(asked.name) : undefined
  }

  /** Where a message asks for several things, the answers to those that are known, each once; undefined where it asks for one. */
  const answerToSeveral = (
    message: string,
    earlier: readonly string[],
    insights: readonly Insight[] | undefined,
  ): KeeperAnswer | undefined => {
    const questions = questionsIn(message)
    const parts = questions.length ? questions : thingsIn(message)
    const answers: KeeperAnswer[] = []
    const told = new Set<string>()
    // Names first: what is told of them stands by itself.
    for (const { question } of parts)
      answers.push(...[nameAskedAlone(question)].flatMap((name) => name ?? []))
    for (const { question: asked, before } of parts) {
      if (nameAskedAlone(asked)) continue
      const question = nameless(asked)
      const found = topicOf(question, [...earlier, ...before.map(nameless)], find, leastConfidence)
      // What only points back to a question that is answered already may be a question of its own: 'and how long does it take?'
      const set = passageOf(setAnswerOf(foldedText(question)))
      const best = set
        ? { passage: set, confidence: 1, score: 0 }
        : [found[0], find(question)[0]].find(
            (one, at) =>
              isSure(one) && !told.has(one.passage.id) && (at === 0 || (one.near ?? 0) >= asPhrased),
          )
      if (!best) continue
      const answer = answerOf(
        ofOwnRecord(found, foldedText(message), insights) ?? best,
        question,
        insights,
        foldedText(message),
      )
      if (answer.kind === 'referral') return answer
      told.add(best.passage.id)
      answers.push(
        answers.length && answer.sources.length === 1
          ? { ...answer, text: secondAnswer(best.passage, tell(best.passage, question)).trim() }
          : answer,
      )
    }
    return answers.length < 2
      ? undefined
      : {
          kind: 'answer',
          text: answers.map(({ text }) => text).join(' '),
          sources: [...new Set(answers.flatMap(({ sources }) => sources))],
        }
  }

  return {
    ask({ message, history, insights }) {
      const typed = readableText(message)
      const referral = findReferral(typed)
      if (referral && !(mayGiveWay(referral) && isOfProduct(typed))) return referral
      const courtesy = courtesyTo(foldedText(typed))
      if (courtesy) return courtesy

      const mended = (text: string) =>
        isForeign(foldedText(text)) ? text : mendSlips(spelledOut(text), isTypedName)
      const readable = mended(typed)
      const folded = foldedText(readable)
      const value = passageOf(isAttempt(folded) ? 'mya/instructions' : valueAskedIn(folded))
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
        if (several) return several
      }
      // One question of a name beside another of the product: each has its answer.
      const parts = questionsIn(readable).map(({ question }) => nameAskedAlone(question))
      if (parts.some((one) => one) && parts.some((one) => !one)) {
        const several = answerToSeveral(readable, earlier.map(nameless), insights)
        if (several) return several
      }
      const isOfNames =
        asked && (asked.isSure || (asksOfName.test(folded) && termsOf(asked.name, 1).length > 0))
      const known = isOfNames ? nameAnswer(asked.name) : undefined
      if (known) return known
      const story = isWorded ? undefined : nameInStory(readable, isName, isHeld, isStrange)
      if (story) return nameAnswer(story.name) ?? unknownName
      const bare = isWorded ? undefined : bareNameIn(folded)
      const isWordToo = (name: string) =>
        knownWords.has(name) && (!bare?.isAsked || termsOf(name, 1).some((term) => isHeld(term)))
      if (bare && isName(bare.name) && !isWordToo(bare.name)) return nameAnswer(bare.name) ?? unknownName
      if (before !== undefined && goesOnWithName(readable, isHeld)) return nameAnswer(before) ?? unknownName

      const passage = passageOf(setAnswerOf(folded))
      if (passage) return answerOf({ passage, confidence: 1, score: 0 }, readable, insights)

      if (insights?.length && overview.test(folded.replace(/(?<![ .!?])[ .!?]+$/, '')))
        return overviewOf(insights)

      const found = topicOf(nameless(readable), earlier.map(nameless), find, leastConfidence)
      const best = found[0]
      if (asked?.isSure && (isStrange(asked.name) || !isOfName(best))) return unknownName
      if (asked && asksOfName.test(folded) && isStrange(asked.name)) return unknownName
      const isPhrased = (best?.near ?? 0) >= asOne
      if (isSmallTalk(folded) && !isPhrased) return unknown([], folded)
      const several = isPhrased
        ? undefined
        : answerToSeveral(withoutPassing(readable), earlier.map(nameless), insights)
      const answer = several ?? answerTo(found, askedIn(readable), folded, insights)
      if (answer) return answer
      return asked && asksOfName.test(folded) && !asked.name.includes(' ')
        ? unknownName
        : unknown(found, folded)
    },
  }
}
