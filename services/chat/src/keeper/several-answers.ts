import type { Insight } from '@shared/insights/insights'
import type { KeeperAnswer } from './keeper-answer'
import { sentencesOf } from './fact-first'
import { goesOnWithName } from './names/name-in-story'
import { besides, leastConfidence, secondAnswer } from './passage-answers'
import type { PassageAnswers } from './passage-answers'
import { foldedText } from './words/plain-text'
import { isReferralOfForm } from './talk/referrals'
import { asNamed, asPhrased } from './retrieval'
import type { Retrieval } from './retrieval'
import { setAnswerOf } from './questions/set-questions'
import { ofOwn } from './own-insights'
import { questionsIn, thingsIn } from './questions/several-questions'
import type { Part } from './questions/several-questions'
import { asksOfSomething, pointsBack, topicOf } from './topics'
import { saidInEnglish } from './words/languages'

/** What the answers to several questions are made with. */
interface SeveralParts {
  answers: PassageAnswers
  find: Retrieval['find']
  isHeld: Retrieval['isHeld']
  /** A question without the names in it. */
  nameless: (text: string) => string
  /** The answer to a question that asks of a known name and of nothing else. */
  nameAskedAlone: (question: string) => KeeperAnswer | undefined
}

/** Several answers in one, each a paragraph of its own. */
const joined = (answers: readonly KeeperAnswer[]): KeeperAnswer => ({
  kind: 'answer',
  text: answers.map(({ text }) => text.trimStart()).join('\n\n'),
  sources: [...new Set(answers.flatMap(({ sources }) => sources))],
})

/** Of two answers with a sentence in common one tells what the other has told. */
const isToldAlready = ({ text }: KeeperAnswer, { text: other }: KeeperAnswer) =>
  sentencesOf(text).some((sentence) => other.includes(sentence))

/**
 * The answers to the questions of a message, in their order; undefined where one of them has none that is plain and stands by itself, or
 * where the message is one question after all: its answer is that of none of its parts, as of ‘is a draft the same as what I submit’.
 */
export const answerToEach = (
  message: string,
  ofWhole: KeeperAnswer,
  ask: (question: string, before: readonly string[]) => KeeperAnswer,
): KeeperAnswer | undefined => {
  const parts = questionsIn(message)
  // ‘How is it worked out’ and ‘what do I do’ are understood best with what they go on with.
  const goesOn = ({ question }: Part, at: number) => at > 0 && pointsBack.test(foldedText(question))
  if (parts.length < 2 || parts.some(goesOn) || !parts.every(({ question }) => asksOfSomething(question)))
    return undefined
  const answers = parts.map(({ question, before }) => ask(question, before))
  const isSameAlone = ({ question, before }: Part, { text }: KeeperAnswer) =>
    before.length === 0 || ask(question, []).text === text
  const isPlain = parts.every((part, at) => {
    const answer = answers[at]
    return answer?.kind === 'answer' && !answer.text.includes(besides) && isSameAlone(part, answer)
  })
  const isOfEach =
    answers.some(({ text }) => text === ofWhole.text) ||
    answers.every(({ sources }) => sources.includes(ofOwn))
  const isTwice = answers.some((answer, at) => answers.slice(0, at).some((one) => isToldAlready(answer, one)))
  if (!isPlain || !isOfEach || isTwice) return undefined
  // That they are in English is said once.
  const inEnglish = saidInEnglish(foldedText(message))
  return joined(
    answers.map((answer, at) =>
      at && inEnglish && answer.text.startsWith(inEnglish)
        ? { ...answer, text: answer.text.slice(inEnglish.length) }
        : answer,
    ),
  )
}

/** Answers the questions of one message each, and once. */
export const createSeveralAnswers = ({
  answers: { passageOf, isSure, tell, answerOf, ofOwnRecord },
  find,
  isHeld,
  nameless,
  nameAskedAlone,
}: SeveralParts) => {
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
    const ofNames = parts.map(({ question }) => nameAskedAlone(question))
    const asksOfName = ofNames.some(Boolean)
    for (const [at, { question: asked, before }] of parts.entries()) {
      const ofName = ofNames[at]
      if (ofName) answers.push(ofName)
      if (ofName || (asksOfName && goesOnWithName(asked, isHeld))) continue
      const question = nameless(asked)
      const found = topicOf(question, [...earlier, ...before.map(nameless)], find, leastConfidence)
      // What only points back to a question that is answered already may be a question of its own: 'and how long does it take?'
      const set = passageOf(setAnswerOf(foldedText(question)))
      const best = set
        ? asNamed(set)
        : [found[0], find(question)[0]].find(
            (one, at) =>
              isSure(one) && !told.has(one.passage.id) && (at === 0 || (one.near ?? 0) >= asPhrased),
          )
      if (!best || isReferralOfForm(best.passage.id, foldedText(message))) continue
      const answer = answerOf(
        ofOwnRecord(found, foldedText(message), insights) ?? best,
        question,
        insights,
        foldedText(message),
      )
      if (answer.kind === 'referral') return answer
      if (answers.some(({ text }) => text === answer.text)) continue
      told.add(best.passage.id)
      answers.push(
        answers.length && answer.sources.length === 1
          ? { ...answer, text: secondAnswer(best.passage, tell(best.passage, question)) }
          : answer,
      )
    }
    return answers.length < 2 ? undefined : joined(answers)
  }

  return answerToSeveral
}

export type AnswerToSeveral = ReturnType<typeof createSeveralAnswers>
