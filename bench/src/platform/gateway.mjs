// What the gateway costs: calls through it beside calls to the service itself, on the built product.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPlatform } from '../../../scripts/platform.mjs'
import { loadBundled } from '../insights/bundle.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { median, quantile } from '../measure/quantiles.mjs'

const path = '/api/places/autocomplete?input=portl'
const single = 3000
const seconds = 10

const { signCaller } = await loadBundled('../../../shared/node/src/caller-token.ts')
const call = { service: 'records', method: 'GET', path }

/** Milliseconds of one call on a kept connection, answer read to its end. */
const timed = (agent, url, headers) =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    const call = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.resume()
      answer.once('end', () => resolve(performance.now() - since))
    })
    call.once('error', reject)
    call.end()
  })

async function load(url, headers, connections) {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} broken`)
  return result
}

const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-gateway-'))
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
  const ways = {
    'the service itself': {
      url: platform.serviceUrls.records + path,
      // A token is good for a minute.
      headers: () => ({
        'x-caller-token': signCaller({ kind: 'visitor', visitorId: 'bench' }, call, platform.secret),
      }),
    },
    'through the gateway': {
      url: `http://127.0.0.1:${platform.port}${path}`,
      headers: () => ({ cookie: `codex_visitor=${'b'.repeat(32)}` }),
    },
  }
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // In turns, so that a slower moment of the machine meets both.
  for (let turn = 0; turn < single; turn += 1) {
    for (const [name, { url, headers }] of Object.entries(ways)) {
      const took = await timed(agent, url, headers())
      if (turn >= single / 10) times[name].push(took)
    }
  }
  agent.destroy()
  const rows = []
  for (const [name, { url, headers }] of Object.entries(ways)) {
    await load(url, headers(), 10)
    const busy = await load(url, headers(), 32)
    rows.push([
      name,
      median(times[name]).toFixed(2),
      quantile(times[name], 0.95).toFixed(2),
      busy.requests.average.toFixed(0),
      busy.latency.p50.toFixed(1),
      busy.latency.p99.toFixed(1),
    ])
  }
  printTable(
    ['GET /api/places/autocomplete', 'p50 ms', 'p95 ms', '32 at once: calls/s', 'p50 ms', 'p99 ms'],
    rows,
  )
  const [direct, through] = Object.keys(ways).map((name) => median(times[name]))
  const [directRate, throughRate] = rows.map((row) => Number(row[3]))
  console.log(`Added p50, one call at a time: ${(through - direct).toFixed(2)} ms`)
  console.log(`Calls a second beside the service itself: ${((100 * throughRate) / directRate).toFixed(0)} %`)
} finally {
  await platform.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
}
