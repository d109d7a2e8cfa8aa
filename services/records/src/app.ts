import { noPrints } from '@shared/contracts/enumerations'
import type { AuditTrail } from '@shared/node/audit-trail'
import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import type { ObjectStore } from '@shared/node/object-store'
import type { OutboxRelay } from '@shared/node/outbox'
import { createServiceApp } from '@shared/node/service-app'
import { createParentsFiles, createRecordObjects } from '@shared/node/parents-files'
import type { RecordKeys } from '@shared/node/record-keys'
import type { ServiceClient } from '@shared/node/service-client'
import { createUnderWay } from '@shared/node/under-way'
import type { UnderWay } from '@shared/node/under-way'
import type { Connection } from 'mongoose'
import { createProofIdQuota, defaultProofIdLimits } from './access/proof-id-quota'
import type { ProofIdLimits } from './access/proof-id-quota'
import { createRecordAccess } from './access/record-access'
import { createDeliveryRepository } from './deliveries/delivery.repository'
import { mountDeliveries } from './deliveries/delivery.routes'
import { createDeliveryService } from './deliveries/delivery.service'
import type { Drive } from './drive/drive'
import { mountRecordCopies } from './drive/record-copy.routes'
import { createRecordCopyService } from './drive/record-copy.service'
import { mountErase } from './erase/erase.routes'
import { createEraseService } from './erase/erase.service'
import { createErasureRepository } from './erase/erasure.repository'
import { mountExport } from './export/export.routes'
import { createExportService } from './export/export.service'
import { mountHoldings } from './holdings/holdings.routes'
import { createHoldingsService } from './holdings/holdings.service'
import type { PlaceSource } from './places/place-source'
import { mountPlaces } from './places/places.routes'
import { createAnswersRepository } from './records/answers.repository'
import { mountPressRoom } from './press-room/press-room.routes'
import { createRecordDays } from './press-room/record-days'
import { createApprovalRepository } from './records/approval.repository'
import { createOwnerRepository } from './records/owner.repository'
import { createRecordMessages } from './records/record-messages'
import { createRecordRepository } from './records/record.repository'
import { mountRecords } from './records/record.routes'
import { createRecordService } from './records/record.service'
import { createSubmittedRecords } from './records/submitted-records'
import { defaultRetentionDays } from './retention/retention'
import type { RetentionDays } from './retention/retention'
import { createProjection } from './staff/projection'
import { createRecordParts } from './staff/record-parts'
import { mountRecordView } from './staff/record-view.routes'
import { createRecordViewService } from './staff/record-view.service'
import { createRecordCounts } from './staff/record-counts'
import { createStaffRecordRepository } from './staff/staff-record.repository'
import { mountStaff } from './staff/staff.routes'
import { createStaffService } from './staff/staff.service'
import { mountSubmissions } from './submissions/submission.routes'
import { createSubmissionService } from './submissions/submission.service'
import type { ImageCleaner } from './uploads/image-cleaner'
import { createFileRepository } from './uploads/file.repository'
import { mountFiles } from './uploads/file.routes'
import { createFileService } from './uploads/file.service'
import { createUploadAddresses } from './uploads/upload-address'
import { createUploadRepository } from './uploads/upload.repository'
import { createUploadQuotas, defaultUploadLimits } from './uploads/upload-quotas'
import type { UploadLimits } from './uploads/upload-quotas'
import { createUploadService } from './uploads/upload.service'
import { createChangeService } from './versions/change.service'
import { createDraftFiles } from './versions/draft-files'
import { mountHistory } from './versions/history.routes'
import { createHistoryService } from './versions/history.service'
import { mountSharedRecords } from './versions/shared-record.routes'
import { mountTypedVersions } from './versions/typed-version.routes'
import { createSyncService } from './versions/sync.service'
import { createWorkingRepository } from './versions/working.repository'

export interface RecordsDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  relay: Pick<OutboxRelay, 'flush'>
  audit: AuditTrail
  proofs: Pick<ServiceClient, 'call'>
  invites: Pick<ServiceClient, 'call'>
  accounts: Pick<ServiceClient, 'call'>
  places: PlaceSource
  objects: ObjectStore
  keys: RecordKeys
  settingsFault?: () => string | undefined
  uploadLimits?: UploadLimits
  underWay?: UnderWay
  images: ImageCleaner
  drive: Drive
  proofIdLimits?: ProofIdLimits
  retentionDays?: RetentionDays
  now?: () => Date
}

