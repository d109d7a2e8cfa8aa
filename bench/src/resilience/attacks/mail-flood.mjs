import { setTimeout as sleep } from 'node:timers/promises'
import { openPage, submissionOf, submit, waitForProof } from '../../load/parent.mjs'
import { openKept } from '../kept.mjs'

const submissions = 25
const stranger = 'stranger@example.org'
const mostADay = 10

/** One visitor who sends record after record to an address of somebody else. */
export async function floodWithMails({ url, databaseUri }) {
  const cookie = await openPage(url)
  const began = new Date()
  const jobs = []
  let refused = 0
  for (let number = 0; number < submissions; number += 1) {
    try {
      jobs.push(await submit(url, cookie, { ...submissionOf(50_000 + number), email: stranger }))
    } catch {
      refused += 1
    }
  }
  for (const { jobId } of jobs) await waitForProof(url, cookie, jobId, ({ status }) => status === 'done', 500)
  // The mails follow the proofs: they have come when none has come for three seconds.
  const { kept, close } = await openKept(databaseUri)
  let mails = -1
  for (;;) {
    const now = (await kept('proofs', 'keptmails', { keptAt: { $gte: began } })).length
    if (now === mails) break
    mails = now
    await sleep(3000)
  }
  await close()
  return {
    isGood: mails <= mostADay,
    line: `${submissions} records for one strange address: ${refused} refused, ${mails} e-mails (at most ${mostADay} a day)`,
  }
}
