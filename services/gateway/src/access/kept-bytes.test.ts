import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '@shared/contracts/internal'
import { createDatabase, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { buildPackages, freePort, startServiceProcess } from '@shared/node/testing/service-process'
import type { ServiceProcess } from '@shared/node/testing/service-process'
import { startTestStore } from '@shared/pocket-mongo/testing'
import type { TestStore } from '@shared/pocket-mongo/testing'
import { startAllServices } from '../testing/all-services'
import type { AllServices, Answered, AnyService } from '../testing/all-services'
import { browserAt } from '../testing/browser'
import { createScan, needlesOfBytes, readFolders, readOpenFiles } from '../testing/byte-scan'
import type { Needle } from '../testing/byte-scan'
import { createMarkedFamily } from '../testing/marked-family'
import type { MarkedFamily } from '../testing/marked-family'

// All services are built and started first.
jest.setTimeout(300_000)

// It looks into files: those of the embedded store, whatever store the other tests run on.
delete process.env['MONGODB_URI']

const root = join(__dirname, '../../../..')
let services: AllServices
let keysStore: TestStore
let gateway: ServiceProcess
/** TMPDIR of all processes. */
let temporary: string
let web: string
const family: MarkedFamily = createMarkedFamily()

beforeAll(async () => {
  keysStore = await startTestStore()
  temporary = await mkdtemp(join(tmpdir(), 'kept-tmp-'))
  web = await mkdtemp(join(tmpdir(), 'kept-web-'))
  await mkdir(join(web, 'shell/dist'), { recursive: true })
  await writeFile(join(web, 'shell/dist/index.html'), '<!doctype html><title>Page</title>')
  await buildPackages(root, ['services/gateway'])
  services = await startAllServices(root, {
    KEYS_MONGODB_URI: keysStore.uri('codex'),
    TMPDIR: temporary,
    LOG_LEVEL: 'trace',
    REFUSE_CLEAR_DATA: 'true',
  })
  const settings = { ...services.environment, WEB_ROOT: web, PORT: String(await freePort()) }
  gateway = await startServiceProcess(root, 'gateway', settings)
})
afterAll(async () => {
  await gateway?.kill()
  await services?.stop()
  await keysStore?.close()
  for (const folder of [temporary, web]) await rm(folder, { recursive: true, force: true })
})

const owner = browserAt(() => gateway.url)
const guest = browserAt(() => gateway.url)
const stranger = browserAt(() => gateway.url)
const staff: Caller = { kind: 'staff', staffId: 'member', visitorId: 'member-visitor' }
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 25))
}
/** The answer, which has to be this one. */
const expecting = async (status: number, answer: Promise<Answered>) => {
  const { body, ...answered } = await answer
  expect([answered.status, body.detail]).toEqual([status, undefined])
  return { body, ...answered }
}

/** Every e-mail that was kept, as the gateway would show it on this machine. */
const mails = async () => {
  const found = await Promise.all(
    (['proofs', 'invites'] as const).map((name) =>
      services.send(name, { kind: 'service', service: 'gateway' }, 'GET', '/internal/kept-mails'),
    ),
  )
  return found.flatMap(({ body }) => body['mails'] as { to: string; subject: string; text: string }[])
}
const mailTo = async (to: string, subject: RegExp) => {
  const find = async () => (await mails()).find((mail) => mail.to === to && subject.test(mail.subject))
  await until(async () => (await find()) !== undefined)
  return (await find())?.text ?? ''
}

/** Looks into the database of one service, past the product. */
const inDatabase = async <Result>(
  service: AnyService,
  look: (database: ReturnType<typeof createDatabase>) => Promise<Result>,
) => {
  const store = service === 'keys' ? keysStore : services.store
  const connection = createDatabase()
  await openDatabase(connection, { uri: store.uri(`codex_${service}`), logger: silentLogger() })
  try {
    return await look(connection)
  } finally {
    await connection.close()
  }
}
const untilNone = (service: AnyService, collection: string, filter: object) =>
  inDatabase(service, (database) =>
    until(async () => (await database.collection(collection).countDocuments(filter)) === 0),
  )