export const createApp = ({
  connection,
  relay,
  audit,
  proofs,
  invites,
  accounts,
  places,
  objects,
  keys,
  uploadLimits = defaultUploadLimits,
  underWay = createUnderWay(),
  images,
  drive,
  proofIdLimits = defaultProofIdLimits,
  retentionDays = defaultRetentionDays,
  now = () => new Date(),
  ...kit
}: RecordsDependencies) => {
  const repository = createRecordRepository(connection, keys, now)
  const fileRepository = createFileRepository(connection)
  const uploadRepository = createUploadRepository(connection)
  const parentsFiles = createParentsFiles(objects, keys)
  const files = createFileService({
    repository: fileRepository,
    store: parentsFiles,
    keys,
    images,
    now,
  })
  const uploads = createUploadService({
    repository: uploadRepository,
    quotas: createUploadQuotas({
      uploads: uploadRepository,
      files: fileRepository,
      limits: uploadLimits,
      now,
    }),
    store: parentsFiles,
    addresses: createUploadAddresses(kit.secret, now),
    files,
    underWay,
    now,
  })
  const access = createRecordAccess(invites, repository)
  const proofIdQuota = createProofIdQuota(connection, proofIdLimits, now)
  const working = createWorkingRepository(connection, keys)
  const sharing = { repository, working, access, proofIdQuota, files: createDraftFiles(files), relay, now }
  const syncs = createSyncService(sharing)
  const changes = createChangeService(sharing)
  const history = createHistoryService(sharing)
  const submissions = createSubmissionService({
    repository,
    access,
    proofIdQuota,
    faultsOfFiles: files.faultsOf,
    places,
    relay,
    now,
  })
  const submitted = createSubmittedRecords(repository)
  const answers = createAnswersRepository(connection, keys)
  const messages = createRecordMessages(connection)
  const copies = createRecordCopyService({ repository, messages, answers, drive, logger: kit.logger, now })
  const rows = createStaffRecordRepository(connection, keys)
  const counts = createRecordCounts(connection)
  const owners = createOwnerRepository(connection)
  const records = createRecordService({
    repository,
    owners,
    answers,
    approvals: createApprovalRepository(connection),
    picturesOf: async ({ printPreference, uploadedFiles }) =>
      printPreference === noPrints ? [] : files.picturesOf(uploadedFiles),
    list: createProjection({ records: submitted, rows, counts }),
    now,
  })
  const staff = createStaffService({ records: submitted, rows, answers, counts, audit, now })
  const recordViews = createRecordViewService({
    records: submitted,
    messages,
    answers,
    parts: createRecordParts({ proofs, invites, logger: kit.logger }),
    audit,
    relay,
    now,
  })
  const erasing = createEraseService({
    repository,
    erasures: createErasureRepository(connection),
    access,
    audit,
    relay,
    now,
  })
  const exporting = createExportService({
    repository,
    answers: createAnswersRepository(connection, keys),
    files: fileRepository,
    access,
    keys,
    objectsOf: (recordId) => createRecordObjects(objects, keys, recordId),
    proofs,
    invites,
    now,
  })
  const holdings = createHoldingsService({
    repository,
    owners,
    access,
    relay,
    proofs,
    invites,
    accounts,
    logger: kit.logger,
    retentionDays,
    now,
  })
  const deliveries = createDeliveryService({
    repository,
    deliveries: createDeliveryRepository(connection, keys),
    relay,
    now,
  })
  return createServiceApp({
    name: 'records',
    docs: {
      title: 'Birth records',
      description: 'What parents wrote, version by version: the one home of it',
    },
    ...kit,
    mount: (app) => {
      mountSubmissions(app, submissions, now)
      mountSharedRecords(app, { changes, syncs })
      mountHistory(app, history)
      mountRecords(app, records)
      mountTypedVersions(app, repository)
      mountDeliveries(app, deliveries)
      mountFiles(app, files, uploads)
      mountRecordCopies(app, copies)
      mountPlaces(app, places)
      mountStaff(app, staff)
      mountPressRoom(app, { days: createRecordDays(connection), records: submitted, now })
      mountRecordView(app, recordViews)
      mountErase(app, erasing)
      mountExport(app, exporting)
      mountHoldings(app, holdings)
    },
  })
}
