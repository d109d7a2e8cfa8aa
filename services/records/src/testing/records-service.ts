import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@shared/node/errors'
import { createLocalObjectStore } from '@shared/node/local-object-store'
import { silentLogger } from '@shared/node/logger'
import type { Logger } from '@shared/node/logger'
import type { ObjectStore } from '@shared/node/object-store'
import { createOutboxRelay } from '@shared/node/outbox'
import type { OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { requestAs, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import type { ServiceClient } from '@shared/node/service-client'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { Express } from 'express'
import { createApp } from '../app'
import type { RecordsDependencies } from '../app'
import { ownTargets } from '../own-messages'
import { createFolderDrive } from '../drive/drive'
import type { Drive } from '../drive/drive'
import { noPlaces } from '../places/gazetteer'
import type { Gazetteer } from '../places/gazetteer'
import { embeddedPlaces } from '../places/place-source'
import { recordsCollection } from '../records/record.model'
import type { UploadLimits } from '../uploads/upload-quotas'
import { inlineCleaner } from '../uploads/image-cleaner'
import type { RecordDocument, recordModel } from '../records/record.model'

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
  store: ServiceStore
  relay: OutboxRelay
  /** A folder of this test's own unless given; put another function in the place of one to make it fail. */
  objects: ObjectStore
  /** The other services, as the app calls them. */
  neighbours: Pick<RecordsDependencies, 'audit' | 'proofs' | 'invites'>
  /** What the other services were sent. */
  delivered: StoredMessage[]
  /** What staff did with which record. */
  audited: { act: string; staffId: string | undefined; subject: string | undefined }[]
  /** While true, nothing can be written to the audit trail. */
  isAuditAway: boolean
  /** Answers of other services by method and path; what is not here is away. */
  others: Map<string, unknown>
  /** While true, no message arrives. */
  isCutOff: boolean
  now: Date
  /** POST /api/birth-records. */
  submit(body: unknown, visitorId: string | null, idempotencyKey?: string): Promise<Answer>
  records(): Promise<RecordDocument[]>
  reset(): Promise<void>
}

export interface RecordsTestOptions {
  logger?: Logger
  objects?: ObjectStore
  drive?: Drive
  gazetteer?: Gazetteer
  uploadLimits?: UploadLimits
}

/** The records service on a real store; the services it tells are functions that remember what they were told. */
export async function startRecords(options: RecordsTestOptions = {}): Promise<RecordsUnderTest> {
  const { logger = silentLogger() } = options
  const store = await startServiceStore('records')
  const folder = await mkdtemp(join(tmpdir(), 'records-objects-'))
  const objects = options.objects ?? createLocalObjectStore(folder)
  const drive = options.drive ?? createFolderDrive(objects)
  const target = async (message: StoredMessage) => {
    if (service.isCutOff) throw new Error('cut off')
    service.delivered.push(message)
  }
  const relay = createOutboxRelay({
    connection: store.connection,
    collection: recordsCollection,
    targets: {
      'proof.requested': target,
      'record.owned': target,
      'delivery.changed': target,
      ...ownTargets({ connection: store.connection, drive }),
    },
    logger,
    intervalMs: 20,
  })
  const other: Pick<ServiceClient, 'call'> = {
    async call({ method = 'GET', path, answer }) {
      const key = `${method} ${path}`
      if (!service.others.has(key)) throw new AppError({ code: 'unavailable', publicMessage: 'away' })
      // Read by the schema as the real client does; without one the answer is void, as its type says.
      return (answer ? answer.parse(service.others.get(key)) : undefined) as never
    },
  }
  const neighbours: RecordsUnderTest['neighbours'] = {
    audit: {
      async note({ staffId }, act, subject) {
        if (service.isAuditAway) throw new AppError({ code: 'unavailable', publicMessage: 'away' })
        service.audited.push({ act, staffId, subject })
      },
    },
    proofs: other,
    invites: other,
  }
  const app = createApp({
    connection: store.connection,
    logger,
    secret: testSecret,
    isReady: () => true,
    relay,
    ...neighbours,
    places: embeddedPlaces(options.gazetteer ?? noPlaces),
    objects,
    images: inlineCleaner,
    ...(options.uploadLimits && { uploadLimits: options.uploadLimits }),
    drive,
    now: () => service.now,
  })
  await store.open()
  const service: RecordsUnderTest = {
    app,
    store: {
      ...store,
      async stop() {
        await store.stop()
        await rm(folder, { recursive: true, force: true })
      },
    },
    relay,
    objects,
    neighbours,
    delivered: [],
    audited: [],
    isAuditAway: false,
    others: new Map(),
    isCutOff: false,
    now: new Date(),
    async submit(body, visitorId, idempotencyKey) {
      const caller = visitorId === null ? null : visitorCaller(visitorId)
      const { call } = await requestAs(app, caller, 'post', '/api/birth-records')
      if (idempotencyKey !== undefined) call.set('idempotency-key', idempotencyKey)
      const answer = await call.send(body as object)
      return { status: answer.status, body: answer.body }
    },
    records: () => {
      const model = store.connection.models['BirthRecord'] as ReturnType<typeof recordModel>
      return model.find({}).lean<RecordDocument[]>()
    },
    async reset() {
      await store.clear()
      service.delivered = []
      service.audited = []
      service.isAuditAway = false
      service.others.clear()
      service.isCutOff = false
      service.now = new Date('2026-04-01T12:00:00Z')
    },
  }
  return service
}
