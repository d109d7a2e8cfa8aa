// Two copies of every process on one database, under load: whatever reaches both at once is done once, and nothing is lost.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { expectOk, openPage, submissionOf, submit, waitForProof } from '../load/parent.mjs'
import { median, quantile } from '../measure/quantiles.mjs'
import { findHarm, openKept } from './kept.mjs'
import { openKeptMails, openMailpit } from './mailboxes.mjs'
import { runProduct, startCopy } from './run-product.mjs'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    parents: { type: 'string', default: '8' },
    // Where Mailpit answers, when SMTP_URL names a server that hands on to it.
    mailpit: { type: 'string' },
  },
})
const settleWithinMs = 120_000

/** Opens the link in the e-mail of a proof, as the parent does: the finished book goes only to an address where somebody did. */
async function openMail(url, cookie, mailbox, record) {
  const deadline = Date.now() + settleWithinMs
  while (Date.now() < deadline) {
    for (const text of await mailbox.find(record)) {
      const [, mark] = /#m=([\w.-]+)/.exec(text) ?? []
      if (!mark) continue
      return expectOk(
        await fetch(`${url}/api/proof/${record.jobId}/mail-opened`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ mark }),
        }),
      )
    }
    await sleep(100)
  }
  throw new Error('The e-mail of a proof did not come')
}

const approve = async (url, cookie, jobId) => {
  const proof = await fetch(`${url}/api/proof/${jobId}`, { headers: { cookie } })
  await expectOk(proof)
  const { version, sha256 } = await proof.json()
  return expectOk(
    await fetch(`${url}/api/proof/${jobId}/approval`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ version, sha256 }),
    }),
  )
}

/** How many of the acknowledged records have no finished book yet. */
async function countUnfinished(databaseUri, acknowledged) {
  const { kept, close } = await openKept(databaseUri)
  try {
    const finished = await kept('proofs', 'proofjobs', { completedAt: { $exists: true } })
    const ids = new Set(finished.map(({ _id }) => _id))
    return acknowledged.filter(({ jobId }) => !ids.has(jobId)).length
  } finally {
    await close()
  }
}

await runProduct(
  async (first) => {
    const second = await startCopy(first)
    const mailbox = options.mailpit ? openMailpit(options.mailpit) : await openKeptMails(first)
    try {
      const end = Date.now() + Number(options.seconds) * 1000
      const acknowledged = []
      const errors = []
      const times = []
      let disagreed = 0
      let children = 0
      const parent = async () => {
        const cookie = await openPage(first.url)
        while (Date.now() < end) {
          const child = ++children
          const since = performance.now()
          try {
            const body = JSON.stringify(submissionOf(child))
            const key = randomUUID()
            const [one, other] = await Promise.all(
              [first, second].map(({ url }) => submit(url, cookie, body, { key })),
            )
            if (one.id !== other.id || one.jobId !== other.jobId) disagreed += 1
            acknowledged.push({ ...one, child })
            await waitForProof(second.url, cookie, one.jobId, ({ status }) => status === 'done', 300)
            await openMail(second.url, cookie, mailbox, { ...one, child })
            await Promise.all([first, second].map(({ url }) => approve(url, cookie, one.jobId)))
            times.push((performance.now() - since) / 1000)
          } catch (error) {
            errors.push(error.message)
          }
        }
      }
      await Promise.all(Array.from({ length: Number(options.parents) }, parent))
      const deadline = Date.now() + settleWithinMs
      let unfinished = await countUnfinished(first.databaseUri, acknowledged)
      const countHarm = () => findHarm(first.databaseUri, acknowledged, () => mailbox.count())
      let harm = await countHarm()
      // Each record gets an e-mail when its proof is ready and one with the finished book.
      while ((unfinished > 0 || harm.mails < 2 * acknowledged.length) && Date.now() < deadline) {
        await sleep(1000)
        unfinished = await countUnfinished(first.databaseUri, acknowledged)
        harm = await countHarm()
      }
      const missing = Math.max(0, 2 * acknowledged.length - harm.mails)
      for (const error of new Set(errors)) console.error(error)
      console.log(
        `two copies (${first.databaseLabel}), ${options.parents} parents, ${options.seconds} s: ${acknowledged.length} records, each sent to ` +
          `both at once; ${errors.length} errors, ${disagreed} answered differently, ${harm.lost} lost, ${harm.doubled} doubled, ` +
          `${harm.stuck} stuck, ${unfinished} unfinished, ${harm.mails} e-mails, ${missing} missing; ` +
          `submitted to approved p50 ${median(times).toFixed(1)} s, p95 ${quantile(times, 0.95).toFixed(1)} s`,
      )
      if (errors.length + disagreed + harm.lost + harm.doubled + harm.stuck + unfinished + missing > 0)
        process.exitCode = 1
    } finally {
      await mailbox.close()
      await second.stop()
    }
  },
  { SHOW_KEPT_MAILS: 'true' },
)
