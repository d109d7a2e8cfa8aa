import type { Mailer } from '@shared/node/mail'
import type { RecordKeys } from '@shared/node/record-keys'
import type { Connection } from 'mongoose'
import { commentModel } from '../comments/comment.model'
import { grantModel } from '../grants/grant.model'
import { invitationModel } from '../invitations/invitation.model'
import type { Presence } from '../live/presence'
import type { RecordChanges } from '../live/record-changes'
import { mentionDigestModel } from '../mentions/mention-digest.model'
import { sealMarkModel } from '../seals/seal.model'

export interface EraseDependencies {
  connection: Connection
  keys: Pick<RecordKeys, 'forget'>
  changes: Pick<RecordChanges, 'removeAll'>
  presence: Pick<Presence, 'removeAll'>
  mailer: Pick<Mailer, 'forget'>
}

/**
 * Removes all that this service holds of an erased record: who has access, who was invited, what was said, and what is kept of e-mails.
 * Again, after a crash at any point, is the same.
 */
export function createEraseRecord(dependencies: EraseDependencies): (recordId: string) => Promise<void> {
  const { connection, keys, changes, presence, mailer } = dependencies
  return async (recordId) => {
    keys.forget(recordId)
    // Access first.
    await grantModel(connection).deleteMany({ recordId })
    await invitationModel(connection).deleteMany({ recordId })
    await commentModel(connection).deleteMany({ recordId })
    await mentionDigestModel(connection).deleteMany({ recordId })
    await sealMarkModel(connection).deleteMany({ recordId })
    await presence.removeAll(recordId)
    await mailer.forget(recordId)
    await changes.removeAll(recordId)
  }
}
