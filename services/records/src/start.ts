import { fileURLToPath } from 'node:url'
import { createAuditTrail } from '@shared/node/audit-trail'
import { settingsOrEnd } from '@shared/node/config'
import { createErasureReplay } from '@shared/node/erasure-replay'
import { createObjectStore } from '@shared/node/object-store'
import { createObjectStoreWatch } from '@shared/node/object-store-watch'
import { createOutboxRelay, serviceTarget } from '@shared/node/outbox'
import { refuseClearData } from '@shared/node/record-cipher'
import { recordKeysOf } from '@shared/node/record-keys'
import { createRepeatedWork } from '@shared/node/repeated-work'
import { createServiceClient, pathOf } from '@shared/node/service-client'
import { startService } from '@shared/node/start-service'
import { createUnderWay } from '@shared/node/under-way'
import { createRecordAccess } from './access/record-access'
import { createApp } from './app'
import { driveOf, placesOf } from './chosen-parts'
import { readRecordsConfig } from './config'
import { createEraseService } from './erase/erase.service'
import { createErasureRepository } from './erase/erasure.repository'
import { replayedErasures } from './erase/replayed-erasures'
import { openGazetteer } from './places/gazetteer'
import { ownTargets } from './own-messages'
import { createAnswersRepository } from './records/answers.repository'
import { recordsCollection } from './records/record.model'
import { createRecordRepository } from './records/record.repository'
import { createFileRepository } from './uploads/file.repository'
import { afterResearch, createNameResearch } from './research/name-research'
import { createRetention, endingMessageType } from './retention/retention'
import { createRetentionRepository } from './retention/retention.repository'
import { createUnusedFiles } from './uploads/unused-files'
import { createImageCleaner } from './uploads/image-cleaner'
import { defaultUploadLimits } from './uploads/upload-quotas'
import { createUploadRepository } from './uploads/upload.repository'
import { createEditsKeeper } from './versions/edits-keeper'
import { createWorkingRepository } from './versions/working.repository'

const config = settingsOrEnd(readRecordsConfig)
refuseClearData(config.REFUSE_CLEAR_DATA)
const secret = config.INTERNAL_SECRET
const clientOf = (service: string, baseUrl: string) =>
  createServiceClient({ service, from: 'records', baseUrl, secret })
const proofs = clientOf('proofs', config.PROOFS_URL)
const invites = clientOf('invites', config.INVITES_URL)
const chat = clientOf('chat', config.CHAT_URL)
// One target each, so that what a record tells it arrives in order.
const toProofs = serviceTarget(proofs)
const toInvites = serviceTarget(invites)
const objects = await createObjectStore(config)
// Compiled beside the built service.
const gazetteer = openGazetteer(
  fileURLToPath(new URL(/* webpackIgnore: true */ './gazetteer.bin', import.meta.url)),
)
const accounts = clientOf('accounts', config.ACCOUNTS_URL)
const audit = createAuditTrail(accounts)
const places = placesOf(config, gazetteer)
const keptForMs = config.RECORD_KEY_SECONDS * 1000
const keys = recordKeysOf({ from: 'records', baseUrl: config.KEYS_URL, secret, keptForMs })
const keysService = clientOf('keys', config.KEYS_URL)
/** For good; again is the same. */
const destroyKey = async (id: string) => {
  keys.forget(id)
  await keysService.call({ method: 'DELETE', path: pathOf('internal', 'keys', id), isRepeatable: true })
}
const drive = driveOf(config, objects, keys)
const images = createImageCleaner()
const now = () => new Date()
const megabyte = 1024 * 1024
const uploadLimits = {
  ...defaultUploadLimits,
  maxVisitorBytes: config.UPLOAD_VISITOR_MB * megabyte,
  maxVisitorDayBytes: config.UPLOAD_VISITOR_DAY_MB * megabyte,
  maxTotalBytes: config.UPLOAD_TOTAL_MB * megabyte,
}
const proofIdLimits = {
  visitorPerDay: config.PROOF_IDS_VISITOR_A_DAY,
  networkPerDay: config.PROOF_IDS_NETWORK_A_DAY,
}

const retentionDays = {
  unsubmitted: config.UNSUBMITTED_RECORD_DAYS,
  unapproved: config.UNAPPROVED_RECORD_DAYS,
}

await startService({
  name: 'records',
  config,
  create: ({ connection, logger, metrics, isReady }) => {
    const research = createNameResearch({
      repository: createRecordRepository(connection, keys),
      answers: createAnswersRepository(connection, keys),
      chat,
    })
    const relay = createOutboxRelay({
      connection,
      collection: recordsCollection,
      targets: {
        'proof.requested': afterResearch(research, toProofs),
        'delivery.changed': toProofs,
        'record.owned': toInvites,
        'record.disowned': toInvites,
        'record.changed': toInvites,
        [endingMessageType]: toProofs,
        ...ownTargets({
          connection,
          keys,
          drive,
          objects,
          audit,
          destroyKey,
          others: [toProofs, toInvites],
        }),
      },
      logger,
      metrics,
    })
    const erasures = createErasureRepository(connection)
    const erasing = createEraseService({
      repository: createRecordRepository(connection, keys),
      erasures,
      access: createRecordAccess(invites, createRecordRepository(connection, keys)),
      audit,
      relay,
      now,
    })
    const removeGivenUp = createRetention({
      repository: createRetentionRepository(connection),
      erasing,
      relay,
      days: retentionDays,
      now,
    })
    const watch = createObjectStoreWatch({ store: objects, logger })
    const settingsFault = watch.fault
    const underWay = createUnderWay()
    const kit = { connection, logger, metrics, isReady, settingsFault, secret }
    return {
      app: createApp({
        ...kit,
        relay,
        audit,
        proofs,
        invites,
        accounts,
        places,
        objects,
        keys,
        uploadLimits,
        underWay,
        images,
        drive,
        proofIdLimits,
        retentionDays,
      }),
      work: [
        { start: () => undefined, stop: underWay.settled },
        watch,
        relay,
        { start: () => undefined, stop: () => images.close() },
        createEditsKeeper({
          repository: createRecordRepository(connection, keys),
          working: createWorkingRepository(connection, keys),
          relay,
          logger,
        }),
        createUnusedFiles({
          repository: createFileRepository(connection),
          uploads: createUploadRepository(connection),
          store: objects,
          destroyKey,
          logger,
          days: config.UNUSED_FILE_DAYS,
        }),
        createErasureReplay({
          ...replayedErasures({ connection, keys, objects, erasures, erasing }),
          logger,
        }),
        createRepeatedWork({
          name: 'records that were given up removed',
          run: removeGivenUp,
          logger,
          intervalMs: 6 * 3_600_000,
        }),
      ],
    }
  },
})
