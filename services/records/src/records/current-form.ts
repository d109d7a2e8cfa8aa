import type { BirthForm } from '@shared/contracts/birth-form'
import { withZone } from '../places/placed-form'
import type { RecordDocument, StoredVersion } from './record.model'

/** Where the e-mails of a record go: to the address that its owner has given last. */
export const addressOf = ({ delivery, versions }: Pick<RecordDocument, 'delivery' | 'versions'>): string =>
  delivery?.email ?? versions.at(-1)?.form.email ?? ''

/** What a version says, with the record's address of today, and the zone that its coordinates imply. */
export const currentForm = (
  record: Pick<RecordDocument, 'delivery' | 'versions'>,
  { form }: StoredVersion,
): BirthForm => withZone({ ...form, email: addressOf(record) })
