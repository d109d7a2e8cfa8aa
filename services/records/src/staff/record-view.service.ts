import type { AdminRecordView } from '@shared/contracts/admin'
import type {
  RecordComments,
  RecordMails,
  RecordMailsQuery,
  RecordPartQuery,
} from '@shared/contracts/admin-record-parts'
import type { BirthForm } from '@shared/contracts/birth-form'
import type { Caller } from '@shared/contracts/internal'
import type { AuditTrail } from '@shared/node/audit-trail'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import { answersInWords } from '../records/answers-in-words'
import type { AnswersRepository } from '../records/answers.repository'
import { currentForm } from '../records/current-form'
import { isLocked } from '../records/record.lock'
import type { StoredVersion } from '../records/record.model'
import type { RecordMessages } from '../records/record-messages'
import { csvOfRecord } from '../drive/record-csv'
import type { SubmittedRecord, SubmittedRecords } from '../records/submitted-records'
import { researchedForm } from '../research/researched-form'
import { writersOf } from '../records/writers'
import { adminRecordOf } from './record-facts'
import type { RecordParts } from './record-parts'

export interface RecordViewService {
  /** Everything of one record. Each of these is written to the audit trail before it is done. */
  view(caller: Caller, recordId: string): Promise<AdminRecordView>
  /** Its e-mails, a page of them; who of those that send any is away is told with them. */
  mails(caller: Caller, recordId: string, query: RecordMailsQuery): Promise<RecordMails>
  /** What its people wrote about it, a page of it. */
  comments(caller: Caller, recordId: string, query: RecordPartQuery): Promise<RecordComments>
  /** The newest version as a spreadsheet. */
  csv(caller: Caller, recordId: string): Promise<{ fileName: string; bytes: Buffer }>
  /** Has a failed proof or book of the record tried again; of one that has not failed nothing happens. */
  retry(caller: Caller, recordId: string, proofJobId: string): Promise<void>
  /** Has the approval of the newest version taken back, so that the family can change the record again. */
  reopen(caller: Caller, recordId: string): Promise<void>
  /** Has the latest e-mail about the record sent again, to the address it has now. */
  resendMail(caller: Caller, recordId: string): Promise<void>
}

export interface RecordViewDependencies {
  records: Pick<SubmittedRecords, 'findById'>
  messages: Pick<RecordMessages, 'add'>
  answers: Pick<AnswersRepository, 'findResearch'>
  parts: RecordParts
  audit: AuditTrail
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const noSuchRecord = () => new AppError({ code: 'not_found', publicMessage: 'There is no such record.' })

const presentVersion = (stored: StoredVersion): AdminRecordView['versions'][number] => ({
  version: stored.version,
  proofId: stored.proofId,
  proofJobId: stored.proofJobId ?? null,
  createdAt: stored.createdAt.toISOString(),
  createdBy: writersOf(stored),
  kind: stored.kind ?? 'submission',
  note: stored.note ?? '',
  sha256: stored.sha256,
})

export function createRecordViewService(dependencies: RecordViewDependencies): RecordViewService {
  const { records, messages, answers, parts, audit, relay, now } = dependencies

  const open = async (recordId: string): Promise<SubmittedRecord> => {
    const record = await records.findById(recordId)
    if (!record) throw noSuchRecord()
    return record
  }
  const newestOf = (record: SubmittedRecord) => {
    const newest = record.versions.at(-1)
    if (!newest) throw noSuchRecord()
    return newest
  }

  /** The newest version as staff read it. */
  const formOf = async (record: SubmittedRecord): Promise<BirthForm> => {
    const newest = newestOf(record)
    return researchedForm(currentForm(record, newest), await answers.findResearch(record._id, newest.sha256))
  }

  return {
    async view(caller, recordId) {
      const record = await open(recordId)
      await audit.note(caller, 'record.viewed', recordId)
      const [jobs, people, form] = await Promise.all([
        parts.jobsOf(recordId),
        parts.peopleOf(recordId),
        formOf(record),
      ])
      const [, ...formerProofIds] = record.proofIds
      return {
        record: { ...adminRecordOf(record), isLocked: isLocked(record, now()), formerProofIds },
        answers: answersInWords(form),
        versions: record.allVersions.map(presentVersion).reverse(),
        jobs,
        people,
      }
    },
    async mails(caller, recordId, query) {
      await open(recordId)
      await audit.note(caller, 'record.viewed', recordId)
      return parts.mailsOf(recordId, query)
    },
    async comments(caller, recordId, query) {
      await open(recordId)
      await audit.note(caller, 'record.viewed', recordId)
      return parts.commentsOf(recordId, query)
    },
    async csv(caller, recordId) {
      const record = await open(recordId)
      const newest = newestOf(record)
      await audit.note(caller, 'record.csv', recordId)
      const { version, proofId, createdAt } = newest
      const form = await formOf(record)
      return {
        fileName: `birth-codex-${proofId}.csv`,
        bytes: csvOfRecord({ recordId, proofId, version, createdAt, form }),
      }
    },
    async retry(caller, recordId, proofJobId) {
      const record = await open(recordId)
      if (!record.versions.some((version) => version.proofJobId === proofJobId)) throw noSuchRecord()
      await audit.note(caller, 'job.retried', recordId)
      await parts.retry(proofJobId)
    },
    async reopen(caller, recordId) {
      const record = await open(recordId)
      await audit.note(caller, 'record.reopened', recordId)
      await parts.reopen(newestOf(record).proofJobId)
    },
    async resendMail(caller, recordId) {
      const record = await open(recordId)
      const { version, proofJobId } = newestOf(record)
      await audit.note(caller, 'mail.resent', recordId)
      const payload = { recordId, version, proofJobId }
      const told = storedMessages([{ type: 'delivery.changed', payload }], now())
      for (const message of told) await messages.add(recordId, message)
      await relay.flush(recordId, told)
    },
  }
}