/** The databases with content, as a backup of them has them. */
type Content = (readonly [AnyService, string, Record<string, unknown>[]])[]
const withContent = ['records', 'proofs', 'invites'] as const
const readContent = async (): Promise<Content> => {
  const found = await Promise.all(
    withContent.map((service) =>
      inDatabase(service, async (database) => {
        const names = (await database.listCollections()).map(({ name }) => name)
        return Promise.all(
          names.map(
            async (name) => [service, name, await database.collection(name).find().toArray()] as const,
          ),
        )
      }),
    ),
  )
  return found.flat()
}
/** Puts the databases back as they were, and all files. */
const restore = async (content: Content, folder: string) => {
  for (const [service, name, documents] of content)
    await inDatabase(service, async (database) => {
      await database.collection(name).deleteMany({})
      if (documents.length) await database.collection(name).insertMany(documents)
    })
  await cp(join(folder, 'objects'), join(services.folder, 'objects'), { recursive: true })
}
/** Documents of a record that is not being erased, wherever they are. */
const countOf = async (recordId: string) => {
  const found = await readContent()
  return found
    .flatMap(([, , documents]) => documents)
    .filter((document) => document['recordId'] === recordId || document['_id'] === recordId)
    .filter((document) => document['erasure'] === undefined).length
}

const stores = () => [services.store.directory, keysStore.directory].flatMap((one) => one ?? [])
const places = () => [services.folder, temporary, ...stores()]
/** All that the processes have written anywhere: files, logs, figures, and what they hold open. */
async function everything(folders = places()): Promise<(readonly [string, Buffer])[]> {
  const all = [gateway, ...services.processes()]
  const figures = await Promise.all(
    all.map(
      async ({ url }) =>
        [`${url}/metrics`, Buffer.from(await (await fetch(`${url}/metrics`)).text())] as const,
    ),
  )
  const logs = all.map(({ url, output }) => [`the log of ${url}`, Buffer.from(output())] as const)
  // The stores run in this process, and every child of it is born with their files open.
  const isStore = (path: string) => stores().some((store) => path.startsWith(store))
  const isElsewhere = (path: string) => !isStore(path) && !path.startsWith(root)
  const open = await Promise.all([
    readOpenFiles(process.pid, isStore),
    ...all.map(({ pid }) => readOpenFiles(pid, isElsewhere)),
  ])
  return [...(await readFolders(folders)), ...figures, ...logs, ...open.flat()]
}
const findings = (needles: readonly Needle[], files: readonly (readonly [string, Buffer])[]) => {
  const scan = createScan(needles)
  return files.flatMap(([path, bytes]) => [...scan(bytes)].map((what) => `${what} in ${path}`))
}

interface Lived {
  recordId: string
  jobId: string
  fileId: string
  /** What the product made: pictures, proof, finished book. */
  made: Record<string, Buffer>
}

/** A family's days with the product: upload, submit, change, sync, invite, join, comment, ask, approve, look, take along. */
async function live(): Promise<Lived> {
  const { texts, proofId, picture } = family
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
  await owner('POST', '/api/name-research', { name: texts.firstName })
  await services.ask(staff, 'GET', `/api/admin/records?search=${encodeURIComponent(texts.lastName)}`)
  await owner('GET', `/api/places/autocomplete?query=${encodeURIComponent(texts.birthPlace)}`)
  await owner('POST', '/api/companion-guide', { proofId })

  const { body: proof } = await expecting(200, owner('GET', `/api/proof/${proofId}`))
  const jobId = String(proof['id'])
  const at = `/api/proof/${jobId}`
  const read = async () => (await owner('GET', at)).body
  await until(async () => (await read())['status'] === 'done')
  const [, mark] = /#m=([\w.-]+)/.exec(await mailTo(texts.email, /proof/)) ?? []
  await expecting(204, owner('POST', `${at}/mail-opened`, { mark }))
  const { version, sha256 } = await read()
  await expecting(200, owner('POST', `${at}/approval`, { version, sha256 }))
  await until(async () => typeof (await read())['completedAt'] === 'string')
  await mailTo(texts.email, /approved/)
  await expecting(200, owner('PUT', `${at}/delivery`, { email: texts.otherEmail }))
  await expecting(200, owner('POST', '/api/birth-records/upload-csv', { recordId }))
  await owner('POST', `${at}/access-link`, {})
  await mailTo(texts.otherEmail, /another device/)

  const bytesAt = async (path: string) => (await expecting(200, owner('GET', path))).bytes
  const made = {
    'the proof': await bytesAt(`${at}/codex.pdf`),
    'its picture': await bytesAt(`${at}/codex.png`),
  }
  await bytesAt(`${ofRecord}/export`)
  await untilNone('records', 'birthrecords', { 'outbox.0': { $exists: true } })
  return { recordId, jobId, fileId: fileURL.split('/').at(-1) ?? '', made }
}

