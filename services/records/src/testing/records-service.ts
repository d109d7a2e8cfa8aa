import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { Grant } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { silentLogger } from '@shared/node/logger'
import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import { createOutboxRelay } from '@shared/node/outbox'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import type { ServiceClient } from '@shared/node/service-client'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import type { TestRecordKeys } from '@shared/node/testing/record-keys'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import { createUnderWay } from '@shared/node/under-way'
import type { UnderWay } from '@shared/node/under-way'
import type { Express } from 'express'
import type { ProofIdLimits } from '../access/proof-id-quota'
import { createApp } from '../app'
import type { RecordsDependencies } from '../app'
import { endingMessageType } from '../retention/retention'
import { ownTargets } from '../own-messages'
import { createFolderDrive } from '../drive/drive'
import type { Drive } from '../drive/drive'
import { noPlaces } from '../places/gazetteer'
import type { Gazetteer } from '../places/gazetteer'
import { embeddedPlaces } from '../places/place-source'
import { createAnswersRepository } from '../records/answers.repository'
import { createOwnerRepository } from '../records/owner.repository'
import { recordsCollection } from '../records/record.model'
import { createRecordCipher } from '../records/record-cipher'
import { createRecordRepository } from '../records/record.repository'
import { afterResearch, createNameResearch } from '../research/name-research'
import type { UploadLimits } from '../uploads/upload-quotas'
import { inlineCleaner } from '../uploads/image-cleaner'
import type { KeptRecord, RecordDocument, recordModel } from '../records/record.model'

/** Whatever came back; tests look at the parts they speak of. */
export interface Answer {
  status: number
  body: Record<string, never> & {
    id: string
    proofId: string
    version: number
    createdAt: string
    code: string
    detail: string
    faults: { path: string; message: string }[]
    derivedData: Record<string, unknown> & { proofJobId: string }
  }
}

