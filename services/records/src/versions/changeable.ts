import { AppError } from '@shared/node/errors'
import { lockedRecord } from '../access/refusals'
import { isLocked } from '../records/record.lock'
import type { RecordAtWork } from './working.repository'

/** Their entries stand in the record's document, whose size has a limit. */
const mostVersions = 1000

/** @throws AppError `locked`; `conflict` for a record that has as many versions as there can be */
export function assertChangeable(record: RecordAtWork, now: Date): void {
  if (isLocked(record, now)) throw lockedRecord(record)
  if (record.versionCount >= mostVersions)
    throw new AppError({
      code: 'conflict',
      publicMessage: `This record has ${mostVersions} versions, which is as many as it can have.`,
    })
}
