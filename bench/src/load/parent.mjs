import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadBundled } from '../insights/bundle.mjs'

const { submissionOf, readEvents } = await loadBundled('../load/submission.ts')
/** `submissionOf(number)`: the body of POST /api/birth-records for the child with this number. */
export { submissionOf }

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

/** The events of an answer, their data read. */
async function* eventsOf(answer) {
  for await (const { name, data } of readEvents((await expectOk(answer)).body)) {
    const told = JSON.parse(data)
    if (name === 'problem') throw new Error(`${new URL(answer.url).pathname}: ${data}`)
    yield { name, told }
  }
}

/** Sends a record as the form does, following its stages; resolves with the id of its proof job once it is acknowledged. */
export async function submitFollowing(url, cookie, body) {
  const headers = {
    cookie,
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json;q=0.9',
    'idempotency-key': randomUUID(),
  }
  const answer = await fetch(`${url}/api/birth-records`, { method: 'POST', headers, body })
  for await (const { name, told } of eventsOf(answer))
    if (name === 'result') return told.derivedData.proofJobId
  throw new Error('The stream of a submission ended without its result')
}

/** Each state of a proof as the page is told it, until there is a book; throws when the proof ends in an error instead. */
export async function* followProof(url, cookie, jobId) {
  const headers = { cookie, accept: 'text/event-stream, application/json;q=0.9' }
  for (;;) {
    for await (const { told } of eventsOf(await fetch(`${url}/api/proof/${jobId}`, { headers }))) {
      if (told.status === 'error') throw new Error(`The proof ended in an error: ${told.error}`)
      yield told
      if (told.status !== 'running') return
    }
  }
}
