import { isEmailAddress } from '@shared/contracts/email-address'
import { addressOf } from '../records/current-form'
import { isOwner } from '../records/record-owner'
import type { RecordDocument } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { submittedRecordOf } from '../records/submitted-records'

/**
 * Where e-mails to the owner of a record go. Of a record that was never submitted it is the address that the owner typed last: whoever
 * reads there can become the owner on another device, so that an editor must not choose it. Null where an editor changed it, or had
 * a part in the version that did, and while it is no address yet.
 */
export async function ownerAddressOf(
  repository: Pick<RecordRepository, 'answersOf'>,
  record: RecordDocument,
): Promise<string | null> {
  const submitted = await submittedRecordOf(repository, record)
  if (submitted) return addressOf(submitted)
  const version = record.versions.findLast(({ changed }) => changed?.includes('email'))
  if (!version?.writers?.every(({ visitorId }) => isOwner(record, visitorId))) return null
  const answers = await repository.answersOf({ _id: record._id, versions: [version] })
  const email = answers.get(version.sha256)?.email.trim() ?? ''
  return isEmailAddress(email) ? email : null
}
