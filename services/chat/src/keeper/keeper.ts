import type { ChatMessage } from '@shared/contracts/chat'
import type { Insight } from '@shared/insights/insights'
import { spelledOut } from './words/chat-spelling'
import { courtesyTo } from './talk/courtesies'
import { insightAskedOfDay, insightsAskedOfDay } from './told/dated-questions'
import { isForeign, saidInEnglish } from './words/languages'
import type { KeeperAnswer } from './keeper-answer'
import { namedPassages } from './knowledge/named-passages'
import { passagesOf } from './knowledge/passages'
import { allPhrasings, ofNothingTold } from './knowledge/phrasings'
import type { Phrasings } from './knowledge/phrasings'
import type { KnowledgeSettings } from './knowledge/passages'
import {
  askedHowItCame,
  askedOfAnotherDay,
  askedWhatItMeans,
  withDayBefore,
  withValueBefore,
} from './told/another-day'
import { askedOfAnotherMember } from './talk/another-member'
import { nameAskedBeside } from './names/asked-beside-name'
import { comparesNames } from './names/asked-of-name'
import { isAttempt } from './attempts'
import { bareNameIn } from './names/bare-names'
import { chapterAskedIn } from './questions/chapter-questions'
import { fieldAskedIn } from './questions/field-questions'
import { followUpOf, likeliestFollowUp, mostOfFollowUp } from './talk/follow-ups'
import { asksOfNames, goesOnWithName, nameInStory, withoutNames } from './names/name-in-story'
import { createNameBookAnswers } from './names/name-book-answers'
import { languageWords } from './names/asked-languages'
import { nameAskedIn, nextNameIn } from './names/name-questions'
import { goesOnWithOwn, overviewOf } from './own-insights'
import { createPassageAnswers, leastConfidence, leastOdds, mostTold } from './passage-answers'
import { createSeveralAnswers } from './several-answers'
import { foldedText, readableText } from './words/plain-text'
import { findReferral, isReferralOfForm, mayGiveWay } from './talk/referrals'
import { rightAskedIn } from './questions/role-questions'
import { asNamed, asPhrased, createRetrieval } from './retrieval'
import type { Found } from './retrieval'
import { createAskedNames } from './names/asked-names'
import { withCapitals } from './names/small-letters'
import { surnameAskedIn } from './names/surnames'
import { unknownName } from './names/known-names'
import { knownWords } from './words/known-words'
import { isSmallTalk } from './talk/small-talk'
import { isOnlyNames, loneNameIn, namesBeside, namesInOtherLetters, namesOfAll } from './names/several-names'
import { askedIn, questionsIn } from './questions/several-questions'
import { isOfTown } from './told/large-towns'
import { skyEventAskedIn } from './told/sky-events'
import { dateToldIn, dayWordsIn } from './told/told-date'
import { emptyNameBook } from '../names/name-book'
import type { NameBook } from '../names/name-book'
import type { Encoder } from './sentences/encoders'
import type { TopicHeads } from './sentences/topic-heads'
import { valueQuestionInEnglish } from './questions/foreign-values'
import { otherFamilyAskedIn } from './questions/other-family'
import { setAnswerOf } from './questions/set-questions'
import { createSlips } from './words/slips'
import { askedOfPairBefore, pairsAskedOfDays, tableAskedIn } from './questions/table-questions'
import { pointsBackAlone, topicOf } from './topics'
import { withoutPassing } from './talk/told-in-passing'
import { valueAskedIn } from './questions/value-questions'
import { emptyWords, termsOf, wordsOf } from './words/words'

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

/** A day is spoken of for so many questions. */
const mostTurnsBack = 4

/** Small talk is no longer than this, unless nothing is likely to be what was asked. */
const longest = 120
const asLikely = 0.5

