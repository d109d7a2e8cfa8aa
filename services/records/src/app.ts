import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import type { OutboxRelay } from '@shared/node/outbox'
import { createServiceApp } from '@shared/node/service-app'
import type { Connection } from 'mongoose'
import { mountNotYet } from './not-yet.routes'
import type { Gazetteer } from './places/gazetteer'
import { mountPlaces } from './places/places.routes'
import { createRecordRepository } from './records/record.repository'
import { mountRecords } from './records/record.routes'
import { createRecordService } from './records/record.service'
import { mountSubmissions } from './submissions/submission.routes'
import { createSubmissionService } from './submissions/submission.service'

export interface RecordsDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  relay: Pick<OutboxRelay, 'nudge'>
  gazetteer: Gazetteer
  now?: () => Date
}

export const createApp = ({
  connection,
  relay,
  gazetteer,
  now = () => new Date(),
  ...kit
}: RecordsDependencies) => {
  const repository = createRecordRepository(connection)
  const submissions = createSubmissionService({ repository, relay, now })
  const records = createRecordService({ repository })
  return createServiceApp({
    name: 'records',
    docs: {
      title: 'Birth records',
      description: 'What parents wrote, version by version: the one home of it',
    },
    ...kit,
    mount: (app) => {
      mountSubmissions(app, submissions, now)
      mountRecords(app, records)
      mountPlaces(app, gazetteer)
      mountNotYet(app)
    },
  })
}
