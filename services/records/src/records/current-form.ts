import type { BirthForm, BirthFormDraft } from '@shared/contracts/birth-form'
import { withZone } from '../places/placed-form'
import type { StoredVersion } from './record.model'
import type { RecordRepository } from './record.repository'
import type { SubmittedRecord, SubmittedVersion } from './submitted-records'

/** Where the e-mails of a record go: to the address that its owner has given last. */
export const addressOf = ({ delivery, versions }: Pick<SubmittedRecord, 'delivery' | 'versions'>): string =>
  delivery?.email ?? versions.at(-1)?.form.email ?? ''

/** The child's whole name, as far as it was written. */
export const fullNameOf = (
  form: Pick<BirthFormDraft, 'babyFirstName' | 'babyMiddleName' | 'babyLastName'>,
): string => [form.babyFirstName, form.babyMiddleName, form.babyLastName].filter(Boolean).join(' ')

/** What a version says, with the record's address of today, and the zone that its coordinates imply. */
export const currentForm = (
  record: Pick<SubmittedRecord, 'delivery' | 'versions'>,
  { form }: SubmittedVersion,
): BirthForm => withZone({ ...form, email: addressOf(record) })

/** What the newest version says, submitted or not, as it was typed; without what was changed since. */
export async function newestFormOf(
  repository: Pick<RecordRepository, 'answersOf'>,
  { _id, versions }: { _id: string; versions: readonly StoredVersion[] },
): Promise<BirthFormDraft> {
  const newest = versions.slice(-1)
  const form = (await repository.answersOf({ _id, versions: newest })).get(newest[0]?.sha256 ?? '')
  if (!form) throw new Error(`The answers of record ${_id} are gone`)
  return form
}
