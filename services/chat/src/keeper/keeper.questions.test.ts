import { createKeeper } from './keeper'
import { faultOf, madeOf, ownInsights, someNames } from './testing/check-answer'
import { heldOutQuestions } from './testing/held-out-questions'
import type { Judged } from './testing/judged'
import { questionsOfTheInsights } from './testing/questions-of-the-insights'
import { questionsOfTheProduct } from './testing/questions-of-the-product'

const keeper = createKeeper({ findName: someNames })
const isName = (text: string) => text.endsWith('as the list has it.')

const ask = ({ question, before = [], withRecord }: Judged) =>
  keeper.ask({
    message: question,
    history: before.flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: keeper.ask({ message: content, history: [] }).text },
    ]),
    ...(withRecord ? { insights: ownInsights } : {}),
  })

/** How the keeper does with questions: what is wrong, and what is made of nothing that was written down. */
const judgeAll = (questions: readonly Judged[]) => {
  const asked = questions.map((judged) => {
    const answer = ask(judged)
    const made = madeOf(answer, isName)
    return { answer, made, fault: faultOf(judged, answer, made) }
  })
  return {
    faults: asked.flatMap(({ fault }) => fault ?? []),
    inventions: asked.filter(({ made }) => made === 'invention').map(({ answer }) => answer.text),
    withoutSource: asked
      .filter(({ answer }) => (answer.kind === 'answer') !== answer.sources.length > 0)
      .map(({ answer }) => answer.text),
  }
}

describe('judged questions', () => {
  const sets: [string, readonly Judged[]][] = [
    ['of the product', questionsOfTheProduct],
    ['of insights, names, and what is none of hers', questionsOfTheInsights],
    ['that were held out of the first tuning', heldOutQuestions],
  ]
  it.each(sets)(
    '[MYA-012] [MYA-014] [MYA-028] %s: 95 of 100 are right, and nothing is invented',
    (_title, questions) => {
      const { faults, inventions, withoutSource } = judgeAll(questions)
      expect(inventions).toEqual([])
      expect(withoutSource).toEqual([])
      // Told with what they are, so that a change shows what it costs.
      if (faults.length > questions.length * 0.05) expect(faults).toEqual([])
    },
  )
})
