import { isEmailAddress } from '@shared/contracts/email-address'
import { addressOf } from '../records/current-form'
import { isOwner } from '../records/record-owner'
import type { RecordDocument, StoredVersion } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { submittedRecordOf } from '../records/submitted-records'

const changesAddress = ({ changed }: StoredVersion) => changed?.includes('email') ?? false

/** The version in which the newest address was typed: one that was restored brings back what somebody typed before. */
function typedIn(versions: readonly StoredVersion[]): StoredVersion | undefined {
  const version = versions.findLast(changesAddress)
  if (version?.kind !== 'restore') return version
  const restored = versions.findIndex(({ sha256 }) => sha256 === version.sha256)
  return typedIn(versions.slice(0, Math.min(restored + 1, versions.indexOf(version))))
}

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
  const version = typedIn(record.versions)
  if (!version?.writers?.every(({ visitorId }) => isOwner(record, visitorId))) return null
  const answers = await repository.answersOf({ _id: record._id, versions: [version] })
  const email = answers.get(version.sha256)?.email.trim() ?? ''
  return isEmailAddress(email) ? email : null
}
