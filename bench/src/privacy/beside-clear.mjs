// What encryption costs the running product: the same work in the same processes by turns, of which half are without it (clear.mjs), so
// that neither other work on the machine nor what a process is like (its memory, what was compiled) is on one side. Processor time of all
// processes. And from 'erase' to unreadable.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { submissionOf } from '../load/parent.mjs'
import { besideTarget, printTable } from '../measure/figures.mjs'
import { exactCpuSecondsOf } from '../measure/processes.mjs'
import { median } from '../measure/quantiles.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { runProduct } from '../resilience/run-product.mjs'
import { measureErasing } from './erasing.mjs'
import { browserAt, until, upload } from './family.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    /** That a search finds; a page shows 20. */
    records: { type: 'string', default: '20' },
    only: { type: 'string', default: 'submit,search,export,erase' },
  },
})
const rounds = Number(options.rounds)
const chosen = options.only.split(',')
const { signCaller } = await loadBundled('../privacy/family-entry.ts')

/** Seconds of processor time by the names of processes. */
const cpuByName = (platform) =>
  Object.fromEntries(
    Object.entries(platform.pids()).map(([name, pids]) => [
      name,
      [pids].flat().reduce((sum, pid) => sum + exactCpuSecondsOf(pid), 0),
    ]),
  )
const sum = (values) => values.reduce((all, one) => all + one, 0)
const cpuOf = (platform) => sum(Object.values(cpuByName(platform)))
/** Until the books of what was submitted are drawn: what is left of it would be counted as part of the next work. */
const settled = async (platform) => {
  for (let before = cpuOf(platform), isBusy = true; isBusy;) {
    await sleep(2000)
    const now = cpuOf(platform)
    isBusy = now - before > 0.5
    before = now
  }
}
let lastChild = 1000
const newChild = () => (lastChild += 1)

const submit = (owner, child, uploadedFiles = []) =>
  owner('POST', '/api/birth-records', { ...submissionOf(child), uploadedFiles })

const searchOf = (at) => (at % 2 ? 'amara' : `okafor ${10 + (at % 7)}`)
/** Each mode has other children (of one child there is one record), whom the same searches find: 10 and one more digit is found by 10. */
const searchedChild = (at, mode) => 10 * (10 + at) + modes.indexOf(mode)

/** A submitted record with its owner, once its picture was looked at and its book is there. */
async function submitted(platform, files = []) {
  const owner = browserAt(platform.url)
  await owner('GET', '/')
  const uploadedFiles = []
  for (const bytes of files)
    uploadedFiles.push({
      name: 'letter.pdf',
      size: bytes.length,
      fileURL: await upload(owner, { texts: { fileName: 'letter.pdf' } }, bytes, 'application/pdf'),
    })
  const { id, proofId, derivedData } = await submit(owner, newChild(), uploadedFiles)
  const jobId = derivedData.proofJobId
  const { imageUrl } = await until(async () => {
    const proof = await owner('GET', `/api/proof/${jobId}`)
    return proof.imageUrl && proof
  })
  await owner('GET', imageUrl)
  await until(async () => (await owner('GET', `/api/proof/${jobId}`)).status === 'done', 250)
  return { owner, recordId: id, proofId, jobId, imageUrl }
}

