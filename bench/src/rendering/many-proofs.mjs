// Proofs a second on all cores with the real worker pool, their processor time, and the memory of the process over many.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printMachine, printTable } from '../measure/figures.mjs'
import { loadPress } from './build.mjs'
import { childOf } from './children.mjs'

const { values: options } = parseArgs({
  options: { proofs: { type: 'string', default: '10000' }, every: { type: 'string', default: '500' } },
})
const [proofs, every] = [Number(options.proofs), Number(options.every)]
const product = await loadPress()
const workers = availableParallelism()
const root = fileURLToPath(new URL('../../../services/proofs', import.meta.url))
const renderer = product.createRenderer({ root, workers, jobTimeoutMs: 300_000 })
const megabytes = () => `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Keeps twice as many proofs under way as there are workers. */
async function print(count, from, done = () => {}) {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const number = next++
      await renderer.renderProof(childOf(product, from + number))
      done(number + 1)
    }
  }
  await Promise.all(Array.from({ length: workers * 2 }, lane))
}

printMachine()
console.log(`before the first proof: ${megabytes()}`)
await print(16, 0)
console.log(`after 16, all warm: ${megabytes()}`)
const [since, usedBefore] = [performance.now(), used()]
await print(proofs, 100, (number) => {
  if (number % every === 0) console.log(`after ${number} more: ${megabytes()}`)
})
const seconds = (performance.now() - since) / 1000
printTable(
  [`${proofs} proofs, ${workers} workers`, ''],
  [
    ['proofs a second: image and whole book', `${(proofs / seconds).toFixed(1)} (target 8)`],
    ['processor time of a proof', `${((used() - usedBefore) / proofs).toFixed(0)} ms`],
    ['memory at the end', megabytes()],
  ],
)
await renderer.close()
process.exit(0)