/** With smaller odds, what was found may be none of what was asked. */
const doubtful = 0.5
/** What is asked of a name in a story. */
const asksOfIt =
  /\b(?:tell (?:me|us) (?:more )?(?:about|of)|what (?:it|that) (?:says|means|is)|(?:nice|good|ok|okay|right|great|fine|pretty) (?:choice|name|one)|went (?:for|with)|wants?|named|called|calling|naming|name|chose|picked|decided on|do you know|any (?:good|thoughts|ideas))\b/i

/** Passages on what is done with a record. */
const ofRecord = /^(?:family|proof|privacy|staff|partner|guide)\//

/** So near to a phrasing, what looks like two questions is one that is known as such. */
const asOne = 0.9

/** Without these words, what is not known may be anything. */
const asksOfName =
  /^where(?:'?s| is)\b.*\bfrom\b|mean|origin|etymolog|comes? from|stands? for|behind it|(?:it|that|name) from|root|forms? of|short for|biblical|bedeut|hei(?:ss|ß)t|beteken|betyr|betyder|herkunft|woher|signif|origine|vient|origen|viene|znacz|pochodz|anlam|demek|знач|σημαιν|معنى|פירוש|משמעות/

/** These ask of a name only where no passage has it as a word: ‘tell me about Isolde’, and not ‘tell me about Placidus’. */
const mayAskOfName =
  /^\p{L}+ ?[-–:,] ?(?:is it )?(?:turkish|hebrew|arabic|irish|greek|latin|german|french|spanish|italian|welsh|persian|indian|african|slavic|russian|japanese|korean|hawaiian|norse)\b|\b(?:thinking (?:of|about)|considering|leaning towards?|going (?:for|with)|settled on)\b|\bis from\b|(?:tell (?:me|us)|know|heard) (?:about|of)|\b(?:bible|saint|goddess|flower|plant|called|named)\b/u

const overview =
  /\b(?:sum up|summari[sz]e|everything|all you know|what do you know|tell me about) .*\b(?:my|our) (?:little |baby )?(?:girl|boy|son|daughter|child|baby|one|kid)$|\b(?:all|which|what|list|show|summary|overview)\b.*\b(?:insights?|readings?|record|figures)\b.*\b(?:of|for|in|about) (?:my|our|his|her)\b|\b(?:my|our|his|her)\b[^?]*\binsights\b|\bhow many (?:insights|readings)\b.*\b(?:my|our|his|her)\b/

/** The number of a record as it stands on its certificate: whoever types one asks of a Proof ID. */
const proofId = /\b01[A-Z0-9]{8}\b/gi

/** What a table has of what is asked, also of a sign that one of the last questions named. All in folded letters. */
const tableOf = (folded: string, earlier: readonly string[]): string | undefined => {
  // ‘In which decan of Leo falls 5 August’ asks of the day.
  if (/\bdecans?\b/.test(folded) && dateToldIn(folded) !== undefined) return undefined
  const alone = tableAskedIn(folded)
  if (alone !== undefined) return alone
  for (const before of earlier.slice(-mostTurnsBack).reverse()) {
    const found = tableAskedIn(folded, before)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether what was found is about names, so that a question with 'name' in it may mean it. */
const isOfName = (found: Found | undefined) =>
  found !== undefined && /^(?:insight|field|mya|book|form)\//.test(found.passage.id) && found.confidence > 0.8

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
    return retrieval.find(question).filter(({ passage }) => !isReferralOfForm(passage.id, folded))
  }

  /** Whether a question is asked much as one of the product is, or of what a family or staff does with its record. */
  const isAskedOfProduct = (question: string) => {
    const found = find(question)
    const [best] = found
    if (best && (best.near ?? 0) >= asPhrased && !/^mya\/(?:name|suggests)/.test(best.passage.id)) return true
    const odds = found.reduce((sum, one) => sum + (ofRecord.test(one.passage.id) ? (one.odds ?? 0) : 0), 0)
    return odds >= asLikely
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

  const asNames = createAskedNames(book.find, isHeld)
  const {
    nameAnswer,
    namesAnswer,
    isName,
    isTypedName,
    isNameAsTyped,
    isStrange,
    nameBefore,
    nextNameAlone,
    nameAskedAlone,
  } = asNames
  const answers = createPassageAnswers(passages, isName)
  const { passageOf, unknown, answerOf, answerOfAll, answerTo } = answers
  const {
    answerOfName,
    likeliestAnswer,
    answerOfNameBefore,
    namesAskedFor,
    askedOfAnotherName,
    relatesNames,
  } = createNameBookAnswers(book, asNames, answers)

  /** A reply of names, with the sentence that it is in English. The names themselves are no words: ‘Mia’ alone is not Italian. */
  const inTheirLanguage = (question: string, answer: KeeperAnswer): KeeperAnswer => {
    const words = question.replace(/[\p{L}\p{M}'’-]+/gu, (word) => (isName(word) ? '' : word))
    return { ...answer, text: `${saidInEnglish(foldedText(words))}${answer.text}` }
  }

  const nameless = (text: string) => withoutNames(withoutPassing(text), isName)
  const answerToSeveral = createSeveralAnswers({ answers, find, isHeld, nameless, nameAskedAlone })

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

  const keeper: Keeper = {
    ask({ message, history, insights }) {
      const typed = readableText(message)
      const referral = findReferral(typed)
      if (referral && !(mayGiveWay(referral) && (isOfProduct(typed) || relatesNames(typed)))) return referral
      const courtesy = courtesyTo(foldedText(typed))
      if (courtesy) return courtesy

      const mended = (text: string) => {
        // ‘Wat’ of a chat is no Dutch.
        const spelled = spelledOut(text)
        if (isForeign(foldedText(text)) && isForeign(foldedText(spelled))) return text
        // The town of a birth is no slip of another word: ‘Oslo’ is not ‘also’.
        const tellsOfBirth = dateToldIn(foldedText(spelled)) !== undefined
        const surname = surnameAskedIn(spelled, isTypedName)
        const isKept = (word: string) =>
          isTypedName(word) ||
          // ‘Emre’ is no slip of ‘mere’.
          (word.length === 4 && isNameAsTyped(word)) ||
          (tellsOfBirth && isOfTown(word)) ||
          word === surname
        return withCapitals(mendSlips(spelled.replace(proofId, 'Proof ID'), isKept), isName)
      }
      const readable = mended(typed)
      const folded = foldedText(readable)
      const isTrick = isAttempt(folded)
      const ofOtherLetters = isTrick ? undefined : namesInOtherLetters(readable, isName)
      if (ofOtherLetters) {
        const several = namesAnswer(ofOtherLetters)
        return several ? inTheirLanguage(readable, several) : unknown([], folded)
      }
      const earlier = history
        .filter(({ role }) => role === 'user')
        .map(({ content }) => mended(readableText(content)))
      const last = earlier.at(-1)
      const foldedBefore = earlier.map(foldedText)
      // What is longer, or a trick, goes on with nothing.
      const topics =
        isTrick || folded.length > mostOfFollowUp ? [] : topicsBefore(earlier.slice(-mostTurnsBack))
      const [topic] = topics
      // ‘And the stone?’, after ‘and the moon?’, still asks of the day before both.
      const lastWithDay = earlier
        .slice(-mostTurnsBack)
        .findLast((one) => dayWordsIn(foldedText(one)) !== undefined)
      const before = nameBefore(earlier)
      const ofNameBefore = isTrick ? undefined : answerOfNameBefore(readable, earlier, before)
      if (ofNameBefore) return inTheirLanguage(readable, ofNameBefore)
      const ofPairs = isTrick ? [] : pairsAskedOfDays(folded)
      const ofDay = isTrick ? [] : ofPairs.length > 1 ? ofPairs : insightsAskedOfDay(folded)
      if (ofDay.length > 1)
        return answerOfAll(
          ofDay.flatMap((id) => passageOf(id) ?? []),
          readable,
        )
      const ofEvent = isTrick ? undefined : passageOf(skyEventAskedIn(folded)?.passage)
      if (ofEvent) return answerOf(asNamed(ofEvent), readable, undefined)
      const followUp = passageOf(topic === undefined ? undefined : followUpOf(folded, topic))
      if (followUp) return answerOf(asNamed(followUp), readable, insights, withDayBefore(folded, lastWithDay))
      const ofValue = last === undefined || isTrick ? undefined : withValueBefore(readable, last)
      const ofValueBefore = ofValue && (tableAskedIn(ofValue) ?? valueAskedIn(ofValue))
      const value = passageOf(
        isTrick
          ? 'mya/instructions'
          : (ofValueBefore ??
              tableOf(folded, foldedBefore) ??
              valueAskedIn((isForeign(folded) && valueQuestionInEnglish(folded)) || folded) ??
              fieldAskedIn(folded) ??
              rightAskedIn(folded) ??
              chapterAskedIn(folded) ??
              otherFamilyAskedIn(typed, folded) ??
              insightAskedOfDay(folded)),
      )
      const told = (answer: KeeperAnswer) => inTheirLanguage(readable, answer)
      if (value) return answerOf(asNamed(value), readable, insights)
      const ofAnother =
        last === undefined
          ? undefined
          : (askedOfPairBefore(folded, foldedBefore) ??
            askedOfAnotherName(readable, last) ??
            askedHowItCame(readable, last) ??
            askedWhatItMeans(readable, last) ??
            askedOfAnotherDay(readable, last) ??
            askedOfAnotherMember(readable, last))
      if (ofAnother) return keeper.ask({ message: ofAnother, history: [], ...(insights ? { insights } : {}) })
      const likelyFollowUp = passageOf(
        topic === undefined ? undefined : likeliestFollowUp(folded, topics, isWhole(readable)),
      )
      if (likelyFollowUp)
        return answerOf(asNamed(likelyFollowUp), readable, insights, withDayBefore(folded, lastWithDay))
      if (!earlier.length && pointsBackAlone(folded)) return unknown([], folded)
      const ofMeaning = isTrick ? undefined : namesAskedFor(readable, earlier)
      if (ofMeaning) return told(ofMeaning)
      const next = before === undefined ? nextNameAlone(readable) : nextNameIn(readable)
      const ofName = answerOfName(readable)
      if (ofName) return told(ofName)
      // ‘What does the major arcana mean’ asks of no name.
      const isWorded = retrieval.wordedAs(readable).length > 0
      const isOfPassage = isWorded || isTrick || isAskedOfProduct(nameless(readable))
      const likeliest = isOfPassage ? undefined : likeliestAnswer(readable)
      if (likeliest && !likeliest.isOrigin) return told(likeliest.answer)
      const asked = isWorded
        ? undefined
        : (nameAskedIn(readable) ?? (next === undefined ? undefined : { name: next, isSure: true }))
      const beside = isWorded ? [] : namesBeside(readable, isTypedName, isStrange, comparesNames(readable))
      const besideName = isWorded ? undefined : nameAskedBeside(readable, isName, isStrange)
      // ‘He likes Romulus and Remus. What does Castor mean’ asks of Castor.
      const isOfOther = asked && /^\p{Lu}/u.test(asked.name) && isStrange(asked.name) && !isName(asked.name)
      // Those that stand together are asked of in more words than those that do not.
      const isTogether = beside.length > 1
      const all = isOfOther ? [] : isTogether ? beside : isWorded ? [] : namesOfAll(readable, isTypedName)
      if (
        all.length > 1 &&
        (isOnlyNames(readable, all) ||
          (isTogether && (besideName || comparesNames(readable))) ||
          asksOfNames(readable, all.join(' '), isHeld))
      ) {
        const several = namesAnswer(all)
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
        asked &&
        (asked.isSure ||
          (asksOfName.test(folded) && termsOf(asked.name, 1).length > 0) ||
          (mayAskOfName.test(folded) && !termsOf(asked.name, 1).some((term) => isHeld(term))))
      const known = isOfNames ? nameAnswer(asked.name) : undefined
      if (known) return told(known)
      // ‘Wat betekent de naam Sterre’ asks of no Walter.
      const isOther = asked?.isSure && isStrange(asked.name)
      const story =
        isWorded || isOther ? undefined : (nameInStory(readable, isName, isHeld, isStrange) ?? besideName)
      if (story) return told(nameAnswer(story.name) ?? unknownName)
      const bare = isWorded ? undefined : bareNameIn(folded)
      // ‘Maria’ is asked of, where ‘maria’ may be any word of English.
      const isWordToo = (name: string) =>
        knownWords.has(name) &&
        ((!bare?.isAsked && !/^\P{L}*\p{Lu}/u.test(readable)) ||
          termsOf(name, 1).some((term) => isHeld(term)))
      if (bare && isName(bare.name) && !isWordToo(bare.name)) {
        const asTyped = wordsOf(readable).find((word) => foldedText(word) === bare.name)
        return told(nameAnswer(asTyped ?? bare.name) ?? unknownName)
      }
      // Words with capitals that nobody knows are sooner names than anything else.
      const strange = /^\p{Lu}[\p{Ll}\p{M}]{2,40}(?: \p{Lu}[\p{Ll}\p{M}]{2,40}){0,3}(?=[ ?.!]*$)/u.exec(
        readable,
      )?.[0]
      if (strange !== undefined && !isForeign(folded) && isStrange(strange)) return told(unknownName)
      if (likeliest) return told(likeliest.answer)
      if (before !== undefined && goesOnWithName(readable, isHeld))
        return told(nameAnswer(before) ?? unknownName)

      const passage = passageOf(setAnswerOf(folded))
      if (passage) return answerOf(asNamed(passage), readable, insights)

      if (insights?.length && overview.test(folded.replace(/(?<![ .!?])[ .!?]+$/, '')))
        return overviewOf(insights)

      const found = topicOf(nameless(readable), earlier.map(nameless), find, leastConfidence)
      const best = found[0]
      if (asked?.isSure && (isStrange(asked.name) || !isOfName(best))) return told(unknownName)
      if (asked && asksOfName.test(folded) && isStrange(asked.name)) return told(unknownName)
      const isPhrased = (best?.near ?? 0) >= asOne
      // In a long story a car is only told of.
      const isStory = folded.length > longest && (best?.odds ?? 0) >= asLikely
      const isToHer = /^(?:are|were|do|have) you\b/.test(folded)
      if (isSmallTalk(folded) && (isToHer || !isPhrased) && !isStory) return unknown([], folded)
      // ‘We named her Ngozi after my grandmother, tell me about it’: in doubt the name is what is asked of.
      const inDoubt = !isPhrased && (best?.odds ?? 0) < doubtful
      const named = inDoubt && !isWorded ? loneNameIn(readable, isTypedName, isHeld, asksOfIt) : undefined
      if (named !== undefined) return told(nameAnswer(named) ?? unknownName)
      const several = isPhrased
        ? undefined
        : answerToSeveral(withoutPassing(readable), earlier.map(nameless), insights)
      const ofOwn = (asked: string) => goesOnWithOwn(asked, last === undefined ? undefined : foldedText(last))
      const answer =
        several ?? answerTo(found, askedIn(readable), ofOwn(withDayBefore(folded, lastWithDay)), insights)
      if (answer) return answer
      if (asked && asksOfName.test(folded) && !asked.name.includes(' ')) return told(unknownName)
      const lone = loneNameIn(readable, isTypedName, isHeld)
      return (lone === undefined ? undefined : nameAnswer(lone)) ?? unknown(found, folded)
    },
  }
  return keeper
}
