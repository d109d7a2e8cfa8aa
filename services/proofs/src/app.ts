import type { AuditTrail } from '@shared/node/audit-trail'
import { createErasureReplay, recordsHeldIn } from '@shared/node/erasure-replay'
import type { Logger } from '@shared/node/logger'
import { mountKeptMails } from '@shared/node/kept-mail-routes'
import { mailCollections } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { createMaskedAddresses } from '@shared/node/masked-addresses'
import { mountMailAddresses } from '@shared/node/mail-address-routes'
import type { MailAddresses } from '@shared/node/mail-addresses'
import { gaugeOf } from '@shared/node/metrics'
import type { Metrics } from '@shared/node/metrics'
import type { ObjectStore } from '@shared/node/object-store'
import { createParentsFiles } from '@shared/node/parents-files'
import type { RecordKeys } from '@shared/node/record-keys'
import { createServiceApp } from '@shared/node/service-app'
import type { ServiceClient } from '@shared/node/service-client'
import type { BackgroundWork, ServiceParts } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import { mountApprovals } from './approvals/approval.routes'
import { createApprovalService } from './approvals/approval.service'
import { createOrderMarks } from './approvals/order-marks'
import type { StoreSettings } from './approvals/store-address'
import { createBookRunner } from './books/book-runner'
import { createSubjects } from './books/book-subject'
import { createRecordPictures } from './books/record-pictures'
import { createCertificatePictures } from './certificates/certificate-pictures'
import { mountCertificates } from './certificates/certificate.routes'
import { createEraseRecord } from './erase/erase-record'
import { mountRecordBooks } from './export/book.routes'
import { createAwaitedStore } from './files/awaited-store'
import { createProofFiles } from './files/proof-files'
import { mountFinals } from './finals/final.routes'
import { mountGuides } from './guides/guide.routes'
import { createJobQueue } from './jobs/job-queue'
import { jobsCollection } from './jobs/job.model'
import { createJobRepository } from './jobs/job.repository'
import { createEndingMailTarget } from './mails/ending-mail-target'
import { createMailAgain } from './mails/mail-again'
import { createMailOpened } from './mails/mail-opened'
import { createProofMails } from './mails/proof-mails'
import { accessLinksCollection } from './owners/access-links'
import { ownerKeysCollection } from './owners/owner-key.model'
import { createOwnerKeys } from './owners/owner-keys'
import { mountOwners } from './owners/owner.routes'
import { createOutboxes } from './outboxes'
import { mountFiles } from './proofs/file.routes'
import { createPressCounts } from './press-room/press-counts'
import { createPressJobs } from './press-room/press-jobs'
import { mountPressRoom } from './press-room/press-room.routes'
import { createPressWatch, readPressState } from './press-room/press-watch'
import { createProofOutbox } from './press-room/proof-outbox'
import { createQueueSamples } from './press-room/queue-samples'
import { createChildNames } from './proofs/child-name'
import { createProofAccess } from './proofs/proof-access'
import { createProofWatch } from './proofs/proof-watch'
import { mountProofs } from './proofs/proof.routes'
import type { Renderer } from './rendering/renderer'
import { mountRecordJobs } from './staff/record-jobs.routes'

export interface ProofsDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  /** What is wrong with the settings, in words for who runs the service. */
  settingsFault?: () => string | undefined
  audit: AuditTrail
  records: ServiceClient
  invites: ServiceClient
  objects: ObjectStore
  keys: RecordKeys
  renderer: Renderer
  mailer: Mailer
  /** Where the e-mails of all services are counted. */
  addresses: MailAddresses
  store: StoreSettings
  /** Threads of the press. */
  workers: number
  /** Jobs taken at the same time. */
  maxJobs: number
  leaseMs?: number
  now?: () => Date
}

