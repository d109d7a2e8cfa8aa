// Many pages that show one shared record at the built product: memory and processor time of the services, until all are told of a change.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { cpuSecondsOf, memoryOf } from '../measure/processes.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { form, openBrowser, readEvents, record, startProduct } from './family.mjs'

const { values: options } = parseArgs({
  options: { streams: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
})
const [streams, seconds] = [Number(options.streams), Number(options.seconds)]
const pagesOfEach = 10

const { platform, url, stop } = await startProduct()

/** The newest revision that a page was told, and when, by the clock of this machine. */
async function openStream({ call }) {
  const page = { revision: 0, at: 0 }
  const answer = await call('GET', `${record}/live`, undefined, { accept: 'text/event-stream' })
  void (async () => {
    try {
      for await (const { name, data } of readEvents(answer.body))
        if (name === 'state')
          Object.assign(page, { revision: JSON.parse(data).revision, at: performance.now() })
    } catch {
      // The product ends first.
    }
  })()
  return page
}

const watched = ['invites', 'gateway', 'records', 'database']
/** What the processes of each service hold and have used. */
const usage = () =>
  Object.fromEntries(
    watched.map((name) => {
      const pids = platform.pids()[name] ?? []
      const sum = (amountOf) => pids.reduce((total, pid) => total + amountOf(pid), 0)
      return [name, { memory: sum((pid) => memoryOf(pid).resident), cpu: sum(cpuSecondsOf) }]
    }),
  )

try {
  printMachine()
  const owner = await openBrowser(url)
  await owner.call(
    'POST',
    `${record}/sync`,
    { note: 'first', data: form },
    { 'idempotency-key': randomUUID() },
  )
  const people = [owner]
  while (people.length * pagesOfEach < streams) {
    const emails = [`viewer.${people.length}@example.org`]
    const { invites } = await owner.json('POST', `${record}/invites`, {
      emails,
      role: 'VIEWER',
      expiresInDays: 1,
    })
    const viewer = await openBrowser(url)
    await viewer.call('POST', `/api${new URL(invites[0].inviteUrl).pathname}`, {})
    people.push(viewer)
  }
  await sleep(2000)
  const before = usage()
  const pages = await Promise.all(
    Array.from({ length: streams }, (_, at) => openStream(people[at % people.length])),
  )
  await sleep(2000)
  const opened = usage()
  await sleep(seconds * 1000)
  const idle = usage()

  const waits = []
  let base = form.motherFullName
  for (let at = 0; at < seconds; at += 1) {
    const since = performance.now()
    const value = `Mother ${at}`
    const changes = [{ field: 'motherFullName', base, value }]
    const { revision } = await owner.json('PATCH', `${record}/record`, { changes })
    base = value
    while (pages.some((page) => page.revision < revision)) await sleep(5)
    waits.push(...pages.map((page) => page.at - since))
    await sleep(Math.max(0, 1000 - (performance.now() - since)))
  }
  const edited = usage()
  const share = (name, from, to) => `${((100 * (to[name].cpu - from[name].cpu)) / seconds).toFixed(1)} %`
  printTable(
    [`${streams} open streams`, 'MB before', 'MB with them', 'processor at rest', 'one change a second'],
    watched.map((name) => [
      name,
      before[name].memory.toFixed(0),
      opened[name].memory.toFixed(0),
      share(name, opened, idle),
      share(name, idle, edited),
    ]),
  )
  console.log(`Every page told: p50 ${median(waits).toFixed(0)} ms`)
  console.log(`Told within ${besideTarget(quantile(waits, 0.95) / 1000, 1, 's', 3)} (p95)`)
} finally {
  await stop()
}
