import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadBundled } from '../insights/bundle.mjs'

/** `submissionOf(number)`: the body of POST /api/birth-records for the child with this number. */
export const { submissionOf } = await loadBundled('../load/submission.ts')

/** The answer itself; throws with what it says when it is none of 2xx. */
export async function expectOk(answer) {
  if (!answer.ok)
    throw new Error(`${new URL(answer.url).pathname} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Opens the page as a new browser would; resolves with the visitor's cookie. */
export async function openPage(url) {
  const page = await expectOk(await fetch(url, { headers: { accept: 'text/html' } }))
  await page.text()
  return page.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? ''
}

/** Sends a record; resolves with its id and that of its proof job once both are acknowledged. */
export async function submit(url, cookie, body, { key = randomUUID(), signal } = {}) {
  const answer = await expectOk(
    await fetch(`${url}/api/birth-records`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal,
    }),
  )
  const { id, proofId, derivedData } = await answer.json()
  return { id, proofId, jobId: derivedData.proofJobId }
}

/** Asks for a proof every `pauseMs` until `isEnough` of its answer; throws when it ends in an error instead. */
export async function waitForProof(url, cookie, jobId, isEnough, pauseMs) {
  for (;;) {
    const proof = await (
      await expectOk(await fetch(`${url}/api/proof/${jobId}`, { headers: { cookie } }))
    ).json()
    if (isEnough(proof)) return proof
    if (proof.status === 'error') throw new Error(`The proof ended in an error: ${proof.error}`)
    await sleep(pauseMs)
  }
}
