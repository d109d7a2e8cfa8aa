import type { Insight } from '@shared/insights/insights'
import { toldOf } from './questions/asked-of-field'
import { createFactFirst, withoutExample, withoutOpening } from './fact-first'
import type { KeeperAnswer } from './keeper-answer'
import { namedPassages } from './knowledge/named-passages'
import { isForeign, isInUnreadScript, saidInEnglish, saidNotRead } from './words/languages'
import { fromOwn, isOfOwnChild, leftOutOfOwn, ofOwn, ownAnswer, ownBirth } from './own-insights'
import type { Passage } from './passage'
import { foldedText } from './words/plain-text'
import { referralIn } from './talk/referrals'
import { isScolding } from './talk/small-talk'
import { condolenceFor } from './talk/who-died'
import { isBirthAsked } from './questions/own-answers'
import { asWorded } from './retrieval'
import type { Found } from './retrieval'
import { english as inEnglish } from './sentences/encoders'
import { figureOf, figuresOf } from './told/told-figures'
import { isOfBirth } from './told/told-birth'
import { measureOf } from './told/told-measure'
import { numberOfName } from './names/told-name'

/** Less than so much of the question covered is no answer; tuned on the questions of `testing`, see docs/decisions. */
export const leastConfidence = 0.5

/** Passages are told until the odds that what was asked is among them are these; so many at most, and no more words. */
const enoughOdds = 0.7
/** What is less likely than this is not told beside it. */
export const leastOdds = 0.1
export const mostTold = 3
const mostWords = 130
/** With smaller odds it is said that it is not certain. */
const uncertain = 0.25

/** What is told in few words goes before a long one, where its score is so much of the first one's. */
const asTied = 0.95
const isShorter = ({ passage: { text } }: Found, { passage: { text: other } }: Found) =>
  text.length < other.length * 0.7
/** What was found, of two that are as good the shorter one first. */
const shorterFirst = (found: readonly Found[]): readonly Found[] => {
  const [best, second, ...rest] = found
  // What is asked in the words of a phrasing is asked of that passage.
  if (!best || !second || (best.near ?? 0) >= asWorded || !isShorter(second, best)) return found
  return second.score >= best.score * asTied ? [second, best, ...rest] : found
}

/** Told behind an answer, where a figure of their own child is asked for that may not be read. */
export const withheld =
  ' I see no record here that I may read, so I cannot name your own child’s: turn on ‘Let MYA read this record’ where it is offered below.'

/** Told behind that, where a birth is enough for it. */
export const typedInstead =
  ' Or write the day, and the hour and a large town where they are needed, and I will compute it.'

const withheldOf = ({ id }: Passage) =>
  isOfBirth(id.replace('insight/', '')) ? `${withheld}${typedInstead}` : withheld

/** With this a further passage follows the first. */
export const besides = '\n\nBesides, on ‘'
/** How a further passage follows the first. */
export const secondAnswer = ({ title }: Passage, told: string): string => `${besides}${title}’: ${told}`
/** Said first where several passages are told and none is likely enough. */
export const inDoubt = 'I am not certain which of these you ask. '

const wordsIn = (text: string) => text.split(' ').length

const noSources: readonly string[] = []
/** The languages that she may be asked in besides English. */
const othersUnderstood = 'German, French, Spanish, Italian, Portuguese, Polish, Dutch or Turkish'
/** How an answer begins that tells nothing. */
export const notKnown = 'I do not know that: nothing in my sources answers it.'
/** Who asks in a language that is not read is told so: it is no question that nobody could answer. */
export const notRead = `I do not understand the language that this is written in. You may ask me in English, ${othersUnderstood}.`
/** Said to who scolds her: it asks for nothing that could be looked up. */
export const ofNoHelp = 'I am sorry that I was of no help. Tell me in a few words what you are looking for.'
const usualTitles = ['What a Birth Codex is', 'The five steps of the form', 'How many insights there are']

