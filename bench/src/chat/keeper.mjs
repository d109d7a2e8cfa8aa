// The embedded keeper by itself: time for an answer, for the longest messages too, and memory. Run with `node --expose-gc`.
import { loadBundled } from '../insights/bundle.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { quantile } from '../measure/quantiles.mjs'

const mega = 2 ** 20
const held = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / mega
}

const { createKeeper, names, heldOutQuestions, questionsOfTheInsights, questionsOfTheProduct } =
  await loadBundled('../chat/keeper-entry.ts')
const questions = [...questionsOfTheProduct, ...questionsOfTheInsights, ...heldOutQuestions].map(
  ({ question }) => question,
)
const ofLength = (letters) => {
  let text = ''
  for (let at = 0; text.length < letters; at += 1) text += `${questions[at % questions.length]} `
  return text.slice(0, letters)
}

const before = held()
const begun = performance.now()
const keeper = createKeeper({ names })
const built = performance.now() - begun
// The first question that no phrasing has reads the sentence encoder and the vectors.
keeper.ask({ message: 'please let nan have a peek at it', history: [] })
const first = performance.now() - begun - built
const memory = held() - before

/** Milliseconds of each answer, sorted by `quantile` itself, after a warm-up. */
const timesOf = (messages) => {
  for (const message of messages.slice(0, 50)) keeper.ask({ message, history: [] })
  return messages.map((message) => {
    const since = performance.now()
    keeper.ask({ message, history: [] })
    return performance.now() - since
  })
}

printMachine()
const rows = [
  ['judged questions', questions],
  ...[500, 1000, 2000, 4000].map((letters) => [`${letters} letters`, Array(40).fill(ofLength(letters))]),
].map(([name, messages]) => {
  const times = timesOf(messages)
  return [name, messages.length, quantile(times, 0.5).toFixed(2), quantile(times, 0.99).toFixed(2)]
})
printTable(['messages', 'count', 'p50 ms', 'p99 ms'], rows)
printTable(
  ['of the keeper', 'value'],
  [
    ['made in', `${built.toFixed(0)} ms`],
    ['first answer', `${first.toFixed(0)} ms`],
    ['memory', globalThis.gc ? `${memory.toFixed(1)} MB` : 'run with --expose-gc'],
  ],
)
