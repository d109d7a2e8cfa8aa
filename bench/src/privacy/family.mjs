// A family whose values stand nowhere else in the world, and its days with a running product, over HTTP through the gateway.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expectOk } from '../load/parent.mjs'

/** Somebody with a browser: `ask(method, path, body)` resolves with the answer, which has to be one of 2xx, its body read. */
export function browserAt(url) {
  let cookie = ''
  return async (method, path, body, type = 'image/png') => {
    const isBytes = Buffer.isBuffer(body)
    const answer = await fetch(url + path, {
      method,
      headers: {
        accept: '*/*',
        'idempotency-key': randomUUID(),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': isBytes ? type : 'application/json' }),
      },
      body: body === undefined || isBytes ? body : JSON.stringify(body),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    await expectOk(answer)
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return isJson ? answer.json() : Buffer.from(await answer.arrayBuffer())
  }
}

export async function until(look, pauseMs = 100) {
  for (;;) {
    const found = await look()
    if (found) return found
    await sleep(pauseMs)
  }
}

/** Sends a picture of the family's; resolves with its address. */
export async function upload(owner, family, bytes = family.picture, type = 'image/png') {
  const { uploadURL } = await owner('POST', '/api/objects/upload', { name: family.texts.fileName })
  const { fileURL } = await owner('PUT', uploadURL, bytes, type)
  await owner('PUT', '/api/baby-files', { fileURL })
  return fileURL
}

/**
 * Upload, submit, sync, change, invite, join, comment, approve, copy to the drive; until the finished book is there.
 * @param mailTo `(address, subject) => text` of an e-mail that the product has kept, undefined while there is none
 */
export async function live(url, family, mailTo) {
  const { texts, proofId } = family
  const [owner, guest] = [browserAt(url), browserAt(url)]
  await owner('GET', '/')
  await guest('GET', '/')
  const fileURL = await upload(owner, family)
  const { id: recordId } = await owner('POST', '/api/birth-records', family.submission(fileURL))
  const ofRecord = `/api/proofs/${proofId}`
  const data = { babyNameMeaning: texts.meaning }
  await owner('POST', `${ofRecord}/sync`, { note: texts.note, data, baseVersion: 'v1' })
  const change = { field: 'fatherFullName', base: '', value: texts.changedName }
  await owner('PATCH', `${ofRecord}/record`, { changes: [change] })
  const invitation = { emails: [texts.guestEmail], role: 'EDITOR', message: texts.message }
  const { invites } = await owner('POST', `${ofRecord}/invites`, invitation)
  await guest('POST', `/api/join/${invites[0].inviteUrl.split('/join/')[1]}`, {})
  await guest('POST', `${ofRecord}/comments`, { id: randomUUID(), text: texts.comment })

  const { id: jobId } = await owner('GET', `/api/proof/${proofId}`)
  const at = `/api/proof/${jobId}`
  await until(async () => (await owner('GET', at)).status === 'done')
  const told = await until(() => mailTo(texts.email, /proof/))
  await owner('POST', `${at}/mail-opened`, { mark: /#m=([\w.-]+)/.exec(told)[1] })
  const { version, sha256 } = await owner('GET', at)
  await owner('POST', `${at}/approval`, { version, sha256 })
  await until(async () => (await owner('GET', at)).completedAt)
  await until(() => mailTo(texts.email, /approved/))
  await owner('POST', '/api/birth-records/upload-csv', { recordId })
  return { owner, guest, recordId, jobId, proofId, fileURL }
}
