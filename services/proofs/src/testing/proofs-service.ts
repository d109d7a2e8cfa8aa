import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthForm } from '@shared/contracts/birth-form'
import type { invitesPressSchema } from '@shared/contracts/press-room'
import type { GrantRole } from '@shared/contracts/enumerations'
import { messageSchema } from '@shared/contracts/internal'
import type {
  Caller,
  Message,
  ProofJobReference,
  RecordReference,
  RecordVersion,
  TypedVersion,
} from '@shared/contracts/internal'
import { maskedAddress } from '@shared/contracts/masked-address'
import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import type { MailSettings } from '@shared/node/config'
import type { Logger } from '@shared/node/logger'
import { createMailer } from '@shared/node/mail'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { createMetrics } from '@shared/node/metrics'
import { readValue } from '@shared/node/record-cipher'
import { ServiceCallError } from '@shared/node/service-client'
import type { ServiceCall, ServiceClient } from '@shared/node/service-client'
import type { ObjectStore } from '@shared/node/object-store'
import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import type { TestRecordKeys } from '@shared/node/testing/record-keys'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { ServiceParts } from '@shared/node/start-service'
import type { Express } from 'express'
import type { z } from 'zod'
import { createApp } from '../app'
import type { StoreSettings } from '../approvals/store-address'
import type { ProofJobDocument } from '../jobs/job.model'
import type { CodexSubject } from '../rendering/codex-subject'
import type { GuideSubject } from '../rendering/guide-data'
import type { FinalBook, RenderedBook, Renderer } from '../rendering/renderer'

/** What the records service would answer, and whether it can be reached. */
export interface FakeRecords {
  versions: RecordVersion[]
  /** Versions as they were typed, by `recordId versionId`. */
  typed: Map<string, TypedVersion>
  shared: RecordReference[]
  /** Where the owners of records that were never submitted read. */
  syncedAddress: string | null
  /** When the owner of any record last took a device off. */
  keysEndedAt: string | null
  /** Replaced addresses, by the message that told of the change. */
  former: Map<string, string>
  references: ProofJobReference[]
  isAway: boolean
  /** Answers questions, but takes no messages. */
  isDeaf: boolean
  messages: unknown[]
}

export interface ProofsUnderTest {
  app: Express
  store: ServiceStore
  records: FakeRecords
  objects: ObjectStore
  /** Where the object store is, unless it is one that was given. */
  folder: string
  keys: TestRecordKeys
  /** Roles by `recordId:visitorId`. */
  grants: Map<string, GrantRole>
  invitesIsAway: boolean
  /** What invites was told. A message may come again, and is one to whoever gets it. */
  toldInvites: Map<string, Message>
  /** What staff did with which record. */
  audited: { act: string; staffId: string | undefined; subject: string | undefined }[]
  /** Which addresses of other services were asked. */
  asked: string[]
  /** How the next first page is drawn. */
  draw: (subject: CodexSubject) => Buffer
  /** How the picture of a version's certificate is drawn. */
  drawCertificate: Renderer['renderCertificate']
  /** How the next book is made. */
  print: (subject: CodexSubject) => Promise<RenderedBook>
  printed: CodexSubject[]
  /** How a guide is printed. */
  printGuide: Renderer['renderGuide']
  /** How the next finished book is made. */
  printFinal: (subject: CodexSubject, form: string) => Promise<FinalBook>
  settings: StoreSettings
  now: Date
  get(path: string, visitorId?: string | null): ReturnType<typeof sendAs>
  getWith(path: string, headers: Record<string, string>): ReturnType<typeof sendAs>
  post(path: string, body?: object, visitorId?: string | null): ReturnType<typeof sendAs>
  asStaff(method: 'get' | 'post', path: string): ReturnType<typeof sendAs>
  /** Tells of a proof to make, as records does. */
  request(reference: ProofJobReference): Promise<number>
  /** Brings a message of records; answers the status. */
  tell(message: Message): Promise<number>
  jobs(): Promise<ProofJobDocument[]>
  /** Waits until the job is in one of `states`. */
  until(proofJobId: string, ...states: ProofJobDocument['status'][]): Promise<ProofJobDocument>
  /** Waits until the finished book is there. */
  untilCompleted(proofJobId: string): Promise<ProofJobDocument>
  /** Waits until every message has been delivered. */
  untilDelivered(): Promise<void>
  /** Waits until the first page can be looked at. */
  untilShown(proofJobId: string): Promise<Proof>
  mails(): Promise<Record<string, string>[]>
  /** Approves what the proof shows now. */
  approve(proofId: string, visitorId?: string): ReturnType<typeof sendAs>
  /** Opens the link to the proof in an e-mail, as it was kept or as a mail server got it; answers the status. */
  openMail(text: string | undefined): Promise<number>
  /** Another copy of the service on the same store, which takes no jobs unless its work is started. */
  copy(): Required<ServiceParts>
  startWork(): void
  stopWork(): Promise<void>
  reset(): Promise<void>
  stop(): Promise<void>
}

