import type { AuditTrail } from '@shared/node/audit-trail'
import type { ObjectStore } from '@shared/node/object-store'
import type { MessageTarget } from '@shared/node/outbox'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import type { Drive } from './drive/drive'
import { copyMessageType, copyTarget } from './drive/record-copy.service'
import { createEraseRecord } from './erase/erase-record'
import { erasedMessageType, erasedTarget } from './erase/erased-message'
import type { ErasedTargetDependencies } from './erase/erased-message'
import { createErasureRepository } from './erase/erasure.repository'
import { createAnswersRepository } from './records/answers.repository'
import { createRecordRepository } from './records/record.repository'
import { createSubmittedRecords } from './records/submitted-records'
import { listedMessageType } from './staff/listed-message'
import { createProjection, projectionTarget } from './staff/projection'
import { createRecordCounts } from './staff/record-counts'
import { createStaffRecordRepository } from './staff/staff-record.repository'
import { createFileRepository } from './uploads/file.repository'
import { filesMessageType, tiedFilesTarget } from './uploads/tied-files'

export interface OwnMessagesOptions {
  connection: Connection
  keys: RecordKeys
  drive: Drive
  objects: ObjectStore
  audit: AuditTrail
  destroyKey: ErasedTargetDependencies['destroyKey']
  /** The services that hold something of records, each told by its own target. */
  others: readonly MessageTarget[]
  now?: () => Date
}

/** What a record tells its own service: the same outbox, so that nothing of it is forgotten when a process dies. */
export const ownTargets = ({
  connection,
  keys,
  drive,
  objects,
  audit,
  destroyKey,
  others,
  now = () => new Date(),
}: OwnMessagesOptions): Record<string, MessageTarget> => ({
  [erasedMessageType]: erasedTarget({
    repository: createErasureRepository(connection),
    destroyKey,
    others,
    eraseRecord: createEraseRecord({ connection, objects, drive, destroyKey }),
    audit,
    now,
  }),
  [filesMessageType]: tiedFilesTarget({
    files: createFileRepository(connection),
    records: createRecordRepository(connection, keys),
  }),
  [copyMessageType]: copyTarget({
    repository: createRecordRepository(connection, keys),
    answers: createAnswersRepository(connection, keys),
    drive,
  }),
  [listedMessageType]: projectionTarget(
    createProjection({
      records: createSubmittedRecords(createRecordRepository(connection, keys)),
      rows: createStaffRecordRepository(connection, keys),
      counts: createRecordCounts(connection),
    }),
  ),
})
