import type { BirthForm, BirthFormDraft } from '@shared/contracts/birth-form'
import { withZone } from '../places/placed-form'
import type { RecordDocument, StoredVersion } from './record.model'
import type { RecordRepository } from './record.repository'
import type { SubmittedRecord, SubmittedVersion } from './submitted-records'
import { answersLost } from './version-answers'

/** Where the e-mails of a record go: to the address that its owner has given last. */
export const addressOf = ({ delivery, versions }: Pick<SubmittedRecord, 'delivery' | 'versions'>): string =>
  delivery?.email ?? versions.at(-1)?.form.email ?? ''

/** What a version says, with the record's address of today, and the zone that its coordinates imply. */
export const currentForm = (
  record: Pick<SubmittedRecord, 'delivery' | 'versions'>,
  { form }: SubmittedVersion,
): BirthForm => withZone({ ...form, email: addressOf(record) })

/**
 * What the newest version says, submitted or not, as it was typed, but for an address that its owner has replaced since; without
 * what was changed in the form.
 */
export async function newestFormOf(
  repository: Pick<RecordRepository, 'answersOf'>,
  record: Pick<RecordDocument, 'delivery'> & { _id: string; versions: readonly StoredVersion[] },
): Promise<BirthFormDraft> {
  const { _id, versions, delivery } = record
  const newest = versions.slice(-1)
  const form = (await repository.answersOf({ _id, versions: newest })).get(newest[0]?.sha256 ?? '')
  if (!form) throw answersLost(_id)
  const isReplaced = delivery?.former?.some(({ email }) => email === form.email)
  return isReplaced ? { ...form, email: delivery?.email ?? form.email } : form
}

/** All answers as they stand: those of the newest version, and what was changed since. */
export const formAtWork = (
  newest: BirthFormDraft,
  { working }: Pick<RecordDocument, 'working'>,
): BirthFormDraft => ({
  ...newest,
  ...working?.values,
})