export function createApp(dependencies: ProofsDependencies): Required<ServiceParts> {
  const {
    connection,
    audit,
    records,
    invites,
    keys,
    renderer,
    mailer,
    store,
    workers,
    maxJobs,
    now = () => new Date(),
  } = dependencies
  const { logger, metrics, secret, isReady, settingsFault, leaseMs } = dependencies
  const publicUrl = store.PUBLIC_URL
  const repository = createJobRepository(connection)
  const watch = createProofWatch({ repository, logger })
  const queue = createJobQueue(connection, watch.look)
  if (metrics)
    gaugeOf(metrics, 'proof_jobs_waiting', 'Proofs that no press of any copy has begun to draw', () =>
      repository.countBefore(now()),
    )
  const objects = createAwaitedStore(dependencies.objects)
  const files = createProofFiles({ store: objects, keys, renderer, nameObject: repository.nameObject })
  const ownerKeys = createOwnerKeys(connection, secret)
  const mailing = { repository, records, files, keys, mailer, ownerKeys, publicUrl, logger, now }
  const counts = createPressCounts(connection)
  const { relay, links, linkRelay, keyRelay } = createOutboxes({
    kit: { connection, logger, ...(metrics ? { metrics } : {}) },
    records,
    invites,
    mailing,
    counts,
    now,
  })
  const picturesOf = createRecordPictures({ objects: createParentsFiles(objects, keys), logger })
  const runner = createBookRunner({
    ...{ queue, repository, records, renderer, files, keys, relay, logger, workers, maxJobs, leaseMs, now },
    subjectOf: createSubjects({ picturesOf, publicUrl }),
  })
  const access = createProofAccess({
    repository,
    records,
    invites,
    logger,
    onNewJob: () => runner.wake(),
    now,
  })
  const approvals = createApprovalService({
    access,
    repository,
    records,
    relay,
    marks: createOrderMarks(secret),
    onChange: (id) => {
      runner.wake()
      watch.look(id)
    },
    store,
    now,
  })
  const mails = createProofMails(mailer)
  const mailAgain = createMailAgain({ repository, relay, now })
  const mailOpened = createMailOpened({ repository, mailer, relay, now })
  const pressSources = {
    jobs: createPressJobs(connection, now),
    counts,
    mailer,
    records,
    invites,
    now,
  }
  const outbox = createProofOutbox({ mailer, addressesOf: createMaskedAddresses({ records, logger }) })
  const pressWatch = createPressWatch(pressSources, logger)
  const samples = createQueueSamples({ repository, counts, logger, now })
  const eraseRecord = createEraseRecord({
    ...{ connection, objects, keys, mailer, links, counts },
    onChange: watch.look,
  })
  const replay = createErasureReplay({
    keys,
    heldOf: (ids) =>
      recordsHeldIn(
        connection,
        [jobsCollection, ownerKeysCollection, accessLinksCollection, ...mailCollections],
        ids,
      ),
    erase: eraseRecord,
    logger,
  })
  const closing: BackgroundWork = { start: () => undefined, stop: () => renderer.close() }

  const app = createServiceApp({
    name: 'proofs',
    docs: {
      title: 'Proofs',
      description:
        'Proofs of birth records: how they come along, their files, their approval; companion guides',
    },
    logger,
    ...(metrics ? { metrics } : {}),
    secret,
    isReady,
    ...(settingsFault ? { settingsFault } : {}),
    mount: (mounted) => {
      mountProofs(mounted, {
        access,
        repository,
        keys,
        runner,
        watch,
        approvals,
        mails,
        childNameOf: createChildNames(records, logger),
        mailAgain,
        mailOpened,
        tellOfEnding: createEndingMailTarget(mailing),
        eraseRecord,
        now,
      })
      mountKeptMails(mounted, mailer)
      mountMailAddresses(mounted, { addresses: dependencies.addresses, onConfirmed: mailOpened.sendWaiting })
      mountFiles(mounted, access, files)
      mountApprovals(mounted, approvals)
      mountCertificates(mounted, {
        access,
        records,
        pictures: createCertificatePictures({ objects, keys, renderer, publicUrl }),
      })
      mountGuides(mounted, { access, records, renderer, now })
      mountRecordJobs(mounted, { repository, mails, outbox })
      mountRecordBooks(mounted, { repository, files })
      mountPressRoom(mounted, {
        ...pressSources,
        outbox,
        watch: pressWatch,
        read: () => readPressState(pressSources),
      })
      mountFinals(mounted, { repository, records, files, runner, audit, now })
      mountOwners(mounted, { access, records, mailer, ownerKeys, links, relay: keyRelay, now })
    },
  })
  return { app, work: [watch, pressWatch, runner, relay, linkRelay, keyRelay, samples, replay, closing] }
}
