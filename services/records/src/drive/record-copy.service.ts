import { AppError } from '@shared/node/errors'
import type { Logger } from '@shared/node/logger'
import { storedMessages } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { AnswersRepository } from '../records/answers.repository'
import { currentForm } from '../records/current-form'
import type { RecordMessages } from '../records/record-messages'
import type { RecordRepository } from '../records/record.repository'
import { createSubmittedRecords, ownSubmittedRecord } from '../records/submitted-records'
import type { SubmittedRecord } from '../records/submitted-records'
import { researchedForm } from '../research/researched-form'
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

/** The name of a version's copy on the drive. */
export const copyNameOf = ({ proofId, version }: { proofId: string; version: number }) =>
  `${proofId}-v${version}.csv`

interface Copying {
  repository: RecordRepository
  answers: Pick<AnswersRepository, 'findResearch'>
  drive: Drive
}

async function putOnDrive({ drive, answers }: Copying, record: SubmittedRecord, version: number) {
  const stored = record.versions.find((candidate) => candidate.version === version)
  if (!stored) throw new Error(`Record ${record._id} has no submitted version ${version}`)
  const { proofId, createdAt, sha256 } = stored
  const research = await answers.findResearch(record._id, sha256)
  const form = researchedForm(currentForm(record, stored), research)
  const fileName = copyNameOf(stored)
  await drive.put(
    fileName,
    csvOfRecord({ recordId: record._id, proofId, version, createdAt, form }),
    'text/csv',
    record._id,
  )
  return { fileName, version }
}

/** Delivers pending copies; a record that was erased meanwhile needs none. */
export const copyTarget =
  (copying: Copying): MessageTarget =>
  async ({ payload }) => {
    const { recordId, version } = payloadSchema.parse(payload)
    const record = await createSubmittedRecords(copying.repository).findById(recordId)
    if (record) await putOnDrive(copying, record, version)
  }

export interface RecordCopyDependencies extends Copying {
  messages: Pick<RecordMessages, 'addOnce' | 'remove'>
  logger: Logger
  now: () => Date
}

export const createRecordCopyService = ({
  repository,
  messages,
  answers,
  drive,
  logger,
  now,
}: RecordCopyDependencies): RecordCopyService => ({
  async copy(visitorId, { recordId, proofId }) {
    const owners =
      recordId !== undefined
        ? await repository.ownersById(recordId)
        : await repository.ownersByProofId(proofId ?? '')
    // What was only synced has no copy.
    const own = await ownSubmittedRecord(repository, owners, visitorId)
    const newest = own?.versions.at(-1)
    if (!own || !newest) throw new AppError({ code: 'not_found', publicMessage: 'Record not found' })
    // Pending before it is tried: a process that dies in between leaves it to the relay.
    const { version } = newest
    const payload = { recordId: own._id, version }
    const [pending] = storedMessages([{ type: copyMessageType, payload }], now())
    if (pending) await messages.addOnce(own._id, pending)
    try {
      const copied = await putOnDrive({ repository, answers, drive }, own, version)
      if (pending) await messages.remove(own._id, pending.id)
      return copied
    } catch (error) {
      logger.warn({ err: error, recordId: own._id }, 'record not copied to the drive yet')
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
