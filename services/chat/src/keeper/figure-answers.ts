import type { Heard } from './heard'
import type { KeeperAnswer } from './keeper-answer'
import type { PassageAnswers } from './passage-answers'
import { chapterAskedIn } from './questions/chapter-questions'
import { fieldAskedIn, fileSizeAskedIn } from './questions/field-questions'
import { valueQuestionInEnglish } from './questions/foreign-values'
import { otherFamilyAskedIn } from './questions/other-family'
import { destinyAskedIn, enteredAskedIn, planetHouseAskedIn, proofIdAskedIn } from './questions/own-answers'
import { rightAskedIn } from './questions/role-questions'
import {
  askedOfPairAgain,
  askedOfPairBefore,
  askedOfPairWith,
  pairsAskedOfDays,
} from './questions/pair-questions'
import { tableAskedIn } from './questions/table-questions'
import {
  insightOfValueAsked,
  valueAskedIn,
  valueNamedAgain,
  valuesNamedIn,
  yearStartAskedIn,
} from './questions/value-questions'
import { asNamed } from './retrieval'
import { askedOfAnotherMember } from './talk/another-member'
import { followUpOf, likeliestFollowUp } from './talk/follow-ups'
import {
  askedHowItCame,
  isAskedHowItCame,
  askedAgainOfAnotherDay,
  meantOfTwo,
  mostTurnsBack,
  sameOfDays,
  withDayBefore,
} from './told/another-day'
import { askedWithOwn, fromOwn, isOfOwnChild, ownAnswer, ownAnswers, ownSign } from './own-insights'
import {
  asksOfPair,
  insightAskedOfDay,
  insightOfOwnIn,
  insightsAskedOfDay,
  insightsListedIn,
} from './told/dated-questions'
import { skyEventAskedIn } from './told/sky-events'
import { ageAskedIn } from './told/told-age'
import { dateToldIn } from './told/told-date'
import { asksEclipse } from './told/told-eclipses'
import { figureOf } from './told/told-figures'
import { measureAskedIn } from './told/told-measure'
import { askedWhatItMeans, asksWhatItMeans, nameOfValue, withValueBefore } from './told/what-it-means'
import { isForeign } from './words/languages'
import { foldedText } from './words/plain-text'

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

/** The passage that tells of a value, a field, a right or a chapter that is asked for by its name. */
const valueOf = ({ typed, readable, folded, isTrick, last, foldedBefore }: Heard): string | undefined => {
  if (isTrick) return 'mya/instructions'
  const ofValue = last === undefined ? undefined : withValueBefore(readable, last)
  return (
    (ofValue && (tableAskedIn(ofValue) ?? valueAskedIn(ofValue))) ??
    (last === undefined ? undefined : valueNamedAgain(folded, foldedText(last))) ??
    measureAskedIn(folded) ??
    fileSizeAskedIn(folded) ??
    yearStartAskedIn(folded) ??
    insightOfValueAsked(folded) ??
    tableOf(folded, foldedBefore) ??
    valueAskedIn((isForeign(folded) && valueQuestionInEnglish(folded)) || folded) ??
    fieldAskedIn(folded) ??
    rightAskedIn(folded) ??
    chapterAskedIn(folded) ??
    otherFamilyAskedIn(typed, folded) ??
    enteredAskedIn(folded) ??
    destinyAskedIn(folded) ??
    proofIdAskedIn(folded) ??
    planetHouseAskedIn(folded) ??
    insightAskedOfDay(folded)
  )
}

interface FigureParts {
  answers: Pick<PassageAnswers, 'passageOf' | 'answerOf' | 'answerOfAll'>
  /** Whether a question is known by itself, whatever was spoken of before. */
  isWhole: (question: string) => boolean
  /** The question that a short one asks of another name, written out. */
  askedOfAnotherName: (message: string, before: string) => string | undefined
  /** Whether a question asks of a known name and of nothing else. */
  isAskedOfName: (question: string) => boolean
  /** The answer to a question by itself. */
  askAnew: (question: string, insights: Heard['insights']) => KeeperAnswer
}

