// Two who edit one record at the built product: lost updates, time until the other is told; then syncs through the gateway and beside it.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { loadBundled } from '../insights/bundle.mjs'
import { expectOk } from '../load/parent.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { form, openBrowser, readEvents, record, startProduct } from './family.mjs'

const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } }).values
const changesASecond = 5

const { signCaller } = await loadBundled('../../../shared/node/src/caller-token.ts')

const { platform, url, stop } = await startProduct()

/** When a page was told of each revision, by the clock of this machine. */
async function follow({ call }, told) {
  const leaving = new AbortController()
  const answer = await call('GET', `${record}/live`, undefined, { accept: 'text/event-stream' })
  void (async () => {
    try {
      for await (const { name, data } of readEvents(answer.body)) {
        if (name !== 'state') continue
        const { revision } = JSON.parse(data)
        told.push({ revision, at: performance.now() })
        if (leaving.signal.aborted) return
      }
    } catch {
      // The product ends first.
    }
  })()
  return () => leaving.abort()
}

async function edit({ json }, field, sent) {
  const times = []
  const begin = performance.now()
  let base = form[field]
  const count = Number(seconds) * changesASecond
  for (let at = 0; at < count; at += 1) {
    await sleep(Math.max(0, begin + (at * 1000) / changesASecond - performance.now()))
    const since = performance.now()
    const value = `${field} ${at}`
    const { revision } = await json('PATCH', `${record}/record`, {
      changes: [{ field, base, value }],
    })
    times.push(performance.now() - since)
    sent.push({ revision, at: since })
    base = value
  }
  return { times, last: base }
}

async function load(target, { method, path }, headers, body) {
  const result = await autocannon({
    url: target + path,
    method,
    connections: 8,
    duration: 10,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} broken`)
  return result
}

try {
  printMachine()
  const [owner, editor] = [await openBrowser(url), await openBrowser(url)]
  const first = { note: 'first', data: form }
  await owner.call('POST', `${record}/sync`, first, { 'idempotency-key': randomUUID() })
  const invitation = { emails: ['editor@example.org'], role: 'EDITOR', expiresInDays: 1 }
  const { invites } = await owner.json('POST', `${record}/invites`, invitation)
  await editor.call('POST', `/api${new URL(invites[0].inviteUrl).pathname}`, {})

  const seen = { owner: [], editor: [] }
  const sent = { owner: [], editor: [] }
  const stops = [await follow(owner, seen.owner), await follow(editor, seen.editor)]
  const [byOwner, byEditor] = await Promise.all([
    edit(owner, 'motherFullName', sent.owner),
    edit(editor, 'fatherFullName', sent.editor),
  ])
  await sleep(1000)
  stops.forEach((leave) => leave())
  const { data, revision } = await owner.json('GET', `${record}/record`)
  const edits = sent.owner.length + sent.editor.length
  const isWhole = data.motherFullName === byOwner.last && data.fatherFullName === byEditor.last
  const untilTold = (changes, told) =>
    changes.map(
      (change) => (told.find((state) => state.revision >= change.revision)?.at ?? Infinity) - change.at,
    )
  const waits = [...untilTold(sent.owner, seen.editor), ...untilTold(sent.editor, seen.owner)]
  const calls = [...byOwner.times, ...byEditor.times]
  printTable(
    [`${edits} changes by two, ${changesASecond} a second each`, 'p50 ms', 'p95 ms'],
    [
      ['the change itself', median(calls).toFixed(1), quantile(calls, 0.95).toFixed(1)],
      ['until the other page is told', median(waits).toFixed(1), quantile(waits, 0.95).toFixed(1)],
    ],
  )
  console.log(`Lost: ${edits + 1 - revision + (isWhole ? 0 : 1)} of ${edits}`)
  console.log(`Told within ${besideTarget(quantile(waits, 0.95) / 1000, 1, 's', 3)} (p95)\n`)

  // The same sync again and again: looked up, joined, and found to be there.
  const path = `${record}/sync`
  const body = { note: 'again', data, baseVersion: 'v1' }
  const { recordId } = await owner.json('POST', path, { note: 'all', data })
  const own = await fetch(`${url}${record}/record`, { headers: { cookie: owner.cookie } })
  await own.text()
  // The service knows the owner by the hash of the cookie, which the record's address for services tells.
  const ask = `/internal/records/${recordId}/owner`
  const signed = { service: 'records', method: 'GET', path: ask }
  const token = (caller, call) => ({ 'x-caller-token': signCaller(caller, call, platform.secret) })
  const { visitorId } = await (
    await expectOk(
      await fetch(platform.serviceUrls.records + ask, {
        headers: token({ kind: 'service', service: 'bench' }, signed),
      }),
    )
  ).json()
  const visitor = { kind: 'visitor', visitorId }
  // An invitation that stays open, whose role is set again and again: a call that writes and tells the open pages.
  const open = { emails: ['guest@example.org'], role: 'VIEWER', expiresInDays: 1 }
  const guest = (await owner.json('POST', `${record}/invites`, open)).invites[0].id
  const measured = [
    ['records', 'POST', path, body],
    ['invites', 'PUT', `${record}/invites/${guest}`, { role: 'COMMENTER' }],
  ]
  for (const [service, method, address, sent] of measured) {
    const direct = token(visitor, { service, method, path: address })
    const ways = [
      ['the service itself', platform.serviceUrls[service], direct],
      ['through the gateway', url, { cookie: owner.cookie }],
    ]
    const rows = []
    for (const [name, target, headers] of ways) {
      const { requests, latency } = await load(target, { method, path: address }, headers, sent)
      rows.push([name, requests.average.toFixed(0), latency.p50.toFixed(1), latency.p99.toFixed(1)])
    }
    const what = `${method} …${address.slice(record.length).replace(guest, '{id}')}, 8 at once`
    printTable([what, 'calls/s', 'p50 ms', 'p99 ms'], rows)
  }
} finally {
  await stop()
}
