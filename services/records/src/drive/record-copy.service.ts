import { AppError } from '@shared/node/errors'
import type { Logger } from '@shared/node/logger'
import { storedMessages } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import { currentForm } from '../records/current-form'
import { isOwner } from '../records/record-owner'
import type { RecordDocument } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import type { Drive } from './drive'
import { csvOfRecord } from './record-csv'

export interface RecordCopyService {
  /**
   * Puts the newest version of the visitor's own record on the drive. What fails is kept pending in the record's outbox and
   * tried again until it succeeds.
   *
   * @throws AppError `not_found`; `unavailable` when the drive did not take it yet
   */
  copy(
    visitorId: string,
    named: { recordId?: string | undefined; proofId?: string | undefined },
  ): Promise<{ fileName: string; version: number }>
}

/** A message of a record to itself: its copy has still to be made. */
export const copyMessageType = 'record.copy'
const payloadSchema = z.object({ recordId: z.string(), version: z.number().int().positive() })

async function putOnDrive(drive: Drive, record: RecordDocument, version: number) {
  const stored = record.versions.find((candidate) => candidate.version === version)
  if (!stored) throw new Error(`Record ${record._id} has no version ${version}`)
  const { proofId, createdAt } = stored
  const form = currentForm(record, stored)
  const fileName = `${proofId}-v${version}.csv`
  await drive.put(
    fileName,
    csvOfRecord({ recordId: record._id, proofId, version, createdAt, form }),
    'text/csv',
  )
  return { fileName, version }
}

/** Delivers pending copies; a record that was erased meanwhile needs none. */
export const copyTarget =
  ({ repository, drive }: { repository: RecordRepository; drive: Drive }): MessageTarget =>
  async ({ payload }) => {
    const { recordId, version } = payloadSchema.parse(payload)
    const record = await repository.findById(recordId)
    if (record) await putOnDrive(drive, record, version)
  }

export interface RecordCopyDependencies {
  repository: RecordRepository
  drive: Drive
  logger: Logger
  now: () => Date
}

export const createRecordCopyService = ({
  repository,
  drive,
  logger,
  now,
}: RecordCopyDependencies): RecordCopyService => ({
  async copy(visitorId, { recordId, proofId }) {
    const record =
      recordId !== undefined
        ? await repository.findById(recordId)
        : await repository.findByProofId(proofId ?? '')
    // Whether somebody else has such a record is nobody's business.
    if (!record || !isOwner(record, visitorId))
      throw new AppError({ code: 'not_found', publicMessage: 'Record not found' })
    // Pending before it is tried: a process that dies in between leaves it to the relay.
    const version = record.versionCount
    const payload = { recordId: record._id, version }
    const [pending] = storedMessages([{ type: copyMessageType, payload }], now())
    if (pending) await repository.addMessageOnce(record._id, pending)
    try {
      const copied = await putOnDrive(drive, record, version)
      if (pending) await repository.removeMessage(record._id, pending.id)
      return copied
    } catch (error) {
      logger.warn({ err: error, recordId: record._id }, 'record not copied to the drive yet')
      throw new AppError({
        code: 'unavailable',
        publicMessage:
          'The copy for the archive could not be made yet. Your record is safe; the copy is made as soon as possible.',
        cause: error,
        details: { isPending: true },
      })
    }
  },
})
