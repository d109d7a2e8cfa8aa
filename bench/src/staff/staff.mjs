// The staff's list, searches and figures with many records: time for an answer, beside the same without an index and a regular
// expression over names; and the export's rows a second and memory.
import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadBundled } from '../insights/bundle.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { cpuSecondsOf, memoryOf } from '../measure/processes.mjs'
import { quantile } from '../measure/quantiles.mjs'
import { fillRows } from './fill.mjs'

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '200' },
    /** A folder whose store was filled before, or is to be kept. */
    directory: { type: 'string' },
    /** Without the rows that have no index, and what is measured beside them. */
    alone: { type: 'boolean', default: false },
  },
})
const count = Number(values.records)
const rounds = Number(values.rounds)
const target = 50
/** What is exported in this time tells how fast it goes. */
const longestExportMs = 20_000
const end = new Date('2026-11-01T00:00:00Z')

const product = await loadBundled('../staff/entry.ts')

/** The embedded store as a process of its own, as the product runs it. */
async function startStore(directory) {
  const entry = fileURLToPath(new URL('../../../shared/pocket-mongo/dist/start.js', import.meta.url))
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, POCKET_MONGO_DIR: directory, POCKET_MONGO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, port } = JSON.parse(line)
    if (event === 'listening')
      return { child, uri: `mongodb://127.0.0.1:${port}/codex_records?directConnection=true` }
  }
  throw new Error('The store did not start')
}

const directory = values.directory ?? mkdtempSync(join(tmpdir(), 'birth-codex-staff-'))
const given = process.env.MONGODB_URI
const store = given ? { uri: given } : await startStore(directory)
const connection = await product.openRecords(store.uri)
try {
  printMachine()
  const there = await connection.collection('staffrecords').countDocuments({}, { limit: count })
  if (there < count) {
    const begun = performance.now()
    if (!there) {
      await product.seed(connection, 60)
      for (const rows of ['staffrecords', 'plainrows', 'recordcounts'])
        await connection.collection(rows).deleteMany({})
    }
    await fillRows({
      connection,
      product,
      from: there,
      count,
      end,
      plainRows: !values.alone,
      indexesLast: given !== undefined,
      tell: (done) => console.error(`${done} of ${count} rows`),
    })
    console.log(`Filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  const staff = await openStaff()
  await measureQuestions(staff)
  if (!values.alone) await measureBeside()
  await measureExport(staff)
} finally {
  await connection.close()
  store.child?.kill()
  if (!values.directory && !given) rmSync(directory, { recursive: true, force: true })
}

/** Of the store, where it is ours, and of what asks it; other work on the machine does not change it. */
function processorSeconds() {
  const ours = [process.pid, store.child?.pid].filter((pid) => pid !== undefined)
  return ours.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
}

/** Milliseconds that each answer took, and the mean of processor time. */
async function timesOf(ask, times) {
  for (let at = 0; at < Math.min(5, times - 1); at += 1) await ask(at)
  const taken = []
  const before = processorSeconds()
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now()
    await ask(at)
    taken.push(performance.now() - begun)
  }
  return { taken, processor: ((processorSeconds() - before) * 1000) / times }
}

async function openStaff() {
  const shown = await connection
    .collection('birthrecords')
    .find({}, { projection: { _id: 1 } })
    .toArray()
  return product.openStaff(
    connection,
    shown.map(({ _id }) => _id),
    end,
  )
}

async function measureQuestions(staff) {
  const sample = await connection
    .collection('staffrecords')
    .find({}, { projection: { _id: 1 } })
    .limit(200)
    .toArray()
  const pages = Math.ceil(count / 20)
  const list = (choice) =>
    staff.list({ search: '', dateFilter: 'all', timeZone: 'UTC', page: 1, sort: 'newest', ...choice })
  const questions = {
    'first page': () => list({}),
    'deep page': (at) => list({ page: 1 + ((at * 7919) % pages) }),
    'last 3 months': () => list({ dateFilter: 'quarter' }),
    'rare word (an id)': (at) => list({ search: sample[at % sample.length]._id.slice(0, 13) }),
    'a name': (at) => list({ search: ['amara', 'weiss', 'соколов', '小明', 'Ελένη'][at % 5] }),
    'common word (all)': () => list({ search: 'seed' }),
    'of the last 3 months': () => list({ search: 'seed', dateFilter: 'quarter' }),
    'its last page': () => list({ search: 'seed', page: 50 }),
    'two common words': (at) =>
      list({ search: ['amara garc', 'zoe weiss', 'seren seed', 'амара seed'][at % 4] }),
    figures: () => staff.stats('Europe/Stockholm'),
  }
  const rows = []
  for (const [name, ask] of Object.entries(questions)) {
    const { taken, processor } = await timesOf(ask, rounds)
    const p95 = besideTarget(quantile(taken, 0.95), target, 'ms')
    rows.push([name, quantile(taken, 0.5).toFixed(1), p95, processor.toFixed(1)])
  }
  console.log(`${count} records, ${rounds} times each, in ms`)
  printTable(['', 'p50', 'p95', 'processor'], rows)
}

/** The same without an index, and a regular expression over names. */
async function measureBeside() {
  const plain = connection.collection('plainrows')
  const few = Math.max(3, Math.min(rounds, Math.floor(200_000 / count)))
  const page = (filter, sort = { createdAt: -1, _id: -1 }) =>
    plain
      .find(filter, { projection: { createdAt: 1 } })
      .sort(sort)
      .limit(20)
      .toArray()
  const others = {
    'first page, no index': () => page({}),
    'a name, no index': () => page({ tokens: 'amara' }),
    'a name, regular expression': () => page({ name: /amara/i }),
    'figures, by counting': () =>
      plain.aggregate([{ $group: { _id: 1, records: { $sum: 1 }, bytes: { $sum: '$bytes' } } }]).toArray(),
  }
  const beside = []
  for (const [name, ask] of Object.entries(others)) {
    const { taken, processor } = await timesOf(ask, few)
    const [p50, p95] = [0.5, 0.95].map((part) => quantile(taken, part).toFixed(0))
    beside.push([name, p50, p95, processor.toFixed(0)])
  }
  console.log(`Beside it, ${few} times each, in ms`)
  printTable(['', 'p50', 'p95', 'processor'], beside)
}

async function measureExport(staff) {
  const caller = { kind: 'staff', staffId: 'bench', visitorId: 'bench', verifiedAt: end.toISOString() }
  const { lines } = await staff.export(caller, { search: '', dateFilter: 'all', timeZone: 'UTC' })
  const most = Math.min(count, 50_000)
  let exported = 0
  let bytes = 0
  let peak = 0
  const begun = performance.now()
  for await (const piece of lines) {
    exported += piece.split('\r\n').length - 1
    bytes += piece.length
    peak = Math.max(peak, memoryOf(process.pid).resident)
    if (exported >= most || performance.now() - begun > longestExportMs) break
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `Export: ${Math.round(exported / seconds)} rows a second over ${exported} rows, ${(bytes / 2 ** 20).toFixed(0)} MB, ${peak.toFixed(0)} MB held at most`,
  )
}
