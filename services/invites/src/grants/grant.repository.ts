import type { AccessLevel, GrantRole } from '@shared/contracts/enumerations'
import type { Connection } from 'mongoose'
import { grantModel } from './grant.model'
import type { GrantDocument } from './grant.model'

/** The role that somebody has by an invitation. */
export interface InvitedGrant {
  recordId: string
  visitorId: string
  role: AccessLevel
  grantedAt: Date
  invitationId: string
  email: string
}

export interface GrantRepository {
  roleOf(recordId: string, visitorId: string): Promise<GrantRole | null>
  find(recordId: string, visitorId: string): Promise<GrantDocument | null>
  hasOwner(recordId: string): Promise<boolean>
  /** Makes the visitor the owner; again is the same. */
  makeOwner(recordId: string, visitorId: string): Promise<void>
  /** The visitor is no owner of the record any more; somebody who was invited stays. */
  removeOwner(recordId: string, visitorId: string): Promise<void>
  /** Notes that somebody with access opened the record. */
  setSeen(recordId: string, visitorId: string, seenAt: Date): Promise<void>
  /** Gives an invited visitor a role in place of the one before; never to the owner. */
  give(grant: InvitedGrant): Promise<void>
  /** Everybody with access to a record, the longest first. */
  listOf(recordId: string): Promise<GrantDocument[]>
  /** Everybody with access to several records. */
  findAll(recordIds: readonly string[]): Promise<GrantDocument[]>
  /** The writes about one invited person: false when nobody has access by that invitation. */
  setRole(recordId: string, invitationId: string, role: AccessLevel): Promise<boolean>
  remove(recordId: string, invitationId: string): Promise<boolean>
}

const idOf = (recordId: string, visitorId: string) => `${recordId}:${visitorId}`

export function createGrantRepository(connection: Connection): GrantRepository {
  const grants = grantModel(connection)
  const byInvitation = (recordId: string, invitationId: string) =>
    grants.findOne({ recordId, invitationId }, { _id: 1 }).lean()
  return {
    async roleOf(recordId, visitorId) {
      const grant = await grants.findById(idOf(recordId, visitorId)).lean()
      return grant?.role ?? null
    },
    find: (recordId, visitorId) => grants.findById(idOf(recordId, visitorId)).lean<GrantDocument>(),
    async hasOwner(recordId) {
      return (await grants.findOne({ recordId, role: 'OWNER' }, { _id: 1 }).lean()) !== null
    },
    async makeOwner(recordId, visitorId) {
      await grants.updateOne(
        { _id: idOf(recordId, visitorId) },
        { $set: { role: 'OWNER' }, $setOnInsert: { recordId, visitorId, grantedAt: new Date() } },
        { upsert: true },
      )
    },
    async removeOwner(recordId, visitorId) {
      await grants.deleteOne({ _id: idOf(recordId, visitorId), role: 'OWNER' })
    },
    async setSeen(recordId, visitorId, seenAt) {
      await grants.updateOne({ _id: idOf(recordId, visitorId) }, { $set: { seenAt } })
    },
    async give({ recordId, visitorId, ...grant }) {
      const _id = idOf(recordId, visitorId)
      const known = await grants.updateOne({ _id, role: { $ne: 'OWNER' } }, { $set: grant })
      if (known.matchedCount) return
      await grants.updateOne({ _id }, { $setOnInsert: { recordId, visitorId, ...grant } }, { upsert: true })
    },
    listOf: (recordId) => grants.find({ recordId }).sort({ grantedAt: 1 }).lean<GrantDocument[]>(),
    findAll: (recordIds) => grants.find({ recordId: { $in: recordIds } }).lean<GrantDocument[]>(),
    async setRole(recordId, invitationId, role) {
      const grant = await byInvitation(recordId, invitationId)
      if (!grant) return false
      return (await grants.updateOne({ _id: grant._id, invitationId }, { $set: { role } })).matchedCount > 0
    },
    async remove(recordId, invitationId) {
      const grant = await byInvitation(recordId, invitationId)
      if (!grant) return false
      return (await grants.deleteOne({ _id: grant._id, invitationId })).deletedCount > 0
    },
  }
}