/** What is said where passages were found, word for word with their source, or where none is sure. */
export const createPassageAnswers = (passages: readonly Passage[], isName: (word: string) => boolean) => {
  const factFirst = createFactFirst(inEnglish)
  /** A passage as it is told to who asks so. */
  const tell = (passage: Passage, question: string) =>
    factFirst(passage, toldOf(passage, foldedText(question)), question)

  const passageOf = (id: string | undefined) =>
    passages.find((passage) => passage.id === id) ?? namedPassages.find((passage) => passage.id === id)

  const isSure = (found: Found | undefined): found is Found =>
    found !== undefined && found.confidence >= leastConfidence

  const unknown = (
    nearby: readonly Found[],
    folded: string,
    isNotRead = isInUnreadScript(folded),
  ): KeeperAnswer => {
    const near = nearby
      .filter(
        ({ confidence, passage: { id } }) => confidence >= leastConfidence / 2 && !referralIn(id, folded),
      )
      .map(({ passage }) => passage.title)
    const titles = [...new Set([...near, ...usualTitles])].slice(0, 3)
    const lead =
      (isScolding(folded) ? ofNoHelp : undefined) ??
      saidNotRead(folded) ??
      `${saidInEnglish(folded)}${isNotRead ? notRead : notKnown}`
    return {
      kind: 'unknown',
      text: `${lead} I can tell you about: ${titles.join('; ')}.`,
      sources: noSources,
    }
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
      const birth = isBirthAsked(folded) ? ownBirth(insights) : ''
      if (birth && passage.id === 'mya/own-answers')
        return { kind: 'answer', text: `${birth}${passage.text}`, sources: [passage.source, ofOwn] }
    }
    const measure = measureOf(passage.id, folded)
    const figure = `${figureOf(passage.id, folded)}${measure}${numberOfName(passage.id, question, isName)}`
    const isOwnAsked =
      isOwn &&
      !figure &&
      passage.id.startsWith('insight/') &&
      /^(?:what|which|was|tell|quel|cual|jak|(?:is|does|has) (?:she|he|my|our)\b)/.test(folded)
    const isWithheld = isOwnAsked && !insights?.length
    const told = tell(figure ? withoutExample(passage) : passage, question)
    const leftOut = isOwnAsked && insights ? leftOutOfOwn(passage, insights) : ''
    if (leftOut) return fromOwn({ kind: 'answer', text: `${leftOut}${told}`, sources: [passage.source] })
    return {
      kind: 'answer',
      // Behind a measure ‘Yes’ would answer nothing.
      text: `${saidInEnglish(folded)}${condolenceFor(passage, folded)}${figure}${measure ? withoutOpening(told) : told}${isWithheld ? withheldOf(passage) : ''}`,
      sources: [passage.source],
    }
  }

  /** Several passages that were asked for together: the figures of all of them first. */
  const answerOfAll = (several: readonly Passage[], question: string): KeeperAnswer => {
    const folded = foldedText(question)
    const told = several.map((passage, at) => {
      const text = tell(figureOf(passage.id, folded) ? withoutExample(passage) : passage, question)
      return at ? secondAnswer(passage, text) : text
    })
    return {
      kind: 'answer',
      text: [
        saidInEnglish(folded),
        figuresOf(
          several.map(({ id }) => id),
          folded,
        ),
        ...told,
      ].join(''),
      sources: [...new Set(several.map(({ source }) => source))],
    }
  }

  /** In doubt the next passages are told as well, each word for word with its title. */
  const withNext = (
    answer: KeeperAnswer,
    best: Found,
    others: readonly Found[],
    question: string,
  ): KeeperAnswer => {
    if (answer.kind !== 'answer' || answer.sources.includes(ofOwn)) return answer
    const told = [answer.text]
    const sources = new Set(answer.sources)
    let odds = best.odds ?? 1
    for (const { passage, odds: more = 0 } of others) {
      if (odds >= enoughOdds || told.length >= mostTold) break
      if (more < leastOdds || passage.id.startsWith('referral/')) continue
      odds += more
      const text = secondAnswer(passage, tell(passage, question))
      if (wordsIn([...told, text].join('')) > mostWords) continue
      told.push(text)
      sources.add(passage.source)
    }
    const text = told.join('')
    const isCertain = told.length === 1 || (best.odds ?? 1) >= uncertain || isForeign(foldedText(question))
    return { ...answer, text: isCertain ? text : `${inDoubt}${text}`, sources: [...sources] }
  }

  /** Of what is likely, the first that their own record has a figure for, where that is what is asked. */
  const ofOwnRecord = (found: readonly Found[], folded: string, insights: readonly Insight[] = []) =>
    isOfOwnChild(folded)
      ? found.find(
          (one) =>
            isSure(one) &&
            (one.odds ?? 1) >= leastOdds &&
            insights.some(({ id }) => `insight/${id}` === one.passage.id),
        )
      : undefined

  /** The answer to what was found; undefined where none of it is sure. */
  const answerTo = (
    found: readonly Found[],
    question: string,
    folded: string,
    insights: readonly Insight[] | undefined,
  ): KeeperAnswer | undefined => {
    if (!isSure(found[0])) return undefined
    const own = ofOwnRecord(found, folded, insights)
    if (own) return answerOf(own, question, insights, folded)
    const [best, ...others] = shorterFirst(found.filter(isSure))
    return best && withNext(answerOf(best, question, insights, folded), best, others, question)
  }

  return { passageOf, isSure, unknown, tell, answerOf, answerOfAll, answerTo, ofOwnRecord }
}
export type PassageAnswers = ReturnType<typeof createPassageAnswers>
