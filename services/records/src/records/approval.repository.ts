import type { Connection } from 'mongoose'
import { isNewestSubmitted } from './record-state'
import { recordModel } from './record.model'
import type { ApprovalReference, StoredCompletion } from './record.model'

/**
 * What the proofs service tells of approvals. Its messages may come twice, and a late one after those that followed it: each
 * names its approval, and what was taken back stays so.
 */
export interface ApprovalRepository {
  /** Records an approval; it stands while its version is the newest one. */
  approve(id: string, approval: ApprovalReference, approvedBy: string): Promise<void>
  /** Records that the finished book of an approval that stands is there. */
  complete(id: string, approval: ApprovalReference, completedAt: Date): Promise<void>
  /** Takes an approval back, and its completion with it. */
  reopen(id: string, approval: ApprovalReference, reopenedAt: Date): Promise<void>
  /** Records that the approved book was ordered. */
  order(id: string, approval: ApprovalReference, orderedAt: Date): Promise<void>
}

export function createApprovalRepository(connection: Connection): ApprovalRepository {
  const records = recordModel(connection)
  const same = ({ proofJobId, approvedAt }: ApprovalReference) => ({ proofJobId, approvedAt })
  const standing = ({ proofJobId, approvedAt }: ApprovalReference) => ({
    'approval.proofJobId': proofJobId,
    'approval.approvedAt': approvedAt,
  })

  /** The line of an approval in the history, made when there is none. */
  const setInHistory = async (
    id: string,
    approval: ApprovalReference,
    change: { approvedBy: string } | { reopenedAt: Date },
  ) => {
    const _id = id
    await records.updateOne(
      { _id, approvals: { $not: { $elemMatch: same(approval) } } },
      { $push: { approvals: approval } },
    )
    const fields = Object.entries(change).map(([name, value]) => [`approvals.$.${name}`, value])
    await records.updateOne(
      { _id, approvals: { $elemMatch: same(approval) } },
      { $set: Object.fromEntries(fields) },
    )
  }

  return {
    async approve(id, approval, approvedBy) {
      await setInHistory(id, approval, { approvedBy })
      await records.updateOne(
        {
          _id: id,
          ...isNewestSubmitted(approval.version),
          approvals: { $elemMatch: { ...same(approval), reopenedAt: { $exists: false } } },
          'approval.approvedAt': { $ne: approval.approvedAt },
        },
        { $set: { approval: { ...approval, approvedBy } } },
      )
    },
    async complete(id, approval, completedAt) {
      const { version, proofJobId } = approval
      const completion: StoredCompletion = { version, proofJobId, completedAt }
      await records.updateOne({ _id: id, ...standing(approval) }, { $set: { completion } })
    },
    async reopen(id, approval, reopenedAt) {
      await setInHistory(id, approval, { reopenedAt })
      await records.updateOne({ _id: id, ...standing(approval) }, { $unset: { approval: 1, completion: 1 } })
    },
    async order(id, approval, orderedAt) {
      await records.updateOne(
        { _id: id, ...standing(approval) },
        { $set: { 'approval.orderedAt': orderedAt } },
      )
    },
  }
}
