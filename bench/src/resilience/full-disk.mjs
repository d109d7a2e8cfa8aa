// The product on a disk of 64 MB that fills up, is restarted, and gets room again (Linux, root: it mounts a small file system).
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPage, submissionOf, submit, waitForProof } from '../load/parent.mjs'
import { findHarm } from './kept.mjs'
import { runProduct } from './run-product.mjs'

const disk = mkdtempSync(join(tmpdir(), 'birth-codex-disk-'))
const ballast = join(disk, 'ballast')

/** Fills what is left of the disk. */
function fillUp() {
  const bytes = Buffer.alloc(4096, 1)
  const fd = { flag: 'a' }
  try {
    for (;;) writeFileSync(ballast, bytes, fd)
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  }
}
const freeOf = () => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk])
try {
  await runProduct(
    async (platform) => {
      const { url } = platform
      const cookie = await openPage(url)
      const before = await submit(url, cookie, submissionOf(1))
      await waitForProof(url, cookie, before.jobId, ({ status }) => status === 'done', 200)
      const look = async () =>
        (await fetch(`${url}/api/proof/${before.jobId}`, { headers: { cookie } })).status
      /** Submits new children until one is refused, as pages left over in the database's file may take some. */
      const submitUntilRefused = async () => {
        for (let child = 100; child < 400; child += 1) {
          fillUp()
          const answer = await fetch(`${url}/api/birth-records`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify(submissionOf(child)),
          })
          const body = await answer.json()
          if (!answer.ok)
            return `${answer.status} '${body.detail}' (Retry-After ${answer.headers.get('retry-after')}, after ${child - 100} more)`
        }
        return 'never'
      }
      const refusal = await submitUntilRefused()
      const reading = await look()
      for (const name of ['database', 'records', 'proofs']) await platform.restart(name)
      fillUp()
      const left = freeOf()
      const restarted = await look()
      rmSync(ballast)
      let healed
      for (const end = Date.now() + 60_000; !healed && Date.now() < end; await sleep(200))
        healed = await submit(url, cookie, submissionOf(2)).catch(() => undefined)
      if (healed) await waitForProof(url, cookie, healed.jobId, ({ status }) => status === 'done', 200)
      const harm = await findHarm(platform.databaseUri, [before, ...(healed ? [healed] : [])])
      console.log(
        `full disk: writing answers ${refusal}, reading ${reading}; restarted with ${left} bytes free: reading ${restarted}; ` +
          `with room again: ${healed ? 'writing and the book done' : 'nothing is written'}, ${harm.lost} lost, ${harm.doubled} doubled, ${harm.stuck} stuck`,
      )
      if (
        !refusal.startsWith('503') ||
        !healed ||
        reading !== 200 ||
        restarted !== 200 ||
        harm.lost + harm.doubled + harm.stuck > 0
      )
        process.exitCode = 1
    },
    {},
    disk,
  )
} finally {
  execFileSync('umount', [disk])
  rmdirSync(disk)
}