export interface RecordsUnderTest {
  app: Express
  /** Another process of the service, on the same store. */
  copy(): Express
  /** The uploads of all copies. */
  underWay: UnderWay
  store: ServiceStore
  relay: OutboxRelay
  /** A folder of this test's own unless given; put another function in the place of one to make it fail. */
  objects: ObjectStore
  /** Where the object store is, unless it is one that was given. */
  folder: string
  keys: TestRecordKeys
  /** The other services, as the app calls them. */
  neighbours: Pick<RecordsDependencies, 'audit' | 'proofs' | 'invites' | 'accounts'>
  /** What the other services were sent. */
  delivered: StoredMessage[]
  /** What staff did with which record. */
  audited: { act: string; staffId: string | undefined; subject: string | undefined }[]
  /** The records whose keys were destroyed. */
  destroyedKeys: string[]
  /** While true, nothing can be written to the audit trail. */
  isAuditAway: boolean
  /** Answers of other services by method and path; what is not here is away. */
  others: Map<string, unknown>
  /** While true, no message arrives. */
  isCutOff: boolean
  /** While true, nobody knows who may do what. */
  isInvitesAway: boolean
  /** Who may do what besides the owners of records, by visitor. */
  grants: Record<string, Grant>
  /** The records that roles were asked for. */
  askedGrants: string[]
  now: Date
  /** POST /api/birth-records. */
  submit(body: unknown, visitorId: string | null, idempotencyKey?: string): Promise<Answer>
  records(): Promise<RecordDocument[]>
  /** The answers of a version, wherever they are stored. */
  formOf(recordId: string, version: number): Promise<BirthFormDraft | undefined>
  /** The network that visitors come from, where the gateway said so. */
  network?: string
  as(
    visitorId: string,
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>
  /** Waits until what records have to tell was delivered, but for what `isCutOff` keeps back. */
  settled(): Promise<void>
  reset(): Promise<void>
}

export interface RecordsTestOptions {
  logger?: Logger
  objects?: ObjectStore
  drive?: Drive
  gazetteer?: Gazetteer
  uploadLimits?: UploadLimits
  proofIdLimits?: ProofIdLimits
}

/** The records service on a real store; the services it tells are functions that remember what they were told. */
export async function startRecords(options: RecordsTestOptions = {}): Promise<RecordsUnderTest> {
  const { logger = silentLogger() } = options
  const store = await startServiceStore('records')
  const folder = await mkdtemp(join(tmpdir(), 'records-objects-'))
  const objects = options.objects ?? createLocalObjectStore(folder)
  const keys = testRecordKeys()
  const drive = options.drive ?? createFolderDrive(objects, keys)
  const target = async (message: StoredMessage) => {
    if (service.isCutOff) throw new Error('cut off')
    service.delivered.push(message)
  }
  const audit: RecordsDependencies['audit'] = {
    async note({ staffId }, act, subject) {
      if (service.isAuditAway) throw new AppError({ code: 'unavailable', publicMessage: 'away' })
      service.audited.push({ act, staffId, subject })
    },
  }
  const own = ownTargets({
    connection: store.connection,
    keys,
    drive,
    objects,
    audit,
    async destroyKey(recordId) {
      keys.destroy(recordId)
      service.destroyedKeys.push(recordId)
    },
    others: [target],
    now: () => service.now,
  })
  const known = async (path: string): Promise<unknown> => {
    const [, , kind, recordId = '', visitorId = ''] = path.split('/')
    if (kind !== 'grants') return undefined
    if (service.isInvitesAway) throw new AppError({ code: 'unavailable', publicMessage: 'away' })
    service.askedGrants.push(recordId)
    const owner = await createOwnerRepository(store.connection).ownerOf(recordId)
    if (owner === visitorId) return { role: 'OWNER' }
    return (owner !== null && service.grants[visitorId]) || { role: null }
  }
  const other: Pick<ServiceClient, 'call'> = {
    async call({ method = 'GET', path, answer }) {
      const key = `${method} ${path}`
      const found = (await known(path)) ?? service.others.get(key)
      if (found === undefined && !service.others.has(key))
        throw new AppError({ code: 'unavailable', publicMessage: 'away' })
      // Read by the schema as the real client does; without one the answer is void, as its type says.
      return (answer ? answer.parse(found) : undefined) as never
    },
  }
  const research = createNameResearch({
    repository: createRecordRepository(store.connection, keys),
    answers: createAnswersRepository(store.connection, keys),
    chat: other,
  })
  const relay = createOutboxRelay({
    connection: store.connection,
    collection: recordsCollection,
    targets: {
      'proof.requested': afterResearch(research, target),
      'record.owned': target,
      'record.disowned': target,
      'record.changed': target,
      'delivery.changed': target,
      [endingMessageType]: target,
      ...own,
    },
    logger,
    intervalMs: 20,
  })
  const neighbours: RecordsUnderTest['neighbours'] = {
    audit,
    proofs: other,
    invites: other,
    accounts: other,
  }
  const underWay = createUnderWay()
  const copy = () =>
    createApp({
      connection: store.connection,
      logger,
      secret: testSecret,
      isReady: () => true,
      relay,
      ...neighbours,
      places: embeddedPlaces(options.gazetteer ?? noPlaces),
      objects,
      keys,
      images: inlineCleaner,
      ...(options.uploadLimits && { uploadLimits: options.uploadLimits }),
      ...(options.proofIdLimits && { proofIdLimits: options.proofIdLimits }),
      drive,
      underWay,
      now: () => service.now,
    })
  const app = copy()
  await store.open()
  const service: RecordsUnderTest = {
    app,
    copy,
    underWay,
    store: {
      ...store,
      async stop() {
        await store.stop()
        await rm(folder, { recursive: true, force: true })
      },
    },
    relay,
    objects,
    folder,
    keys,
    neighbours,
    delivered: [],
    audited: [],
    destroyedKeys: [],
    isAuditAway: false,
    others: new Map(),
    isCutOff: false,
    isInvitesAway: false,
    grants: {},
    askedGrants: [],
    now: new Date(),
    async as(visitorId, method, path, body, key) {
      const caller = { ...visitorCaller(visitorId), ...(service.network && { network: service.network }) }
      const { call } = await requestAs(app, caller, method, path)
      if (key !== undefined) call.set('idempotency-key', key)
      const answer = await (body === undefined ? call : call.send(body))
      return { status: answer.status, body: answer.body }
    },
    async formOf(recordId, version) {
      const repository = createRecordRepository(store.connection, keys)
      const record = await repository.findById(recordId)
      const stored = record?.versions.find((one) => one.version === version)
      return stored && record
        ? (await repository.answersOf({ _id: recordId, versions: [stored] })).get(stored.sha256)
        : undefined
    },
    async submit(body, visitorId, idempotencyKey) {
      const caller = visitorId === null ? null : visitorCaller(visitorId)
      const { call } = await requestAs(app, caller, 'post', '/api/birth-records')
      if (idempotencyKey !== undefined) call.set('idempotency-key', idempotencyKey)
      const answer = await call.send(body as object)
      return { status: answer.status, body: answer.body }
    },
    records: async () => {
      const model = store.connection.models['BirthRecord'] as ReturnType<typeof recordModel>
      return createRecordCipher(keys).readAll(await model.find({}).lean<KeptRecord[]>())
    },
    async settled() {
      const isWaiting = ({ type }: StoredMessage) => !service.isCutOff || type in own
      while ((await service.records()).some(({ outbox }) => outbox.some(isWaiting)))
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async reset() {
      await store.clear()
      service.delivered = []
      service.audited = []
      service.destroyedKeys = []
      service.isAuditAway = false
      service.others.clear()
      service.isCutOff = false
      service.isInvitesAway = false
      service.grants = {}
      delete service.network
      service.now = new Date('2026-04-01T12:00:00Z')
    },
  }
  return service
}
