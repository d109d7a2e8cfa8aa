import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { createServiceApp } from '@shared/node/service-app'
import type { ServiceParts } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import type { KeyWrapper } from './master-keys/wrapping'
import { createMasterKeyCheck } from './rotation/master-key-check'
import { createCompaction } from './record-keys/compaction'
import { createErasureLedger } from './record-keys/erasure-ledger'
import { createRecordKeyRepository } from './record-keys/record-key.repository'
import { mountRecordKeys } from './record-keys/record-key.routes'
import { createRecordKeyService } from './record-keys/record-key.service'

export interface KeysDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  wrapper: KeyWrapper
  now?: () => Date
}

export const createApp = (dependencies: KeysDependencies): Required<ServiceParts> => {
  const { connection, wrapper, now = () => new Date(), ...kit } = dependencies
  const repository = createRecordKeyRepository(connection)
  const ledger = createErasureLedger(connection)
  const compaction = createCompaction({ connection, ledger, logger: kit.logger })
  const check = createMasterKeyCheck({ repository, wrapper, logger: kit.logger })
  const keys = createRecordKeyService({ repository, ledger, wrapper, onDestroyed: compaction.request, now })
  const app = createServiceApp({
    name: 'keys',
    docs: { title: 'Keys', description: 'The key under which each record is kept' },
    settingsFault: check.fault,
    ...kit,
    mount: (app) => mountRecordKeys(app, keys, ledger, now),
  })
  return { app, work: [check, compaction] }
}
