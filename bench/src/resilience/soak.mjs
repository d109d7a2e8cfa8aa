// Parents who submit and look at their proofs, one record after another, for half an hour: nothing fails, nothing grows.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPage, submissionOf, submit, waitForProof } from '../load/parent.mjs'
import { printTable } from '../measure/figures.mjs'
import { memoryOf } from '../measure/processes.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { findHarm } from './kept.mjs'
import { runProduct } from './run-product.mjs'

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, parents: { type: 'string', default: '8' } },
})
const milliseconds = Number(options.minutes) * 60_000
const sumOf = (rows, key) => rows.reduce((sum, row) => sum + row[key], 0)

await runProduct(async (platform) => {
  const end = Date.now() + milliseconds
  const acknowledged = []
  const errors = []
  const seconds = []
  let children = 0
  const parent = async () => {
    const cookie = await openPage(platform.url)
    while (Date.now() < end) {
      const child = ++children
      const since = performance.now()
      try {
        const answer = await submit(platform.url, cookie, submissionOf(child))
        acknowledged.push({ ...answer, child })
        await waitForProof(platform.url, cookie, answer.jobId, ({ status }) => status === 'done', 300)
        seconds.push((performance.now() - since) / 1000)
      } catch (error) {
        errors.push(error.message)
      }
    }
  }
  /** MB of each process at one time: resident, and what it has allocated itself. */
  const samples = []
  const watch = async () => {
    while (Date.now() < end) {
      samples.push(
        Object.fromEntries(
          Object.entries(platform.pids()).map(([name, pids]) => {
            const amounts = pids.map(memoryOf)
            return [name, { resident: sumOf(amounts, 'resident'), own: sumOf(amounts, 'own') }]
          }),
        ),
      )
      await sleep(Math.min(10_000, milliseconds / 20))
    }
  }
  await Promise.all([watch(), ...Array.from({ length: Number(options.parents) }, parent)])
  await sleep(2000)
  const { lost, doubled, stuck } = await findHarm(platform.databaseUri, acknowledged)
  for (const error of new Set(errors)) console.error(error)
  printTable(
    ['resident MB', 'first', 'a quarter', 'half', 'three quarters', 'last', 'most'],
    Object.keys(samples[0]).map((name) => {
      const values = samples.map((sample) => sample[name].resident)
      const at = (share) => values[Math.round(share * (values.length - 1))]
      return [name, ...[0, 0.25, 0.5, 0.75, 1].map(at), Math.max(...values)].map((value) =>
        typeof value === 'number' ? value.toFixed(0) : value,
      )
    }),
  )
  const memory = samples.map((sample) => sumOf(Object.values(sample), 'own'))
  // The first quarter fills caches and the workers' memory.
  const quarter = Math.ceil(memory.length / 4)
  const [second, last] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)].map(median)
  console.log(
    `soak, ${options.parents} parents, ${options.minutes} min: ${acknowledged.length} records, ${errors.length} errors, ` +
      `${lost} lost, ${doubled} doubled, ${stuck} stuck; whole book p50 ${median(seconds).toFixed(1)} s, p95 ${quantile(seconds, 0.95).toFixed(1)} s; ` +
      `memory of their own ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last (${((100 * last) / second - 100).toFixed(0)} %)`,
  )
  if (errors.length + lost + doubled + stuck > 0) process.exitCode = 1
})
