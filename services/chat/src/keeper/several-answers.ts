import type { Insight } from '@shared/insights/insights'
import type { KeeperAnswer } from './keeper-answer'
import { goesOnWithName } from './names/name-in-story'
import { leastConfidence, secondAnswer } from './passage-answers'
import type { PassageAnswers } from './passage-answers'
import { foldedText } from './words/plain-text'
import { isReferralOfForm } from './talk/referrals'
import { asNamed, asPhrased } from './retrieval'
import type { Retrieval } from './retrieval'
import { setAnswerOf } from './questions/set-questions'
import { questionsIn, thingsIn } from './questions/several-questions'
import { topicOf } from './topics'

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

/** What begins no paragraph of its own follows behind a blank. */
const joined = (answers: readonly KeeperAnswer[]) =>
  answers.map(({ text }, at) => (at === 0 || text.startsWith('\n') ? text : ` ${text}`)).join('')

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
    // Names first: what is told of them stands by itself.
    for (const { question } of parts)
      answers.push(...[nameAskedAlone(question)].flatMap((name) => name ?? []))
    for (const { question: asked, before } of parts) {
      if (nameAskedAlone(asked) || (answers.length > 0 && goesOnWithName(asked, isHeld))) continue
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
      told.add(best.passage.id)
      answers.push(
        answers.length && answer.sources.length === 1
          ? { ...answer, text: secondAnswer(best.passage, tell(best.passage, question)) }
          : answer,
      )
    }
    return answers.length < 2
      ? undefined
      : {
          kind: 'answer',
          text: joined(answers),
          sources: [...new Set(answers.flatMap(({ sources }) => sources))],
        }
  }

  return answerToSeveral
}

export type AnswerToSeveral = ReturnType<typeof createSeveralAnswers>
