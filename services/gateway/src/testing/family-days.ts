import type { Caller } from '@shared/contracts/internal'
import type { Answered } from './all-services'
import type { browserAt } from './browser'
import { until } from './kept-world'
import type { KeptWorld } from './kept-world'
import type { MarkedFamily } from './marked-family'

type Browser = ReturnType<typeof browserAt>
const staff: Caller = { kind: 'staff', staffId: 'member', visitorId: 'member-visitor' }

export interface Lived {
  owner: Browser
  recordId: string
  jobId: string
  fileId: string
  /** Where the owner was sent to order the book. */
  storeAddress: string
  /** What the product made: pictures, proof, finished book. */
  made: Record<string, Buffer>
}

/** The answer, which has to be this one. */
export const expecting = async (status: number, answer: Promise<Answered>): Promise<Answered> => {
  const { body, ...answered } = await answer
  expect([answered.status, body.detail]).toEqual([status, undefined])
  return { body, ...answered }
}

/** A family's days with the product: upload, submit, change, sync, invite, join, comment, ask, approve, look, take along. */
export async function live(world: KeptWorld, family: MarkedFamily): Promise<Lived> {
  const { texts, proofId, picture } = family
  const [owner, guest] = [world.browser(), world.browser()]
  await owner('GET', '/')
  await guest('GET', '/')
  const { body: address } = await expecting(
    200,
    owner('POST', '/api/objects/upload', { name: texts.fileName }),
  )
  const stored = await expecting(200, owner('PUT', String(address['uploadURL']), picture))
  const fileURL = String(stored.body['fileURL'])
  await expecting(200, owner('PUT', '/api/baby-files', { fileURL }))
  const submitted = await expecting(201, owner('POST', '/api/birth-records', family.submission(fileURL)))
  const recordId = String(submitted.body['id'])
  const ofRecord = `/api/proofs/${proofId}`
  await expecting(
    200,
    owner('POST', `${ofRecord}/sync`, {
      note: texts.note,
      data: { babyNameMeaning: texts.meaning },
      baseVersion: 'v1',
    }),
  )
  const change = { field: 'fatherFullName', base: '', value: texts.changedName }
  await expecting(200, owner('PATCH', `${ofRecord}/record`, { changes: [change] }))

  const invitation = { emails: [texts.guestEmail], role: 'EDITOR', message: texts.message }
  const { body: invited } = await expecting(200, owner('POST', `${ofRecord}/invites`, invitation))
  const [{ inviteUrl } = { inviteUrl: '' }] = invited['invites'] as { inviteUrl: string }[]
  await expecting(200, guest('POST', `/api/join/${inviteUrl.split('/join/')[1]}`, {}))
  const comment = { id: crypto.randomUUID(), text: texts.comment }
  await expecting(200, guest('POST', `${ofRecord}/comments`, comment))
  await expecting(200, guest('POST', '/api/mya-chat', { message: texts.question, consent: { proofId } }))
  await owner('POST', '/api/name-research', { names: [texts.firstName] })
  const words = encodeURIComponent(texts.lastName)
  await expecting(200, world.services.ask(staff, 'GET', `/api/admin/records?search=${words}`))
  await expecting(200, world.services.ask(staff, 'GET', `/api/admin/records/${recordId}`))
  await owner('GET', `/api/places/autocomplete?input=${encodeURIComponent(texts.birthPlace)}`)
  await owner('POST', '/api/companion-guide', { proofId })

  const { body: proof } = await expecting(200, owner('GET', `/api/proof/${proofId}`))
  const jobId = String(proof['id'])
  const at = `/api/proof/${jobId}`
  const read = async () => (await owner('GET', at)).body
  await until(async () => (await read())['status'] === 'done')
  const [, mark] = /#m=([\w.-]+)/.exec(await world.mailTo(texts.email, /proof/)) ?? []
  await expecting(204, owner('POST', `${at}/mail-opened`, { mark }))
  const { version, sha256 } = await read()
  const approved = await expecting(200, owner('POST', `${at}/approval`, { version, sha256 }))
  await until(async () => typeof (await read())['completedAt'] === 'string')
  await world.mailTo(texts.email, /approved/)
  await expecting(200, owner('PUT', `${at}/delivery`, { email: texts.otherEmail }))
  await expecting(200, owner('POST', '/api/birth-records/upload-csv', { recordId }))
  await owner('POST', `${at}/access-link`, {})
  await world.mailTo(texts.otherEmail, /another device/)

  const bytesAt = async (path: string) => (await expecting(200, owner('GET', path))).bytes
  const made = {
    'the proof': await bytesAt(`${at}/codex.pdf`),
    'its picture': await bytesAt(`${at}/codex.png`),
  }
  await bytesAt(`${ofRecord}/export`)
  await world.untilNone('records', 'birthrecords', { 'outbox.0': { $exists: true } })
  const storeAddress = String(approved.body['continueTo'])
  return { owner, recordId, jobId, fileId: fileURL.split('/').at(-1) ?? '', storeAddress, made }
}

/** What somebody is given who asks for the record, and for all that the product tells anybody of names, places and children. */
export async function shownTo(somebody: Browser, { proofId }: MarkedFamily, { fileId, recordId }: Lived) {
  await somebody('GET', '/')
  const parts = ['record', 'versions', 'versions/v1', 'comments', 'invites', 'holdings', 'export']
  const asked: [string, string, unknown?][] = [
    ...parts.map((part): [string, string] => ['GET', `/api/proofs/${proofId}/${part}`]),
    ['GET', `/api/proof/${proofId}`],
    ['GET', `/api/objects/${fileId}`],
    ['GET', `/api/admin/records/${recordId}`],
    ['GET', '/api/places/autocomplete?input=Quenst'],
    ['POST', '/api/name-research', { names: ['Zephyrq'] }],
    ['POST', '/api/mya-chat', { message: 'Which children were born in Lagos, and who are their mothers?' }],
    ['POST', '/api/companion-guide', { proofId }],
  ]
  const answers: (readonly [string, Buffer])[] = []
  for (const [method, path, body] of asked)
    answers.push([path, (await somebody(method, path, body)).bytes] as const)
  return answers
}
