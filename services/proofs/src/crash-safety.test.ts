import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provenanceOf, submissionResultSchema } from '@shared/contracts/birth-records'
import type { BirthForm } from '@shared/contracts/birth-form'
import { callerTokenHeader } from '@shared/contracts/internal'
import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { myaWillResearchEtymology, myaWillResearchOrigin } from '@shared/contracts/stand-in-texts'
import { proofIdOf } from '@shared/insights/proof-id'
import { signCaller } from '@shared/node/caller-token'
import { createDatabase, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { readValue } from '@shared/node/record-cipher'
import { recordKeysOf } from '@shared/node/record-keys'
import { readKeptRecords } from '@shared/node/testing/kept-records'
import { buildPackages, freePort, startServiceProcess } from '@shared/node/testing/service-process'
import type { ServiceProcess } from '@shared/node/testing/service-process'
import { startTestStore } from '@shared/pocket-mongo/testing'
import type { TestStore } from '@shared/pocket-mongo/testing'
import type { Connection } from 'mongoose'
import { formOf } from './testing/proofs-service'

jest.setTimeout(180_000)

const root = join(__dirname, '../../..')
const secret = 'the key of caller tokens in the crash tests'
const names = ['keys', 'records', 'proofs', 'invites', 'chat'] as const
type Name = (typeof names)[number]

let store: TestStore
let folder: string
let environment: Record<string, string>
let ports: Record<Name, number>
const running = new Map<Name, ServiceProcess>()
const databases = new Map<Name, Connection>()

const start = async (name: Name) =>
  running.set(name, await startServiceProcess(root, name, { ...environment, PORT: String(ports[name]) }))
/** Starts those that do not run. */
const startAll = () => Promise.all(names.filter((name) => !running.has(name)).map(start))
const kill = async (name: Name) => {
  await running.get(name)?.kill()
  running.delete(name)
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeAll(async () => {
  await buildPackages(
    root,
    names.map((name) => `services/${name}`),
  )
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
  ports = {
    keys: await freePort(),
    records: await freePort(),
    proofs: await freePort(),
    invites: await freePort(),
    chat: await freePort(),
  }
  const at = (name: Name) => `http://127.0.0.1:${ports[name]}`
  environment = {
    // One visitor makes all records of these tests.
    PROOF_IDS_VISITOR_A_DAY: '0',
    PROOF_IDS_NETWORK_A_DAY: '0',
    MONGODB_URI: store.uri('codex'),
    INTERNAL_SECRET: secret,
    // Nobody of the staff looks on here.
    ACCOUNTS_URL: 'http://127.0.0.1:9',
    KEYS_URL: at('keys'),
    RECORDS_URL: at('records'),
    PROOFS_URL: at('proofs'),
    INVITES_URL: at('invites'),
    CHAT_URL: at('chat'),
    PUBLIC_URL: 'https://codex.example',
    DATA_DIR: folder,
    RENDER_LEASE_MS: '1500',
    RENDER_WORKERS: '1',
    // All of these children have one parent.
    MAILS_PER_ADDRESS_A_DAY: '1000',
  }
  for (const name of names) {
    const connection = createDatabase()
    await openDatabase(connection, { uri: store.uri(`codex_${name}`), logger: silentLogger() })
    databases.set(name, connection)
  }
})
afterAll(async () => {
  for (const name of names) await kill(name)
  for (const connection of databases.values()) await connection.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})
const visitor = (service: string, method: string, path: string) => ({
  [callerTokenHeader]: signCaller(
    { kind: 'visitor', visitorId: 'visitor-1' },
    { service, method, path },
    secret,
  ),
})

/** A submission of a child of that name; the same key every time it is sent. */
const submit = async (babyFirstName: string, changes: Partial<BirthForm> = {}) => {
  const form = formOf({ babyFirstName, ...changes })
  const { babyLastName: lastName, babyDateOfBirth: birthDate, babyTimeOfBirth: birthTime } = form
  const provenance = provenanceOf(
    form,
    proofIdOf({ firstName: babyFirstName, lastName, birthDate, birthTime }),
  )
  const answer = await fetch(`${environment['RECORDS_URL']}/api/birth-records`, {
    method: 'POST',
    headers: {
      ...visitor('records', 'POST', '/api/birth-records'),
      'content-type': 'application/json',
      'idempotency-key': `draft of ${babyFirstName}`.replaceAll(' ', '-'),
    },
    body: JSON.stringify({ ...form, isCompleted: true, provenance }),
  })
  expect(answer.status).toBe(201)
  return submissionResultSchema.parse(await answer.json())
}

const proofOf = async (proofJobId: string): Promise<Proof> => {
  const path = `/api/proof/${proofJobId}`
  const answer = await fetch(environment['PROOFS_URL'] + path, { headers: visitor('proofs', 'GET', path) })
  expect(answer.status).toBe(200)
  return proofSchema.parse(await answer.json())
}
const finished = async (proofJobId: string) => {
  for (;;) {
    const proof = await proofOf(proofJobId)
    if (proof.status !== 'running') return proof
    await pause(50)
  }
}
const documents = (name: Name, collection: string, filter: Record<string, unknown> = {}) =>
  databases.get(name)?.db?.collection(collection).find(filter).toArray() ?? Promise.resolve([])
/** The records, as they are read with their keys. */
const readRecords = async () => {
  const [records, answers] = await Promise.all([
    documents('records', 'birthrecords'),
    documents('records', 'answers'),
  ])
  const keys = recordKeysOf({ from: 'proofs', baseUrl: environment['KEYS_URL'] ?? '', secret })
  type Stored = Parameters<typeof readKeptRecords>
  return readKeptRecords(records as unknown as Stored[0], answers as unknown as Stored[1], keys)
}
const recordsOf = async (babyFirstName: string) => {
  const named = (await readRecords()).filter(({ versions }) =>
    versions.some(({ form }) => form['babyFirstName'] === babyFirstName),
  )
  return documents('records', 'birthrecords', { _id: { $in: named.map(({ _id }) => _id) } })
}

async function expectWhole(babyFirstName: string, result: Awaited<ReturnType<typeof submit>>) {
  const { proofJobId } = result.derivedData
  const proof = await finished(proofJobId)
  expect(proof).toMatchObject({ status: 'done', error: null, role: 'OWNER' })
  const pdf = await fetch(`${environment['PROOFS_URL']}${proof.url}`, {
    headers: visitor('proofs', 'GET', String(proof.url)),
  })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const records = await recordsOf(babyFirstName)
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({ _id: result.id, versionCount: 1 })
  expect(await documents('proofs', 'proofjobs', { recordId: result.id })).toHaveLength(1)
  while (!(await documents('proofs', 'keptmails', { recordId: result.id })).length) await pause(50)
  expect(await documents('proofs', 'keptmails', { recordId: result.id })).toHaveLength(1)
}

describe('kill -9', () => {
  it('of records between the write and the delivery loses nothing: one record, one finished proof', async () => {
    for (const name of names) await kill(name)
    // A record is written under its key: without the keys service none is taken.
    await Promise.all([start('keys'), start('records')])
    const result = await submit('Ada')
    await kill('records')
    const waiting: { type: string }[] = (await recordsOf('Ada'))[0]?.['outbox']
    // What a record tells itself may have arrived already.
    expect(waiting.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['proof.requested', 'record.owned']),
    )

    await startAll()
    while ((await recordsOf('Ada'))[0]?.['outbox'].length) await pause(50)
    await expectWhole('Ada', result)
  })

  it('[SUB-012] of records at any moment of a submission leaves nothing half made; sent again, it is made once', async () => {
    await startAll()
    for (const [round, delay] of [0, 4, 9, 15, 25, 40].entries()) {
      const name = `Grace ${round}`
      const interrupted = submit(name).then(
        (result) => result,
        () => undefined,
      )
      await pause(delay)
      await kill('records')
      const first = await interrupted
      expect((await recordsOf(name)).length).toBeLessThanOrEqual(1)
      await start('records')
      const again = await submit(name)
      if (first) expect(again).toEqual(first)
      await expectWhole(name, again)
    }
  })

  it('of proofs during a render: the job is taken over and finished once', async () => {
    await startAll()
    const result = await submit('Mary')
    const { proofJobId } = result.derivedData
    for (;;) {
      const [job] = await documents('proofs', 'proofjobs', { recordId: result.id })
      expect(job?.['status']).not.toBe('done')
      if (job?.['status'] === 'running') break
    }
    await kill('proofs')
    const [held] = await documents('proofs', 'proofjobs', { recordId: result.id })
    expect(held).toMatchObject({ _id: proofJobId, status: 'running', fence: 1 })

    await start('proofs')
    await expectWhole('Mary', result)
    const [job] = await documents('proofs', 'proofjobs', { recordId: result.id })
    expect(job).toMatchObject({ status: 'done', fence: 2 })
  })
})

describe('kill -9 while MYA is asked of a name', () => {
  it('[MYA-016] loses no question: the proof waits for the real answer, and is made once', async () => {
    await startAll()
    await kill('chat')
    const result = await submit('Zoe', {
      myaCalculateOrigin: true,
      babyNameOrigin: myaWillResearchOrigin,
      myaCalculateEtymology: true,
      babyNameEtymology: myaWillResearchEtymology,
    })
    await kill('records')
    const ofRecord = { recordId: result.id }
    expect(await documents('proofs', 'proofjobs', ofRecord)).toEqual([])

    await startAll()
    while (!(await documents('proofs', 'proofjobs', ofRecord)).length) await pause(50)
    const record = (await readRecords()).find(({ _id }) => _id === result.id)
    expect(record?.versions[0]?.research).toMatchObject({
      origin: 'Zoe is a Greek name.',
      etymology: expect.stringContaining('ζωή'),
    })
    await expectWhole('Zoe', result)
  })
})

describe('kill -9 after an approval', () => {
  it('[PRF-033] loses nothing: the record is completed once, and its e-mail kept once', async () => {
    await startAll()
    const result = await submit('Rosalind')
    const { proofJobId } = result.derivedData
    await finished(proofJobId)
    const send = async (path: string, body: object) => {
      const headers = { ...visitor('proofs', 'POST', path), 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch(environment['PROOFS_URL'] + path, request)).status
    }
    const mails = () => documents('proofs', 'keptmails', { recordId: result.id })
    while (!(await mails()).length) await pause(50)
    const keys = recordKeysOf({ from: 'proofs', baseUrl: environment['KEYS_URL'] ?? '', secret })
    const [kept] = await mails()
    const place = { collection: 'keptmails', document: String(kept?._id), field: 'content' }
    const mail = readValue(await keys.keyFor(result.id), kept?.['content'], place)
    const [, mark] = /#m=([\w.-]+)/.exec(JSON.stringify(mail)) ?? []
    expect(await send(`/api/proof/${proofJobId}/mail-opened`, { mark })).toBe(204)
    const { sha256 } = await proofOf(proofJobId)
    expect(await send(`/api/proof/${proofJobId}/approval`, { version: 1, sha256 })).toBe(200)
    await kill('proofs')
    const [held] = await documents('proofs', 'proofjobs', { recordId: result.id })
    expect(held).toMatchObject({ stage: 'final' })
    expect(held?.['completedAt']).toBeUndefined()

    await start('proofs')
    let completedAt: string | null = null
    while (!completedAt) {
      await pause(50)
      completedAt = (await proofOf(proofJobId)).completedAt
    }
    const isTold = async () => (await recordsOf('Rosalind'))[0]?.['completion']
    while (!(await isTold())) await pause(50)
    expect((await isTold())?.completedAt.toISOString()).toBe(completedAt)
    const approved = { recordId: result.id, _id: /^proof-approved:/ }
    while (!(await documents('proofs', 'keptmails', approved)).length) await pause(50)
    expect(await documents('proofs', 'keptmails', { recordId: result.id })).toHaveLength(2)
  })
})

describe('kill -9 while an approval is taken back', () => {
  it('ends whole, whenever it comes: all is open again or nothing is, here and in records', async () => {
    await startAll()
    const result = await submit('Hypatia')
    const { proofJobId } = result.derivedData
    const { sha256 } = await finished(proofJobId)
    const send = async (path: string, body: object) => {
      const headers = { ...visitor('proofs', 'POST', path), 'content-type': 'application/json' }
      return fetch(environment['PROOFS_URL'] + path, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const approval = `/api/proof/${proofJobId}/approval`
    const record = async () => (await recordsOf('Hypatia'))[0]
    for (const delay of [0, 8, 30]) {
      const { approvedAt } = await (await send(approval, { version: 1, sha256 })).json()
      const undone = send(`${approval}/undo`, { approvedAt }).then(
        ({ status }) => status,
        () => undefined,
      )
      await pause(delay)
      await kill('proofs')
      const answered = await undone
      await start('proofs')
      if (answered !== undefined) expect(answered).toBe(204)
      const isOpen = (await proofOf(proofJobId)).approvedAt === null
      if (answered === 204) expect(isOpen).toBe(true)
      // Pressed again, it is the same: taken back once.
      expect((await send(`${approval}/undo`, { approvedAt })).status).toBe(204)
      expect(await proofOf(proofJobId)).toMatchObject({ status: 'done', approvedAt: null, completedAt: null })
      for (;;) {
        const known = await record()
        const line = known?.['approvals'].find(
          (one: { approvedAt: Date }) => one.approvedAt.toISOString() === approvedAt,
        )
        if (line?.approvedBy && line.reopenedAt && !known?.['approval']) break
        await pause(50)
      }
    }
    expect((await record())?.['approvals']).toHaveLength(3)
    const [job] = await documents('proofs', 'proofjobs', { recordId: result.id })
    expect(job).toMatchObject({ stage: 'proof', status: 'done' })
    expect(job?.['approvals']).toHaveLength(3)
    expect(job?.['final']).toBeUndefined()
  })
})

describe('SIGTERM', () => {
  it('ends a service with exit code 0, after what it had begun', async () => {
    await startAll()
    const result = await submit('Joan')
    const codes = await Promise.all(names.map((name) => running.get(name)?.stop()))
    running.clear()
    expect(codes).toEqual(names.map(() => 0))
    const [job] = await documents('proofs', 'proofjobs', { recordId: result.id })
    expect(job?.['status']).not.toBe('running')
  })
})

it('proofs says at its start, and at /readyz, that the place of its files is not to be used', async () => {
  let fault: unknown
  const settings = { ...environment, DATA_DIR: '/dev/null', PORT: String(await freePort()) }
  const service = await startServiceProcess(root, 'proofs', settings, async (readiness) => {
    fault = (await readiness.json()).fault
    return fault !== undefined
  })
  const output = service.output()
  await service.kill()
  expect(fault).toBe('DATA_DIR: the folder /dev/null/objects cannot be written')
  expect(output).toContain('the object store does not take the settings')
})
