// Processes killed at random while parents submit: what was acknowledged is there once, and its proof gets done.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPage, submissionOf, submit } from '../load/parent.mjs'
import { findHarm } from './kept.mjs'
import { runProduct } from './run-product.mjs'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    parents: { type: 'string', default: '4' },
    /** Seconds between two kills, on average. */
    every: { type: 'string', default: '4' },
    /** Kills the database too. */
    database: { type: 'boolean', default: false },
  },
})
const victims = [
  'keys',
  'records',
  'proofs',
  'invites',
  'accounts',
  'chat',
  'gateway',
  ...(options.database ? ['database'] : []),
]
/** What waits in the queue when the kills end is no harm while it grows less: this long nothing may move before it is called stuck. */
const stuckAfterMs = 60_000

/** Repeats `call` until it succeeds: as the page does, with the same key. */
async function insist(call) {
  for (;;) {
    try {
      return await call()
    } catch {
      await sleep(400)
    }
  }
}

await runProduct(async (platform) => {
  const end = Date.now() + Number(options.minutes) * 60_000
  const acknowledged = []
  let children = 0
  let tries = 0
  let kills = 0
  const parent = async () => {
    const cookie = await insist(() => openPage(platform.url))
    while (Date.now() < end) {
      const child = ++children
      const body = JSON.stringify(submissionOf(child))
      const key = randomUUID()
      const answer = await insist(() => {
        tries += 1
        return submit(platform.url, cookie, body, { key, signal: AbortSignal.timeout(20_000) })
      })
      acknowledged.push({ ...answer, child })
      await sleep(500)
    }
  }
  const kill = async () => {
    while (Date.now() < end) {
      await sleep(Number(options.every) * 1000 * 2 * Math.random())
      await platform.kill(victims[Math.floor(Math.random() * victims.length)])
      kills += 1
    }
  }
  await Promise.all([kill(), ...Array.from({ length: Number(options.parents) }, parent)])
  await platform.waitUntilReady()
  let harm = await findHarm(platform.databaseUri, acknowledged)
  let movedAt = Date.now()
  while ((harm.stuck > 0 || harm.mails < acknowledged.length) && Date.now() - movedAt < stuckAfterMs) {
    await sleep(2000)
    const now = await findHarm(platform.databaseUri, acknowledged)
    // First pages come before books: a long queue of them is work too.
    if (['stuck', 'pages', 'mails'].some((figure) => now[figure] !== harm[figure])) movedAt = Date.now()
    harm = now
  }
  const { lost, doubled, stuck, pages, mails } = harm
  console.log(
    `chaos${options.database ? ' with the database' : ''}, ${options.minutes} min: ${kills} kills, ${tries} tries, ` +
      `${acknowledged.length} records acknowledged, ${lost} lost, ${doubled} doubled, ${stuck} stuck, ${pages} first pages, ${mails} e-mails`,
  )
  if (lost + doubled + stuck > 0) process.exitCode = 1
})
