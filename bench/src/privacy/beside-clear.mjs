// What encryption costs the running product: the same work in two products at once, by turns, of which one encrypts nothing
// (clear.mjs). Processor time of all their processes, which other work on the machine changes little. And from 'erase' to unreadable.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { submissionOf } from '../load/parent.mjs'
import { besideTarget, printTable } from '../measure/figures.mjs'
import { cpuSecondsOf } from '../measure/processes.mjs'
import { median } from '../measure/quantiles.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { runProduct } from '../resilience/run-product.mjs'
import { browserAt, until, upload } from './family.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '4' } },
})
const rounds = Number(options.rounds)
const { signCaller } = await loadBundled('../privacy/family-entry.ts')

const cpuOf = (platform) =>
  Object.values(platform.pids())
    .flat()
    .reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
/** Until the books of what was submitted are drawn: what is left of it would be counted as part of the next work. */
const settled = async (...platforms) => {
  const used = () => platforms.reduce((sum, platform) => sum + cpuOf(platform), 0)
  for (let before = used(), isBusy = true; isBusy;) {
    await sleep(2000)
    isBusy = used() - before > 1
    before = used()
  }
}
let child = 0

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
  child += 1
  const body = submissionOf(child)
  const { id, proofId, derivedData } = await owner('POST', '/api/birth-records', { ...body, uploadedFiles })
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
/** Each: how much of it is one turn, and the turn. */
const works = {
  'submit to image, a record': {
    count: 6,
    turn: (platform) => submitted(platform),
  },
  'staff search': {
    count: 300,
    warmUp: 100,
    turn: (platform, at) => search(platform, at % 2 ? 'amara' : `okafor ${at % 7}`),
  },
  'export, eight files of 5 MB': {
    count: 6,
    warmUp: 3,
    async before(platform) {
      platform.family ??= await submitted(platform, letters)
    },
    turn: ({ family: { owner, proofId } }) => owner('GET', `/api/proofs/${proofId}/export`),
  },
}

const clear = { NODE_OPTIONS: `--import=${new URL('./clear.mjs', import.meta.url)}` }
await runProduct(async (encrypted) => {
  await runProduct(async (plain) => {
    const rows = []
    for (const [what, { count, warmUp = 1, before, turn }] of Object.entries(works)) {
      const taken = { encrypted: [], plain: [] }
      const cpu = { encrypted: [], plain: [] }
      for (const platform of [encrypted, plain]) {
        await before?.(platform)
        for (let at = 0; at < warmUp; at += 1) await turn(platform, at)
      }
      await settled(encrypted, plain)
      for (let round = 0; round < rounds; round += 1) {
        const both = [
          ['encrypted', encrypted],
          ['plain', plain],
        ]
        for (const [name, platform] of round % 2 ? both.reverse() : both) {
          const begun = cpuOf(platform)
          for (let at = 0; at < count; at += 1) {
            const since = performance.now()
            await turn(platform, at)
            taken[name].push((performance.now() - since) / 1000)
          }
          cpu[name].push((1000 * (cpuOf(platform) - begun)) / count)
        }
      }
      const sum = (values) => values.reduce((all, one) => all + one, 0) / values.length
      rows.push([
        what,
        sum(cpu.encrypted).toFixed(2),
        sum(cpu.plain).toFixed(2),
        `${((sum(cpu.encrypted) / sum(cpu.plain) - 1) * 100).toFixed(1)} %`,
        median(taken.encrypted).toFixed(3),
        median(taken.plain).toFixed(3),
      ])
      if (what.startsWith('export'))
        console.log(
          `export of eight files: ${besideTarget(Math.max(...taken.encrypted), 10, 's', 2)}, the longest`,
        )
    }
    printTable(['', 'encrypted ms', 'clear ms', 'more (5 %)', 's', 's clear'], rows)
  }, clear)

  // From 'erase' to unreadable, in every service that holds something of a record.
  const seconds = { records: [], proofs: [], invites: [], keys: [] }
  for (let round = 0; round < 5; round += 1) {
    const { owner, recordId, proofId, jobId, imageUrl } = await submitted(encrypted)
    const paths = {
      records: `/api/proofs/${proofId}/record`,
      proofs: imageUrl,
      invites: `/api/proofs/${proofId}/comments`,
    }
    for (const path of Object.values(paths)) await owner('GET', path)
    const since = performance.now()
    const after = (name) => seconds[name].push((performance.now() - since) / 1000)
    await owner('DELETE', `/api/proofs/${proofId}/record`, { recordId })
    const isRefused = (path) =>
      owner('GET', path).then(
        () => false,
        () => true,
      )
    const readKey = async () => {
      const path = '/internal/keys'
      const token = signCaller(
        { kind: 'service', service: 'proofs' },
        { service: 'keys', method: 'POST', path },
        encrypted.secret,
      )
      const headers = { 'x-caller-token': token, 'content-type': 'application/json' }
      const body = JSON.stringify({ recordIds: [recordId, jobId], make: false })
      const answer = await fetch(encrypted.serviceUrls.keys + path, { method: 'POST', headers, body })
      return (await answer.text()).includes(`"${recordId}":"`)
    }
    await Promise.all([
      ...Object.entries(paths).map(async ([name, path]) => {
        await until(() => isRefused(path), 5)
        after(name)
      }),
      (async () => {
        await until(async () => !(await readKey()), 5)
        after('keys')
      })(),
    ])
  }
  for (const [name, all] of Object.entries(seconds))
    console.log(
      `${name}: nothing of an erased record is given out after ${besideTarget(Math.max(...all), 60, 's', 2)}`,
    )
})