export const formOf = (changes: Partial<BirthForm> = {}): BirthForm => ({
  ...emptyBirthForm(),
  email: 'parent@example.org',
  babyFirstName: 'Amara',
  babyLastName: 'Okonkwo',
  babyDateOfBirth: '2026-03-14',
  babyTimeOfBirth: '06:42',
  babyBirthPlace: 'Birth Center',
  babyBirthLocation: 'Santa Monica',
  acknowledgement: true,
  ...changes,
})

/** A job id as records makes them. */
export const jobIdOf = (seed: string) => createHash('sha256').update(seed).digest('base64url')

export const referenceOf = (changes: Partial<ProofJobReference> = {}): ProofJobReference => {
  const version = changes.version ?? 1
  const proofJobId = jobIdOf(`job ${version}`)
  return {
    recordId: 'record-1',
    version,
    proofJobId,
    proofId: '01ABCDEFGH',
    latestProofJobId: proofJobId,
    latestVersion: version,
    ...changes,
  }
}

/** How things stand in invites, where nothing has happened. */
const invitesPress: z.output<typeof invitesPressSchema> = {
  open: 0,
  mails: { waiting: 0, limited: 0, refused: 0 },
  invitations: 'none',
  outbox: 'none',
}

const draw = (subject: CodexSubject) => Buffer.from(`first page of ${subject.proofId}`)

/** A book that says what it is made of; the real one is proved beside its renderer. */
export const bookOf = (subject: CodexSubject): RenderedBook => {
  const pdf = Buffer.from(`%PDF-1.7 ${JSON.stringify(subject)}`)
  return {
    pdf,
    pages: 2,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    firstImage: draw(subject),
  }
}

/** A finished book that says what it is made of. */
export const finalOf = (subject: CodexSubject, form: string): FinalBook => {
  const pdf = Buffer.from(`%PDF-1.7 final ${form} ${JSON.stringify(subject)}`)
  return { pdf, pages: 3, sha256: createHash('sha256').update(pdf).digest('hex') }
}

const guideBookOf = (subject: GuideSubject): FinalBook => {
  const pdf = Buffer.from(`%PDF-1.7 guide ${JSON.stringify(subject)}`)
  return { pdf, pages: 8, sha256: createHash('sha256').update(pdf).digest('hex') }
}

async function sendAs(
  app: Express,
  caller: Caller | null,
  method: 'get' | 'post',
  path: string,
  body?: object,
) {
  const { call } = await requestAs(app, caller, method, path)
  return body ? call.send(body) : call
}

const visitorNamed = (id: string | null) => (id === null ? null : visitorCaller(id))

const away = (service: string) =>
  new ServiceCallError({ service, code: 'unavailable', publicMessage: 'away' })

function clientOver(answer: (call: ServiceCall<z.ZodType | undefined>) => unknown): ServiceClient {
  const call = async (asked: ServiceCall<z.ZodType | undefined>) => answer(asked)
  // Stands in for HTTP; what it answers is what the real service's contract says.
  return { call, find: call } as unknown as ServiceClient
}

