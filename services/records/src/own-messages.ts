import type { MessageTarget } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import type { Drive } from './drive/drive'
import { copyMessageType, copyTarget } from './drive/record-copy.service'
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
  drive: Drive
}

/** What a record tells its own service: the same outbox, so that nothing of it is forgotten when a process dies. */
export const ownTargets = ({ connection, drive }: OwnMessagesOptions): Record<string, MessageTarget> => ({
  [filesMessageType]: tiedFilesTarget(createFileRepository(connection)),
  [copyMessageType]: copyTarget({
    repository: createRecordRepository(connection),
    drive,
  }),
  [listedMessageType]: projectionTarget(
    createProjection({
      records: createSubmittedRecords(createRecordRepository(connection)),
      rows: createStaffRecordRepository(connection),
      counts: createRecordCounts(connection),
    }),
  ),
})