/** What somebody is given who asks for the record, and for all that the product tells anybody of names, places and children. */
async function shownTo(somebody: typeof owner, { fileId, recordId }: Lived) {
  await somebody('GET', '/')
  const parts = ['record', 'versions', 'versions/v1', 'comments', 'invites', 'holdings', 'export']
  const asked: [string, string, unknown?][] = [
    ...parts.map((part): [string, string] => ['GET', `/api/proofs/${family.proofId}/${part}`]),
    ['GET', `/api/proof/${family.proofId}`],
    ['GET', `/api/objects/${fileId}`],
    ['GET', `/api/admin/records/${recordId}`],
    ['GET', '/api/places/autocomplete?query=Quenst'],
    ['POST', '/api/name-research', { name: 'Zephyrq' }],
    ['POST', '/api/mya-chat', { message: 'Which children were born in Lagos, and who are their mothers?' }],
    ['POST', '/api/companion-guide', { proofId: family.proofId }],
  ]
  const answers: (readonly [string, Buffer])[] = []
  for (const [method, path, body] of asked)
    answers.push([path, (await somebody(method, path, body)).bytes] as const)
  return answers
}

it('[PRV-004] [PRV-005] [PRV-013] [PRV-015] what a family entered is there for its record alone: no byte of it is found anywhere, nor of its key once it is erased, and a backup of before stays shut', async () => {
  const lived = await live()
  const { recordId, fileId } = lived
  const needles = family.needles(lived.made)
  const wrapped = await inDatabase('keys', (database) =>
    database.collection<{ _id: string; wrapped: { buffer: Uint8Array } }>('recordkeys').find().toArray(),
  )
  // Beside them there is the key of the staff's search, which is no record's.
  const own = wrapped.filter(({ _id }) => [recordId, fileId].includes(_id))
  expect(own).toHaveLength(2)
  const ofKeys = own.flatMap(({ wrapped: { buffer } }) => needlesOfBytes('a key', Buffer.from(buffer)))
  // It finds what is there: ids and wrapped keys are in the clear, in the same files.
  const ids = needlesOfBytes('the id', Buffer.from(recordId))
  const known = findings([...ids, ...ofKeys, ...needles], await everything())
  const places = [services.store.directory, keysStore.directory, 'the log of'].map(
    (one) => `the id in ${one}`,
  )
  for (const place of [...places, `a key in ${keysStore.directory}`])
    expect(known.join('\n')).toContain(place)
  expect(known.filter((found) => !/^(?:the id|a key) in /.test(found))).toEqual([])
  const itself = Buffer.from(JSON.stringify(family.submission('')))
  expect(findings(needles, [['itself', itself]]).length).toBeGreaterThan(8)

  // Its owner is shown it, and nobody else gets a word of it, by whatever way.
  expect(findings(needles, await shownTo(owner, lived)).length).toBeGreaterThan(8)
  expect(findings(needles, await shownTo(stranger, lived))).toEqual([])

  const backup = await mkdtemp(join(tmpdir(), 'kept-backup-'))
  for (const from of [services.folder, services.store.directory ?? ''])
    await cp(from, join(backup, String(from.split('/').at(-1))), { recursive: true })

  const content = await readContent()
  await expecting(204, owner('DELETE', `/api/proofs/${family.proofId}/record`, { recordId }))
  await untilNone('keys', 'erasures', { isCompactionDue: true })
  const after = await everything()
  expect(findings([...needles, ...ofKeys], after)).toEqual([])
  expect(findings([...needles, ...ofKeys], await everything([backup]))).toEqual([])

  // The content of before, put back under the keys of after: it opens for nobody, and goes when the services start.
  await restore(content, join(backup, String(services.folder.split('/').at(-1))))
  expect(await countOf(recordId)).toBeGreaterThan(8)
  const asked = [`/api/proofs/${family.proofId}/record`, `/api/proof/${lived.jobId}/codex.png`]
  for (const path of [...asked, `/api/proofs/${family.proofId}/export`]) {
    const answer = await owner('GET', path)
    expect([path, answer.status >= 400, findings(needles, [[path, answer.bytes]])]).toEqual([path, true, []])
  }
  await services.restart(['records', 'proofs', 'invites'])
  await untilNone('records', 'birthrecords', { erasure: { $exists: false } })
  await until(async () => (await countOf(recordId)) === 0)
  const objects = await readFolders([join(services.folder, 'objects')])
  expect(objects.map(([path]) => path)).toEqual([])
  await rm(backup, { recursive: true, force: true })
})