/** The proofs service on a real store and a real folder, with records, invites and the press played by functions. */
export async function startProofs(
  logger: Logger,
  real: { renderer?: Renderer; mail?: Partial<MailSettings>; objects?: ObjectStore } = {},
): Promise<ProofsUnderTest> {
  const store = await startServiceStore('proofs')
  const folder = await mkdtemp(join(tmpdir(), 'proof-objects-'))
  const objects = real.objects ?? createLocalObjectStore(folder)
  const keys = testRecordKeys()
  const records: FakeRecords = {
    versions: [],
    typed: new Map(),
    shared: [],
    syncedAddress: null,
    keysEndedAt: null,
    former: new Map(),
    references: [],
    isAway: false,
    isDeaf: false,
    messages: [],
  }

  const recordsClient = clientOver(({ path, method, body }) => {
    service.asked.push(`records ${path.split('/').slice(0, 3).join('/')}`)
    if (records.isAway || (records.isDeaf && method === 'POST')) throw away('records')
    // The same message may come again, and is one to whoever gets it.
    if (method === 'POST' && records.messages.some((known) => isDeepStrictEqual(known, body))) return
    if (method === 'POST') return void records.messages.push(body)
    const [, , kind, id, , version, part] = path.split('/')
    if (kind === 'press-room' && id === undefined) return { revision: `${records.versions.length}` }
    if (kind === 'press-room') {
      const asked = path.split('=')[1]?.split(',') ?? []
      const named = records.versions.filter(({ recordId }) => asked.includes(recordId))
      return {
        addresses: Object.fromEntries(
          named.map(({ recordId, form }) => [recordId, maskedAddress(form.email)]),
        ),
      }
    }
    if (path.includes('/former-addresses/')) {
      const email = records.former.get(version ?? '')
      return email === undefined ? null : { email }
    }
    if (part === undefined && path.endsWith('/owner-address')) {
      const known = records.versions.findLast(({ recordId }) => recordId === id)
      const synced = records.shared.find(({ recordId }) => recordId === id)
      return known || synced
        ? {
            email: known?.form.email ?? records.syncedAddress,
            proofId: known?.proofId ?? synced?.proofId,
            keysEndedAt: records.keysEndedAt,
          }
        : null
    }
    if (part === 'answers') return records.typed.get(`${id} ${version}`) ?? null
    if (kind === 'shared-records')
      return [...records.shared, ...records.versions].find(({ proofId }) => proofId === id) ?? null
    if (kind === 'proof-jobs') return records.references.find(({ proofJobId }) => proofJobId === id) ?? null
    if (kind === 'proof-ids') return records.references.findLast(({ proofId }) => proofId === id) ?? null
    return (
      records.versions.find((known) => known.recordId === id && known.version === Number(version)) ?? null
    )
  })
  const invitesClient = clientOver(({ path, body }) => {
    service.asked.push(`invites ${path.split('/').slice(0, 3).join('/')}`)
    if (service.invitesIsAway) throw away('invites')
    const { data: message } = messageSchema.safeParse(body)
    if (message?.type === 'record.owned')
      return void service.grants.set(`${message.payload.recordId}:${message.payload.visitorId}`, 'OWNER')
    if (message) return void service.toldInvites.set(message.id, message)
    if (path === '/internal/press-room') return invitesPress
    const [, , , recordId, visitorId] = path.split('/')
    return { role: service.grants.get(`${recordId}:${visitorId}`) ?? null }
  })
  const playedRenderer: Renderer = {
    renderProof: async (subject, { onBegin, onFirstImage, inTurn } = {}) => {
      service.printed.push(subject)
      onBegin?.()
      onFirstImage?.(service.draw(subject))
      const set = () => service.print(subject)
      return inTurn ? inTurn(set) : set()
    },
    renderFinal: (subject, { form = 'print' } = {}) => service.printFinal(subject, form),
    renderCertificate: (subject, image) => service.drawCertificate(subject, image),
    renderGuide: (subject) => service.printGuide(subject),
    renderImage: async (_pdf, { extension, page }) => Buffer.from(`${extension} of page ${page}`),
    close: async () => undefined,
  }
  const settings: StoreSettings = { PUBLIC_URL: 'https://codex.example' }
  const copy = () => {
    const addresses = createMailAddresses({
      connection: store.connection,
      secret: testSecret,
      maxADay: 10,
      now: () => service.now,
    })
    return createApp({
      connection: store.connection,
      logger,
      metrics: createMetrics('proofs'),
      secret: testSecret,
      isReady: () => true,
      audit: {
        note: async ({ staffId }, act, subject) => void service.audited.push({ act, staffId, subject }),
      },
      records: recordsClient,
      invites: invitesClient,
      objects,
      keys,
      renderer: real.renderer ?? playedRenderer,
      mailer: createMailer({
        settings: { MAIL_FROM: 'codex@example.org', ...real.mail },
        addresses,
        secret: testSecret,
        connection: store.connection,
        keys,
        now: () => service.now,
      }),
      addresses,
      store: settings,
      workers: 2,
      maxJobs: 2,
      leaseMs: 300,
      now: () => service.now,
    })
  }
  const { app, work } = copy()
  await store.open()
  const jobs = () => store.connection.model<ProofJobDocument>('ProofJob').find({}).lean<ProofJobDocument[]>()

  const service: ProofsUnderTest = {
    app,
    store,
    records,
    objects,
    folder,
    keys,
    grants: new Map(),
    invitesIsAway: false,
    toldInvites: new Map(),
    audited: [],
    asked: [],
    draw,
    print: async (subject) => bookOf(subject),
    printed: [],
    printFinal: async (subject, form) => finalOf(subject, form),
    printGuide: async (subject) => guideBookOf(subject),
    drawCertificate: async ({ form }, { extension, width }) =>
      Buffer.from(`${extension} ${width} ${JSON.stringify(form)}`),
    settings,
    now: new Date(),
    get: (path, visitorId = 'visitor-1') => sendAs(app, visitorNamed(visitorId), 'get', path),
    async getWith(path, headers) {
      const { call } = await requestAs(app, visitorCaller('visitor-1'), 'get', path)
      return call.set(headers)
    },
    post: (path, body, visitorId = 'visitor-1') => sendAs(app, visitorNamed(visitorId), 'post', path, body),
    asStaff: (method, path) => sendAs(app, { kind: 'staff', staffId: 'staff-1' }, method, path),
    async approve(proofId, visitorId = 'visitor-1') {
      const { version, sha256 } = (await service.get(`/api/proof/${proofId}`, visitorId)).body
      return service.post(`/api/proof/${proofId}/approval`, { version, sha256 }, visitorId)
    },
    request: ({ proofJobId, recordId, version, proofId }) =>
      service.tell({
        id: 'message',
        type: 'proof.requested',
        payload: { proofJobId, recordId, version, proofId },
      }),
    async tell(message) {
      const caller = serviceCaller('records')
      return (await sendAs(app, caller, 'post', '/internal/messages', message)).status
    },
    jobs,
    async until(proofJobId, ...states) {
      for (;;) {
        const job = (await jobs()).find(({ _id }) => _id === proofJobId)
        if (job && states.includes(job.status)) return job
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    async untilCompleted(proofJobId) {
      for (;;) {
        const job = await service.until(proofJobId, 'done')
        if (job.completedAt) return job
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    async untilDelivered() {
      while ((await jobs()).some((job) => job.outbox.length))
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async untilShown(proofJobId) {
      for (;;) {
        const proof = proofSchema.parse((await service.get(`/api/proof/${proofJobId}`)).body)
        if (proof.imageUrl) return proof
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    async mails() {
      const kept = store.connection.model('KeptMail').find({}).sort({ keptAt: 1 })
      return Promise.all(
        (await kept.lean<Record<string, string>[]>()).map(async ({ content, ...mail }) => {
          const { _id: document = '', recordId = '' } = mail
          const place = { collection: 'keptmails', document, field: 'content' }
          return Object.assign(mail, readValue(await keys.keyFor(recordId), content, place))
        }),
      )
    },
    async openMail(text = '') {
      // Quoted-printable, as mail servers get it: soft line breaks, and '=' in its code.
      const plain = text.replace(/=\r\n/g, '').replace(/=3D/g, '=')
      const [, id, mark] = /\/proof-review\/([\w-]+)#m=([\w.-]+)/.exec(plain) ?? []
      return (await service.post(`/api/proof/${id}/mail-opened`, { mark }, 'reader of the mail')).status
    },
    copy,
    startWork: () => work.forEach((part) => part.start()),
    async stopWork() {
      for (const part of work) await part.stop()
      // Streams are served from the beginning; what waits for \`startWork\` is the work on jobs and messages.
      for (const part of work) if (part.drain) part.start()
    },
    async reset() {
      await service.stopWork()
      await store.clear()
      records.typed.clear()
      records.former.clear()
      Object.assign(records, {
        versions: [],
        shared: [],
        syncedAddress: null,
        keysEndedAt: null,
        references: [],
        isAway: false,
        isDeaf: false,
        messages: [],
      })
      Object.assign(settings, {
        STORE_URL: undefined,
        STORE_PROOF_PARAMETER: undefined,
        STORE_RETURN_PARAMETER: undefined,
      })
      service.grants.clear()
      service.invitesIsAway = false
      service.toldInvites.clear()
      service.asked.length = 0
      service.audited.length = 0
      service.draw = draw
      service.print = async (subject) => bookOf(subject)
      service.printed = []
      service.printFinal = async (subject, form) => finalOf(subject, form)
      service.printGuide = async (subject) => guideBookOf(subject)
      service.now = new Date()
    },
    async stop() {
      await service.stopWork()
      await store.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return service
}

/** Puts a record with one version where the fake records service finds it. */
export function giveRecord(
  service: ProofsUnderTest,
  reference = referenceOf(),
  form = formOf(),
  pictures: string[] = [],
): ProofJobReference {
  const { recordId, version, proofId } = reference
  service.records.references.push(reference)
  const createdAt = '2026-04-01T12:00:00.000Z'
  const recordCreatedAt = '2025-12-31T23:30:00.000Z'
  service.records.versions.push({
    recordId,
    version,
    proofId,
    createdAt,
    recordCreatedAt,
    form,
    research: null,
    pictures,
  })
  return reference
}
