import type { Heard } from './heard'
import type { KeeperAnswer } from './keeper-answer'
import type { AskedNames } from './names/asked-names'
import { bareNameIn } from './names/bare-names'
import { unknownName } from './names/known-names'
import { asksOfName } from './names/message-names'
import type { NamesHeard } from './names/message-names'
import { loneNameIn } from './names/several-names'
import { goesOnWithOwn, overviewOf } from './own-insights'
import { leastConfidence } from './passage-answers'
import type { PassageAnswers } from './passage-answers'
import { setAnswerOf } from './questions/set-questions'
import { askedIn, asksAndWhich } from './questions/several-questions'
import { asNamed, asWorded, isLikely } from './retrieval'
import type { Found, Retrieval } from './retrieval'
import type { AnswerToSeveral } from './several-answers'
import { isSmallTalk } from './talk/small-talk'
import { withoutPassing } from './talk/told-in-passing'
import { withDayBefore } from './told/another-day'
import { topicOf } from './topics'
import { saidNotRead } from './words/languages'
import { isOfUnknownLanguage } from './words/unknown-language'
import { foldedText } from './words/plain-text'
import { wordsOf } from './words/words'

/** Small talk is no longer than this, unless nothing is likely to be what was asked. */
const longest = 120

/** What is asked of a name in a story. */
const asksOfIt =
  /\b(?:tell (?:me|us) (?:more )?(?:about|of)|what (?:it|that) (?:says|means|is)|(?:nice|good|ok|okay|right|great|fine|pretty) (?:choice|name|one)|went (?:for|with)|wants?|named|called|calling|naming|name|chose|picked|decided on|do you know|any (?:good|thoughts|ideas))\b/i

/** So near to a phrasing, what looks like two questions is one that is known as such. */
const asOne = 0.9

const overview =
  /\b(?:sum up|summari[sz]e|everything|all you know|what do you know|tell me about) .*\b(?:my|our) (?:little |baby )?(?:girl|boy|son|daughter|child|baby|one|kid)$|\b(?:all|which|what|list|show|summary|overview)\b.*\b(?:insights?|readings?|record|figures)\b.*\b(?:of|for|in|about) (?:my|our|his|her)\b|\b(?:my|our|his|her)\b[^?]*\binsights\b|\b(?:everything|all|tell (?:me|us))\b.*\b(?:about|of|in|on) (?:my|our|his|her|their)(?: (?:baby|son|daughter|child)'?s)? (?:birth |natal )?(?:chart|horoscope)$|\bhow many (?:insights|readings)\b.*\b(?:my|our|his|her|she|he)\b|\bwhat(?:'?s| is| makes)? (?:so |really )?special about (?:her|him|my|our)\b|\bwhat makes (?:her|him|my (?:girl|boy|son|daughter|child|baby)) (?:so )?special\b/

/** Whether what was found is about names, so that a question with 'name' in it may mean it. */
const isOfName = (found: Found | undefined) =>
  found !== undefined && /^(?:insight|field|mya|book|form)\//.test(found.passage.id) && found.confidence > 0.8

interface FoundParts {
  answers: Pick<PassageAnswers, 'passageOf' | 'unknown' | 'answerOf' | 'answerTo'>
  names: Pick<AskedNames, 'nameAnswer' | 'isNameAsTyped' | 'isTypedName' | 'isStrange'>
  find: Retrieval['find']
  isHeld: Retrieval['isHeld']
  nameless: (text: string) => string
  answerToSeveral: AnswerToSeveral
  inTheirLanguage: (question: string, answer: KeeperAnswer) => KeeperAnswer
}

/** Answers by what is found in the passages; every message has one. */
export const createFoundAnswers = ({
  answers: { passageOf, unknown, answerOf, answerTo },
  names: { nameAnswer, isNameAsTyped, isTypedName, isStrange },
  find,
  isHeld,
  nameless,
  answerToSeveral,
  inTheirLanguage,
}: FoundParts) => {
  return (heard: Heard, { isWorded, asked }: NamesHeard): KeeperAnswer => {
    const { typed, readable, folded, earlier, last, lastWithDay, insights } = heard
    const told = (answer: KeeperAnswer) => inTheirLanguage(readable, answer)
    const passage = passageOf(setAnswerOf(folded))
    if (passage) return answerOf(asNamed(passage), readable, insights)
    if (insights?.length && overview.test(folded.replace(/(?<![ .!?])[ .!?]+$/, '')))
      return overviewOf(insights)

    const isUnknownLanguage = isOfUnknownLanguage(typed, isTypedName)
    const isNotRead = saidNotRead(folded) !== undefined || isUnknownLanguage
    if (!isWorded && isNotRead) return unknown([], folded, true)

    const namelessBefore = earlier.map(nameless)
    // For a language that is not read all but the question as it is worded is found by chance.
    const found = isNotRead
      ? find(readable).filter(({ near = 0 }) => near >= asWorded)
      : topicOf(nameless(readable), namelessBefore, find, leastConfidence)
    const best = found[0]
    const likelihood = best?.odds ?? 0
    if (asked?.isSure && (isStrange(asked.name) || !isOfName(best))) return told(unknownName)
    if (asked && asksOfName.test(folded) && isStrange(asked.name)) return told(unknownName)
    const isPhrased = (best?.near ?? 0) >= asOne
    // In a long story a car is only told of.
    const isStory = folded.length > longest && isLikely(likelihood)
    const isToHer = /^(?:are|were|do|have) you\b/.test(folded)
    if (isSmallTalk(folded) && (isToHer || !isPhrased) && !isStory) return unknown([], folded)
    // ‘We named her Ngozi after my grandmother, tell me about it’: in doubt the name is what is asked of.
    const inDoubt = !isPhrased && !isLikely(likelihood)
    const named = inDoubt && !isWorded ? loneNameIn(readable, isTypedName, isHeld, asksOfIt) : undefined
    if (named !== undefined) return told(nameAnswer(named) ?? unknownName)
    const several =
      isPhrased && !asksAndWhich(readable)
        ? undefined
        : answerToSeveral(withoutPassing(readable), namelessBefore, insights)
    if (several) return several
    const ofOwn = (asked: string) => goesOnWithOwn(asked, last === undefined ? undefined : foldedText(last))
    const answer = answerTo(found, askedIn(readable), ofOwn(withDayBefore(folded, lastWithDay)), insights)
    if (answer) return answer
    if (asked && asksOfName.test(folded) && !asked.name.includes(' ')) return told(unknownName)
    // ‘Paris’ alone is a town of our own examples too; where nothing is found, the name is what is left to tell.
    const bare = bareNameIn(folded)?.name
    const [alone] = bare === undefined ? [] : wordsOf(readable).filter((word) => foldedText(word) === bare)
    const lone =
      alone !== undefined && isNameAsTyped(alone) ? alone : loneNameIn(readable, isTypedName, isHeld)
    return (lone === undefined ? undefined : nameAnswer(lone)) ?? unknown(found, folded)
  }
}
