// From 'Attest & Submit' to the proof's image in the browser's hands, over HTTP through the gateway, with parents who submit
// at the same moment and follow the events of submission and proof, as the form does. The whole product and this load share the machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPlatform } from '../../../scripts/platform.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { cpuSecondsOf } from '../measure/processes.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { expectOk, followProof, openPage, submissionOf, submitFollowing } from './parent.mjs'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } })

/** Parents at once, how often, and the target for the 95th percentile in seconds. */
const crowds = [
  { parents: 1, rounds: Number(options.rounds) * 5, target: 2 },
  { parents: 8, rounds: Number(options.rounds), target: 3 },
  { parents: 32, rounds: Number(options.rounds), target: 6 },
]

let child = 0

/** One parent with a browser of their own; resolves with the seconds until the answer, the proof and the image. */
async function submitAndLook(url) {
  const cookie = await openPage(url)
  child += 1
  const body = JSON.stringify(submissionOf(child))
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  const jobId = await submitFollowing(url, cookie, body)
  const answered = seconds()
  const fetchImage = async (imageUrl) => {
    const image = await expectOk(await fetch(url + imageUrl, { headers: { cookie } }))
    const bytes = (await image.arrayBuffer()).byteLength
    return { seen: seconds(), bytes }
  }
  // The first page can be looked at before the book behind it is there.
  let shown
  for await (const { imageUrl } of followProof(url, cookie, jobId))
    if (imageUrl) shown ??= fetchImage(imageUrl)
  const whole = seconds()
  return { answered, ...(await shown), whole }
}

/** Processor seconds of each of the product's processes so far. */
const cpuSeconds = (platform) =>
  Object.fromEntries(
    Object.entries(platform.pids()).map(([name, pids]) => [
      name,
      pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    ]),
  )

const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-load-'))
const many = '100000000'
const platform = await startPlatform({
  port: 0,
  dataDirectory,
  env: {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: many,
    RATE_LIMIT_ADDRESS_PER_MINUTE: many,
    PROOF_IDS_VISITOR_A_DAY: '0',
    PROOF_IDS_NETWORK_A_DAY: '0',
  },
  log: (name, line) => console.error(name, line),
})
try {
  printMachine()
  await submitAndLook(platform.url)
  const before = cpuSeconds(platform)
  const first = child
  const rows = []
  const verdicts = []
  for (const { parents, rounds, target } of crowds) {
    const name = `${parents} at once`
    const seen = []
    for (let round = 0; round < rounds; round += 1)
      seen.push(...(await Promise.all(Array.from({ length: parents }, () => submitAndLook(platform.url)))))
    const times = seen.map((one) => one.seen)
    const p95 = quantile(times, 0.95)
    rows.push([
      name,
      seen.length,
      median(seen.map((one) => one.answered)).toFixed(2),
      median(times).toFixed(2),
      p95.toFixed(2),
      median(seen.map((one) => one.whole)).toFixed(2),
      (median(seen.map((one) => one.bytes)) / 1024).toFixed(0),
    ])
    verdicts.push(`${name}: p95 ${besideTarget(p95, target, 's', 2)}`)
  }
  printTable(
    ['submit to image', 'records', 'answer p50 s', 'image p50 s', 'image p95 s', 'book p50 s', 'kB'],
    rows,
  )
  const after = cpuSeconds(platform)
  const used = Object.entries(after).map(([name, seconds]) => [
    name,
    (1000 * (seconds - before[name])) / (child - first),
  ])
  printTable(
    ['processor time a record', 'ms'],
    [...used, ['together', used.reduce((sum, [, ms]) => sum + ms, 0)]].map(([name, ms]) => [
      name,
      ms.toFixed(0),
    ]),
  )
  for (const verdict of verdicts) console.log(verdict)
} finally {
  await platform.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
