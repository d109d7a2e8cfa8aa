// How long `npm start` takes on a fresh clone and on a built tree, and what everything uses while idle (Linux).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endToolsOnSignals, spawnOwned } from '../../../scripts/owned-child.mjs'
import { reservePorts } from '../../../scripts/ports.mjs'
import { root } from '../../../scripts/workspaces.mjs'
import { besideTarget, printMachine, printTable } from '../measure/figures.mjs'
import { median } from '../measure/quantiles.mjs'
import { isAlive, memoryOf, processTree } from '../measure/processes.mjs'

const { values: options } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
})

const seconds = (since) => (performance.now() - since) / 1000

/** Starts the product in `folder`; resolves when it says that it is ready, with the moments at which things were said. */
async function start(folder, dataDirectory) {
  const {
    ports: [port],
  } = await reservePorts(1)
  const since = performance.now()
  const child = spawnOwned('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const moments = {}
  let output = ''
  const ready = new Promise((resolve, reject) => {
    const watch = (chunk) => {
      output += chunk
      for (const [name, text] of [
        ['building', 'building '],
        ['starting', 'Starting.'],
        ['ready', 'is ready'],
      ])
        if (moments[name] === undefined && output.includes(text)) moments[name] = seconds(since)
      if (moments.ready !== undefined) resolve()
    }
    child.stdout.on('data', watch)
    child.stderr.on('data', watch)
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  await ready
  const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } })
  if (!page.ok) throw new Error(`The page answers ${page.status}`)
  const stop = async () => {
    const since = performance.now()
    child.removeAllListeners('exit')
    const processes = processTree(child.pid)
    // As a terminal does: to npm and to all that it runs.
    process.kill(-child.pid, 'SIGINT')
    while (processes.some(isAlive)) await sleep(10)
    return seconds(since)
  }
  return { pid: child.pid, moments, stop }
}

const folder = mkdtempSync(join(tmpdir(), 'birth-codex-start-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
endToolsOnSignals()
printMachine()

if (options.fresh) {
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', root, clone])
  const { moments, stop } = await start(clone, join(folder, 'fresh'))
  await stop()
  printTable(
    ['fresh clone', 'seconds'],
    [
      ['installed (downloads or their cache included)', moments.building.toFixed(1)],
      ['built', (moments.starting - moments.building).toFixed(1)],
      ['started', (moments.ready - moments.starting).toFixed(1)],
    ],
  )
  console.log(`Fresh clone to served: ${besideTarget(moments.ready, 240, 's')}\n`)
}

const times = []
const stops = []
for (let round = 0; round < Number(options.rounds); round += 1) {
  const { moments, stop } = await start(root, join(folder, `built-${round}`))
  times.push(moments.ready)
  stops.push(await stop())
}
console.log(`Built tree to ready, median of ${times.length}: ${besideTarget(median(times), 6, 's')}`)
console.log(`Ctrl-C to all gone, median: ${median(stops).toFixed(1)} s\n`)

const { pid, stop } = await start(root, join(folder, 'idle'))
await sleep(10_000)
const processes = processTree(pid).map(memoryOf)
await stop()
const sum = (key) => processes.reduce((total, one) => total + one[key], 0)
printTable(
  ['idle for 10 s', 'RSS MB', 'PSS MB'],
  processes.map((one) => [one.name, one.resident.toFixed(0), one.proportional.toFixed(0)]),
)
// npm and its shell are the person's own, not the product's.
const own = processes.filter((one) => !/npm|^sh$/.test(one.name))
const total = own.reduce((all, one) => all + one.resident, 0)
console.log(
  `All of the product together: ${besideTarget(total, 700, 'MB', 0)} RSS; with npm ${sum('resident').toFixed(0)} MB`,
)
console.log(`Shared pages counted once (PSS, with npm): ${sum('proportional').toFixed(0)} MB`)
