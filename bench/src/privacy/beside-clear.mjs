// What encryption costs the running product: the same work in two products at once, of which one encrypts nothing (clear.mjs), by
// turns of half a second, so that other work on the machine is the same for both. Processor time of all their processes. And from
// 'erase' to unreadable.
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
  options: {
    rounds: { type: 'string', default: '40' },
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
      [pids].flat().reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    ]),
  )
const sum = (values) => values.reduce((all, one) => all + one, 0)
const cpuOf = (platform) => sum(Object.values(cpuByName(platform)))
/** Until the books of what was submitted are drawn: what is left of it would be counted as part of the next work. */
const settled = async (...platforms) => {
  const used = () => sum(platforms.map(cpuOf))
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
    act: (platform, at) => search(platform, at % 2 ? 'amara' : `okafor ${at % 7}`),
  },
  export: {
    what: 'export, eight files of 5 MB',
    count: 1,
    warmUp: 5,
    async before(platform) {
      platform.family ??= await submitted(platform, letters)
    },
    act: ({ family: { owner, proofId } }) => owner('GET', `/api/proofs/${proofId}/export`),
  },
}

const clear = { NODE_OPTIONS: `--import=${new URL('./clear.mjs', import.meta.url)}` }
await runProduct(async (encrypted) => {
  await runProduct(async (plain) => {
    // Records that a search finds.
    for (const platform of [encrypted, plain]) for (let at = 0; at < 6; at += 1) await submitted(platform)
    const rows = []
    for (const [name, { what, count, warmUp = 1, before, act }] of Object.entries(works)) {
      if (!chosen.includes(name)) continue
      const taken = new Map([encrypted, plain].map((platform) => [platform, []]))
      const cpu = new Map([encrypted, plain].map((platform) => [platform, []]))
      for (const platform of [encrypted, plain]) {
        await before?.(platform)
        for (let at = 0; at < warmUp; at += 1) await act(platform, at)
      }
      await settled(encrypted, plain)
      for (let round = 0; round < rounds; round += 1)
        for (const platform of round % 2 ? [plain, encrypted] : [encrypted, plain]) {
          const begun = cpuByName(platform)
          for (let at = 0; at < count; at += 1) {
            const since = performance.now()
            await act(platform, at)
            taken.get(platform).push((performance.now() - since) / 1000)
          }
          const ended = cpuByName(platform)
          cpu
            .get(platform)
            .push(
              Object.fromEntries(
                Object.keys(ended).map((one) => [one, (1000 * (ended[one] - begun[one])) / count]),
              ),
            )
        }
      const mean = (platform, of) => sum(cpu.get(platform).map(of)) / rounds
      const whole = (turn) => sum(Object.values(turn))
      const more = cpu
        .get(encrypted)
        .map((turn, at) => whole(turn) / whole(cpu.get(plain)[at]) - 1)
        .sort((a, b) => a - b)
      const percent = (share) => `${(share * 100).toFixed(1)} %`
      const quartiles = [0.25, 0.75].map((at) => percent(more[Math.floor(at * more.length)]))
      rows.push([
        what,
        mean(encrypted, whole).toFixed(2),
        mean(plain, whole).toFixed(2),
        percent(mean(encrypted, whole) / mean(plain, whole) - 1),
        percent(median(more)),
        quartiles.join(' to '),
        median(taken.get(encrypted)).toFixed(3),
        median(taken.get(plain)).toFixed(3),
      ])
      printTable(
        [`${what}: ms of`, 'encrypted', 'clear'],
        Object.keys(cpu.get(plain)[0])
          .map((one) => [one, ...[encrypted, plain].map((platform) => mean(platform, (turn) => turn[one]))])
          .filter((row) => Math.max(row[1], row[2]) > 0.05)
          .map(([one, ...both]) => [one, ...both.map((ms) => ms.toFixed(2))]),
      )
      if (name === 'export')
        console.log(
          `export of eight files: ${besideTarget(Math.max(...taken.get(encrypted)), 10, 's', 2)}, the longest`,
        )
    }
    printTable(
      ['', 'encrypted ms', 'clear ms', 'more (5 %)', 'middle pair', 'half of the pairs', 's', 's clear'],
      rows,
    )
  }, clear)
  if (!chosen.includes('erase')) return

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
