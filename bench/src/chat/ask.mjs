// Asks the embedded keeper, as it is shipped, a file of questions and writes its answers beside them, for whoever judges them:
// node bench/src/chat/ask.mjs questions.json answers.json
// In: [{ id, question, before?: [earlier questions], record?: 'own' }]; out: [{ id, question, answer, kind, source, made }].
import { readFileSync, writeFileSync } from 'node:fs'
import { loadBundled } from '../insights/bundle.mjs'

const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('node bench/src/chat/ask.mjs <questions.json> <answers.json>')
const { createKeeper, madeOf, names, ownInsights } = await loadBundled('../chat/keeper-entry.ts')
const keeper = createKeeper({ names })

/** Answers one question behind the earlier ones, each answered in its turn. */
const ask = ({ question, before = [], record }) => {
  const history = []
  let answer
  for (const message of [...before, question]) {
    answer = keeper.ask({ message, history, ...(record === 'own' ? { insights: ownInsights } : {}) })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
  }
  return answer
}

const answers = JSON.parse(readFileSync(from, 'utf8')).map((asked) => {
  const { kind, text, sources } = ask(asked)
  return {
    id: asked.id,
    question: asked.question,
    answer: text,
    kind,
    source: sources.join('; '),
    made: madeOf({ kind, text, sources }),
  }
})
writeFileSync(to, `${JSON.stringify(answers, null, 2)}\n`)
console.log(`${answers.length} answers in ${to}`)