/** Answers to what is asked of days, values, tables and fields, by themselves or after what was told before. */
export const createFigureAnswers = ({
  answers: { passageOf, answerOf, answerOfAll },
  isWhole,
  askedOfAnotherName,
  isAskedOfName,
  askAnew,
}: FigureParts) => {
  /** A short question after another, as one that stands by itself. */
  const askedAfter = ({ readable, folded, asked, foldedBefore }: Heard): string | undefined => {
    const meant = meantOfTwo(folded)
    if (meant !== undefined) return asked.at(meant === 'first' ? -2 : -1)
    const last = asked.findLast((before) => !isAskedHowItCame(foldedText(before)))
    return last === undefined
      ? undefined
      : (askedOfPairBefore(folded, foldedBefore) ??
          askedOfPairAgain(folded, foldedBefore) ??
          askedOfAnotherName(readable, last) ??
          askedHowItCame(readable, last) ??
          askedWhatItMeans(readable, last) ??
          askedAgainOfAnotherDay(readable, asked) ??
          askedOfAnotherMember(readable, last))
  }

  /** Several things of the visitor's own record, where they are asked for in one message, or the one that it begins with. */
  const ofOwnRecord = ({ folded, insights }: Heard): KeeperAnswer | undefined => {
    if (!insights?.length || !isOfOwnChild(folded)) return undefined
    const several = ownAnswers(
      insightsListedIn(folded).flatMap((id) => passageOf(id) ?? []),
      insights,
    )
    const one = passageOf(insightOfOwnIn(folded))
    return several ?? (one && ownAnswer(one, insights))
  }

  /** How their own child gets on with a sign that is named: ‘is she compatible with a leo dad’. */
  const pairWithOwn = ({ folded, insights }: Heard): string | undefined => {
    const own = insights?.length && isOfOwnChild(folded) && asksOfPair.test(folded)
    const sign = own && ownSign(insights)
    return sign ? askedOfPairWith(folded, sign) : undefined
  }

  /** How the figure of their own record came out that the question before asked for: it is told with its rule. */
  const wayToOwn = ({ folded, last, topics, insights }: Heard): string | undefined =>
    last !== undefined &&
    isAskedHowItCame(folded) &&
    isOfOwnChild(foldedText(last)) &&
    insights?.some(({ id }) => topics.includes(`insight/${id}`))
      ? last
      : undefined

  /** What the calendar or the sky has on the day that a message names, or how old a child is that the question before told of. */
  const eventOf = ({ readable, folded, lastWithDay }: Heard): KeeperAnswer | undefined => {
    const ofDay = ageAskedIn(folded) ? 'mya/age' : asksEclipse(folded) ? 'mya/eclipse' : undefined
    const dated = ofDay === undefined ? folded : withDayBefore(`and ${folded}`, lastWithDay)
    // Of a child whose day nobody told, the day is asked for.
    const isOfChild = ofDay !== undefined && isOfOwnChild(folded) && dateToldIn(dated) === undefined
    const event = passageOf(skyEventAskedIn(dated)?.passage ?? (isOfChild ? `${ofDay}-of-day` : undefined))
    return event && answerOf(asNamed(event), readable, undefined, dated)
  }

  /** What the figure of their own record means that the question before asked for: ‘and what does that number mean’. */
  const meaningOfOwn = ({ readable, folded, last, topics, insights }: Heard): KeeperAnswer | undefined => {
    const own =
      last !== undefined && asksWhatItMeans(folded)
        ? insights?.find(({ id }) => topics.includes(`insight/${id}`))
        : undefined
    const value = passageOf(own && valueAskedIn(`what does ${nameOfValue(own.title)} mean`))
    return value && fromOwn(answerOf(asNamed(value), readable, undefined))
  }

  /** What was told before of another day, where the words of the question before do not name it: ‘and my son, 17 February?’ after ‘and the flower?’ */
  const topicOfAnotherDay = ({ readable, asked, topic = '' }: Heard): KeeperAnswer | undefined => {
    const again = topic.startsWith('insight/') ? askedAgainOfAnotherDay(readable, asked) : undefined
    const dated = again === undefined ? '' : foldedText(again)
    const isNamed =
      insightAskedOfDay(dated) !== undefined ||
      insightsAskedOfDay(dated).length > 0 ||
      skyEventAskedIn(dated) !== undefined
    const passage = isNamed || figureOf(topic, dated) === '' ? undefined : passageOf(topic)
    return passage && answerOf(asNamed(passage), readable, undefined, dated)
  }

  /** What a day decides, of both days that the question before named: ‘do they have the same life path?’ */
  const ofBothDays = ({ readable, folded, lastWithDay }: Heard): KeeperAnswer | undefined => {
    const dated = sameOfDays(folded, lastWithDay === undefined ? undefined : foldedText(lastWithDay))
    const passage = passageOf(dated && insightAskedOfDay(dated))
    return passage && answerOf(asNamed(passage), readable, undefined, dated)
  }

  return (heard: Heard): KeeperAnswer | undefined => {
    const { readable, folded, isTrick, last, topics, topic, lastWithDay, insights } = heard
    if (!isTrick) {
      const withOwn = askedWithOwn(folded, insights)
      if (withOwn !== undefined) return fromOwn(askAnew(withOwn, undefined))
      const pair = pairWithOwn(heard)
      if (pair !== undefined) return fromOwn(askAnew(pair, undefined))
      const ofOwn = ofOwnRecord(heard)
      if (ofOwn) return ofOwn
      const ofPairs = pairsAskedOfDays(folded)
      const ofDay = ofPairs.length > 1 ? ofPairs : insightsAskedOfDay(folded)
      const several = ofDay.length > 1 ? ofDay : valuesNamedIn(folded)
      if (several.length > 1)
        return answerOfAll(
          several.flatMap((id) => passageOf(id) ?? []),
          readable,
        )
      const ofEvent = eventOf(heard)
      if (ofEvent) return ofEvent
      const ofBefore = meaningOfOwn(heard) ?? ofBothDays(heard)
      if (ofBefore) return ofBefore
    }
    const goOn = (id: string | undefined) => {
      const followUp = passageOf(id)
      return followUp && answerOf(asNamed(followUp), readable, insights, withDayBefore(folded, lastWithDay))
    }
    const followUp = goOn(topic === undefined ? undefined : followUpOf(folded, topic))
    if (followUp) return followUp
    const value = passageOf(valueOf(heard))
    if (value) return answerOf(asNamed(value), readable, insights)
    const ofTopic = topicOfAnotherDay(heard)
    if (ofTopic) return ofTopic
    const anew = wayToOwn(heard) ?? askedAfter(heard)
    if (anew) return askAnew(anew, insights)
    // What was told of a name is explained by where it stands written.
    const isOfName = last !== undefined && isAskedHowItCame(folded) && isAskedOfName(last)
    const ofList = isOfName ? passageOf('mya/names') : undefined
    if (ofList) return answerOf(asNamed(ofList), readable, undefined)
    return goOn(topic === undefined ? undefined : likeliestFollowUp(folded, topics, isWhole(readable)))
  }
}
