// Given names by their spelling: time for an answer in sentences, and memory of the list. Run with --expose-gc.
import { loadBundled } from '../insights/bundle.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { quantile } from '../measure/quantiles.mjs'

const targets = { p99: 1, memory: 40 }
const held = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

printMachine()
const { createNameIndex, listedLanguages, researchNames } = await loadBundled('../names/entry.ts')
const before = held()
const begun = performance.now()
const languages = listedLanguages()
const index = createNameIndex(languages)
const opened = performance.now() - begun
const memory = held() - before

const names = languages.flatMap(({ names: listed }) => listed)
const spellings = names.flatMap(({ name, variants }) => [name, ...variants])
const unknown = spellings.map((spelling) => `${spelling}q`)
const longest = Array.from({ length: 1000 }, (_, at) => 'ǅ̈́'.repeat(26) + String(at % 100).padStart(2, '0'))

/** Milliseconds that each took, after a warm-up. */
const timesOf = (asked) => {
  for (const name of asked.slice(0, 2000)) researchNames(index, [name])
  return asked.map((name) => {
    const start = performance.now()
    researchNames(index, [name])
    return performance.now() - start
  })
}
const row = (what, asked) => {
  const times = timesOf(asked)
  return [
    what,
    asked.length,
    quantile(times, 0.5).toFixed(4),
    quantile(times, 0.99).toFixed(4),
    besideTarget(quantile(times, 0.99), targets.p99, 'ms', 3),
  ]
}
printTable(
  ['', 'asked', 'p50 ms', 'p99 ms', 'p99 beside the target'],
  [row('every spelling', spellings), row('as many unknown', unknown), row('80 letters with marks', longest)],
)
console.log(
  `${names.length} names of ${new Set(languages.map(({ language }) => language)).size} languages, ${spellings.length} spellings`,
)
console.log(
  `read and checked in ${opened.toFixed(0)} ms; memory ${besideTarget(memory, targets.memory, 'MB')}`,
)
