import { createKeeper } from './keeper'
import { faultOf, madeOf, ownInsights, names } from './testing/check-answer'
import { blindQuestions } from './testing/blind-questions'
import { eighteenthHeldOutQuestions } from './testing/eighteenth-held-out-questions'
import { eighthHeldOutQuestions } from './testing/eighth-held-out-questions'
import { eleventhHeldOutQuestions } from './testing/eleventh-held-out-questions'
import { fifteenthHeldOutQuestions } from './testing/fifteenth-held-out-questions'
import { fifthHeldOutQuestions } from './testing/fifth-held-out-questions'
import { fourthHeldOutQuestions } from './testing/fourth-held-out-questions'
import { ninthHeldOutQuestions } from './testing/ninth-held-out-questions'
import { noneOfHers } from './testing/none-of-hers'
import { secondHeldOutQuestions } from './testing/second-held-out-questions'
import { seventhHeldOutQuestions } from './testing/seventh-held-out-questions'
import { sixteenthHeldOutQuestions } from './testing/sixteenth-held-out-questions'
import { seventeenthHeldOutQuestions } from './testing/seventeenth-held-out-questions'
import { sixthHeldOutQuestions } from './testing/sixth-held-out-questions'
import { tenthHeldOutQuestions } from './testing/tenth-held-out-questions'
import { twelfthHeldOutQuestions } from './testing/twelfth-held-out-questions'
import { unseenQuestions } from './testing/unseen-questions'
import { thirteenthHeldOutQuestions } from './testing/thirteenth-held-out-questions'
import { thirdHeldOutQuestions } from './testing/third-held-out-questions'
import { fourteenthHeldOutQuestions } from './testing/fourteenth-held-out-questions'
import { heldOutQuestions } from './testing/held-out-questions'
import { insightsByName } from './testing/insights-by-name'
import { passagesOf } from './knowledge/passages'
import type { Judged } from './testing/judged'
import { questionsInStories } from './testing/questions-in-stories'
import { questionsOfTheInsights } from './testing/questions-of-the-insights'
import { questionsToldInPassing } from './testing/questions-told-in-passing'
import { questionsOfTheProduct } from './testing/questions-of-the-product'

const keeper = createKeeper({ names })

const ask = ({ question, before = [], withRecord }: Judged) =>
  keeper.ask({
    message: question,
    // Of what was said before, the embedded keeper reads the visitor's part alone.
    history: before.map((content) => ({ role: 'user' as const, content })),
    ...(withRecord ? { insights: ownInsights } : {}),
  })

/** How the keeper does with questions: what is wrong, and what is made of nothing that was written down. */
const judgeAll = (questions: readonly Judged[]) => {
  const asked = questions.map((judged) => {
    const answer = ask(judged)
    const made = madeOf(answer)
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
    ['that were held out of the second', secondHeldOutQuestions],
    ['that were held out of the third', thirdHeldOutQuestions],
    ['that were held out of the fourth', fourthHeldOutQuestions],
    ['that were held out of the fifth', fifthHeldOutQuestions],
    ['that were held out of the sixth', sixthHeldOutQuestions],
    ['that were held out of the seventh', seventhHeldOutQuestions],
    ['that were held out of the eighth', eighthHeldOutQuestions],
    ['that were held out of the ninth', ninthHeldOutQuestions],
    ['that were held out of the tenth', tenthHeldOutQuestions],
    ['that were held out of the eleventh', eleventhHeldOutQuestions],
    ['that were held out of the twelfth', twelfthHeldOutQuestions],
    ['that were held out of the thirteenth', thirteenthHeldOutQuestions],
    ['that were held out of the fourteenth', fourteenthHeldOutQuestions],
    ['that were held out of the fifteenth', fifteenthHeldOutQuestions],
    ['that were held out of the sixteenth', sixteenthHeldOutQuestions],
    ['that were held out of the seventeenth', seventeenthHeldOutQuestions],
    ['that were held out of the eighteenth', eighteenthHeldOutQuestions],
    ['that somebody wrote who knew the description alone', unseenQuestions],
    ['that somebody else wrote without seeing the phrasings', blindQuestions],
    ['in stories, with slips, two at once, and going on', questionsInStories],
    ['with facts of their own, in chat spelling, beside what is told in passing', questionsToldInPassing],
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

  it('are three hundred and more', () => {
    expect(sets.flatMap(([, questions]) => questions).length).toBeGreaterThanOrEqual(300)
  })

  it('[MYA-015] what is none of hers she says she does not know, and offers what she does', () => {
    const answers = noneOfHers.map((message) => keeper.ask({ message, history: [] }))
    const answered = noneOfHers.filter((_, index) => answers[index]?.kind === 'answer')
    if (answered.length > noneOfHers.length * 0.05) expect(answered).toEqual([])
    for (const { kind, text } of answers)
      if (kind === 'unknown' && !text.includes('this name'))
        expect(text).toMatch(/\bI do not (?:know|understand)\b.* I can tell you about: .+; .+; .+\.$/)
  })

  it('[MYA-013] of the visitor’s own insights she tells the figure, the way to it and its source', () => {
    const { text, sources } = keeper.ask({
      message: 'What is Mila’s life path number?',
      history: [],
      insights: ownInsights,
    })
    const own = ownInsights.find(({ id }) => id === 'life-path')
    expect(text).toContain(own?.text)
    expect(text).toContain(own?.rule)
    expect(sources).toEqual(['F. Campbell, Your Days Are Numbered (1931)', 'Your own record'])
    expect(keeper.ask({ message: 'What is Mila’s life path number?', history: [] }).text).not.toContain(
      own?.text,
    )
  })

  const named = Object.entries(insightsByName)

  it('every insight is told where a parent names it in words of their own', () => {
    const told = new Set(passagesOf({}).map(({ id }) => id))
    const ofInsights = [...told].filter((id) => id.startsWith('insight/')).map((id) => id.slice(8))
    expect(Object.keys(insightsByName).sort()).toEqual(ofInsights.sort())
    const ways = ['how do u work out _', 'why should i care about _']
    const wrong = named.flatMap(([id, words]) =>
      ways.flatMap((way) => {
        const message = way.replace('_', words)
        const made = madeOf(keeper.ask({ message, history: [] }))
        return made.split(' ').includes(`insight/${id}`) ? [] : [`${message} → ${made}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('[MYA-013] every insight of their own record is told where a parent asks what was found', () => {
    const own = new Set(ownInsights.map(({ id }) => id))
    const wrong = named
      .filter(([id]) => own.has(id))
      .flatMap(([id, words]) => {
        const message = `so what did you compute for ${words}?`
        const made = madeOf(keeper.ask({ message, history: [], insights: ownInsights }))
        return made === `own/${id}` ? [] : [`${message} → ${made}`]
      })
    expect(wrong).toEqual([])
  })

  it('[MYA-019] a name that is not in the list is said to be unknown, and nothing is told of it', () => {
    for (const name of ['Xqzvlorp', 'Brumblethwick', 'Jaxxtyndra', 'Quuxley']) {
      for (const message of [
        `What does the name ${name} mean?`,
        `origin of ${name}`,
        `Where does ${name} come from?`,
      ]) {
        const { kind, text, sources } = keeper.ask({ message, history: [] })
        expect({ message, kind, sources }).toEqual({ message, kind: 'unknown', sources: [] })
        expect(text).toContain('I do not know this name.')
      }
    }
  })
})
