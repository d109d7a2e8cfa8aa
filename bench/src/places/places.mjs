// Places by what has been typed so far: time for an answer and memory, beside the targets and beside other ways to do it.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadBundled } from '../insights/bundle.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { quantile } from '../measure/quantiles.mjs'
import { candidates } from './candidates.mjs'
import { readNames, seededRandom, slips, typedBeginnings } from './sources.mjs'

const targets = { p99: 1, memory: 40 }
const mega = 2 ** 20
const held = () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / mega
}

/** Milliseconds that each of `typed` took, after a warm-up. */
function timesOf(find, typed) {
  for (const text of typed.slice(0, Math.ceil(typed.length / 10))) find(text)
  return typed.map((text) => {
    const begun = performance.now()
    find(text)
    return performance.now() - begun
  })
}

const asked = (atMost) => {
  const names = readNames()
  const random = seededRandom(20_260_314)
  return { beginnings: typedBeginnings(names, atMost, random), slips: slips(names, atMost / 10, random) }
}

/** In a process of its own, so that memory is its own. */
async function measure(name, atMost) {
  const tools = await loadBundled('../places/entry.ts')
  const typed = asked(atMost)
  const before = held()
  const begun = performance.now()
  const find = await candidates[name](tools)
  const opened = performance.now() - begun
  const memory = held() - before
  const times = timesOf(find, typed.beginnings)
  const slipTimes = timesOf(find, typed.slips)
  const found = typed.beginnings.filter((text) => find(text).length > 0).length / typed.beginnings.length
  const foundSlips = typed.slips.filter((text) => find(text).length > 0).length / typed.slips.length
  return {
    name,
    count: typed.beginnings.length,
    opened,
    memory,
    found,
    foundSlips,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: Math.max(...times),
    slipP99: quantile(slipTimes, 0.99),
  }
}

const [child, atMost] = process.argv.slice(2)
if (child) console.log(JSON.stringify(await measure(child, Number(atMost))))
else {
  printMachine()
  const results = Object.keys(candidates).map((name) => {
    const count = name === 'gazetteer' ? 10_000 : 200
    const script = fileURLToPath(import.meta.url)
    const args = ['--expose-gc', '--max-old-space-size=4096', script, name, String(count)]
    return JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
    )
  })
  const ms = (value) => value.toFixed(3)
  const percent = (share) => `${(share * 100).toFixed(1)} %`
  printTable(
    [
      '',
      'asked',
      'p50 ms',
      'p99 ms',
      'slowest ms',
      'found',
      'slips p99 ms',
      'slips found',
      'opens ms',
      'memory MB',
    ],
    results.map((one) => [
      one.name,
      one.count,
      ms(one.p50),
      ms(one.p99),
      ms(one.slowest),
      percent(one.found),
      ms(one.slipP99),
      percent(one.foundSlips),
      one.opened.toFixed(0),
      one.memory.toFixed(1),
    ]),
  )
  const [own] = results
  console.log(`p99 of 10,000 beginnings: ${besideTarget(own.p99, targets.p99, 'ms', 3)}`)
  console.log(`memory of the gazetteer: ${besideTarget(own.memory, targets.memory, 'MB')}`)
}