const caller = { kind: 'staff', staffId: 'bench', visitorId: 'bench' }
async function search(platform, words) {
  const path = `/api/admin/records?search=${encodeURIComponent(words)}`
  const token = signCaller(caller, { service: 'records', method: 'GET', path }, platform.secret)
  const answer = await fetch(platform.serviceUrls.records + path, { headers: { 'x-caller-token': token } })
  if (!answer.ok) throw new Error(`The search answers ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

const letters = Array.from({ length: 8 }, () =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(5_000_000), Buffer.from('\n%%EOF\n')]),
)
/** Each: how often it is done before the other product has its turn, and what it is. */
const works = {
  submit: {
    what: 'submit to image, a record',
    count: 1,
    act: (platform) => submitted(platform),
  },
  search: {
    what: 'staff search',
    count: 25,
    warmUp: 200,
    act: (platform, at) => search(platform, searchOf(at)),
  },
  export: {
    what: 'export, eight files of 5 MB',
    count: 1,
    warmUp: 5,
    async before(platform, mode) {
      platform.families ??= {}
      platform.families[mode] = await submitted(platform, letters)
    },
    act({ families }, at, mode) {
      const { owner, proofId } = families[mode]
      return owner('GET', `/api/proofs/${proofId}/export`)
    },
  },
}
for (const name of Object.keys(works)) if (!chosen.includes(name)) delete works[name]

const percent = (share) => `${(share * 100).toFixed(1)} %`
const whole = (turn) => sum(Object.values(turn))
const modes = ['encrypted', 'clear']
let modeNow = 'encrypted'
async function turnTo(platform, mode) {
  if (mode === modeNow) return
  for (const [name, pids] of Object.entries(platform.pids()))
    if (name !== 'database' && name !== 'keys') for (const pid of [pids].flat()) process.kill(pid, 'SIGUSR2')
  modeNow = mode
  // A signal is heard between two turns of the event loop; with more processes than cores that may be a while.
  await sleep(300)
}

/** Of a work by turns of its modes: processor time in ms by process, and the seconds that each took, by mode. */
async function measure(platform, { count, warmUp = 1, before, act }) {
  const cpu = { encrypted: [], clear: [] }
  const taken = { encrypted: [], clear: [] }
  for (const mode of modes) {
    await turnTo(platform, mode)
    await before?.(platform, mode)
    await settled(platform)
    for (let at = 0; at < warmUp; at += 1) await act(platform, at, mode)
    await settled(platform)
  }
  for (let round = 0; round < rounds; round += 1)
    for (const mode of round % 2 ? modes : modes.toReversed()) {
      await turnTo(platform, mode)
      const begun = cpuByName(platform)
      for (let at = 0; at < count; at += 1) {
        const since = performance.now()
        await act(platform, at, mode)
        taken[mode].push((performance.now() - since) / 1000)
      }
      // What goes on behind the answer belongs to it, and to its mode.
      if (act === works.submit?.act) await settled(platform)
      const ended = cpuByName(platform)
      cpu[mode].push(
        Object.fromEntries(
          Object.keys(ended).map((name) => [name, (1000 * (ended[name] - begun[name])) / count]),
        ),
      )
    }
  await turnTo(platform, 'encrypted')
  return { cpu, taken }
}

/** A row of the table of all works; prints the processes of this one. */
function figuresOf({ what }, { cpu, taken }) {
  const mean = (mode, of) => sum(cpu[mode].map(of)) / rounds
  const more = cpu.encrypted.map((turn, at) => whole(turn) / whole(cpu.clear[at]) - 1).sort((a, b) => a - b)
  printTable(
    [`${what}: ms of`, ...modes],
    Object.keys(cpu.clear[0])
      .map((name) => [name, ...modes.map((mode) => mean(mode, (turn) => turn[name]))])
      .filter((row) => Math.max(row[1], row[2]) > 0.05)
      .map(([name, ...both]) => [name, ...both.map((ms) => ms.toFixed(2))]),
  )
  return [
    what,
    ...modes.map((mode) => mean(mode, whole).toFixed(2)),
    percent(mean('encrypted', whole) / mean('clear', whole) - 1),
    percent(median(more)),
    [0.25, 0.75].map((at) => percent(more[Math.floor(at * more.length)])).join(' to '),
    ...modes.map((mode) => median(taken[mode]).toFixed(3)),
  ]
}

await runProduct(
  async (platform) => {
    const rows = []
    if (works.search) {
      const found = []
      for (const mode of modes) {
        await turnTo(platform, mode)
        const owner = browserAt(platform.url)
        await owner('GET', '/')
        for (let at = 0; at < Number(options.records); at += 1) await submit(owner, searchedChild(at, mode))
        await settled(platform)
        const totals = Array.from({ length: 14 }, async (_, at) =>
          JSON.parse(await search(platform, searchOf(at))),
        )
        found.push((await Promise.all(totals)).map(({ total }) => total).join())
      }
      if (found[0] !== found[1]) throw new Error(`Both modes are to find as many: ${found.join(' and ')}`)
    }
    for (const [name, work] of Object.entries(works)) {
      const measured = await measure(platform, work)
      rows.push(figuresOf(work, measured))
      if (name === 'export')
        console.log(
          `export of eight files: ${besideTarget(Math.max(...measured.taken.encrypted), 10, 's', 2)}, the longest`,
        )
    }
    printTable(
      ['', 'encrypted ms', 'clear ms', 'more (5 %)', 'middle pair', 'half of the pairs', 's', 's clear'],
      rows,
    )
    if (chosen.includes('erase')) await measureErasing(platform, () => submitted(platform))
  },
  { NODE_OPTIONS: `--import=${new URL('./clear.mjs', import.meta.url)}` },
)
