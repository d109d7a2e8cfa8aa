import type { AdminRecord } from '@shared/contracts/admin'
import type { BirthForm } from '@shared/contracts/birth-form'
import { wholeNameOf } from '@shared/contracts/whole-name'
import { addressOf } from '../records/current-form'
import type { SubmittedRecord } from '../records/submitted-records'
import { statusOf } from '../records/record.status'
import { tokensOfRecord } from './search-tokens'
import type { ListedRecord, StaffRecord } from './staff-record.model'

const namesOf = (form: BirthForm) => [form.babyFirstName, form.babyMiddleName, form.babyLastName]

const bytesOf = (record: SubmittedRecord): number => {
  const answers = record.versions.map(({ form }) => Buffer.byteLength(JSON.stringify(form)))
  // A file that several versions name is kept once.
  const files = new Map(
    record.versions.flatMap(({ form }) => form.uploadedFiles.map((file) => [file.fileURL, file.size])),
  )
  return [...answers, ...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

const listedOf = (record: SubmittedRecord): ListedRecord => {
  const form = record.versions.at(-1)?.form
  return {
    proofId: record.proofIds[0] ?? '',
    fullName: form ? wholeNameOf(form) : '',
    email: addressOf(record),
  }
}

/** What staff find a record by, made from the record. */
export const staffRecordOf = (record: SubmittedRecord): StaffRecord => {
  const form = record.versions.at(-1)?.form
  const texts = form ? [...namesOf(form), form.babyNicknames, addressOf(record)] : [addressOf(record)]
  return {
    _id: record._id,
    createdAt: record.createdAt,
    status: statusOf(record),
    bytes: bytesOf(record),
    tokens: tokensOfRecord([record._id, ...record.proofIds], texts),
    listed: listedOf(record),
  }
}

/** One line of the list, read from the record. */
export const adminRecordOf = (record: SubmittedRecord): AdminRecord => ({
  id: record._id,
  ...listedOf(record),
  createdAt: record.createdAt.toISOString(),
  status: statusOf(record),
})
