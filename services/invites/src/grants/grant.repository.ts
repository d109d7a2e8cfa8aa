import type { AccessLevel, GrantRole } from '@shared/contracts/enumerations'
import type { Connection } from 'mongoose'
import type { RecordTexts } from '../encryption/record-texts'
import { grantModel } from './grant.model'
import type { GrantDocument } from './grant.model'

/** The role that somebody has on a record. */
export type Grant = Omit<GrantDocument, 'email'> & { email?: string }

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
  /** What somebody may do, without the address: no key is needed for it. */
  findRole(recordId: string, visitorId: string): Promise<Omit<Grant, 'email'> | null>
  find(recordId: string, visitorId: string): Promise<Grant | null>
  hasOwner(recordId: string): Promise<boolean>
  hasAny(recordId: string): Promise<boolean>
  /** Makes the visitor the owner; again is the same. */
  makeOwner(recordId: string, visitorId: string): Promise<void>
  /** The visitor is no owner of the record any more; somebody who was invited stays. */
  removeOwner(recordId: string, visitorId: string): Promise<void>
  /** Notes that somebody with access opened the record. */
  setSeen(recordId: string, visitorId: string, seenAt: Date): Promise<void>
  /** Gives an invited visitor a role in place of one that was given before; never to the owner. */
  give(grant: InvitedGrant): Promise<void>
  /** Everybody with access to a record, the longest first. */
  listOf(recordId: string): Promise<Grant[]>
  /** Everybody with access to several records. */
  findAll(recordIds: readonly string[]): Promise<Grant[]>
  /** The role of who joined by that invitation, which an owner may have done before becoming one; null where nobody has one by it. */
  roleBy(recordId: string, invitationId: string): Promise<GrantRole | null>
  /** The writes about one invited person: false when nobody has access by that invitation, or is an owner by now. */
  setRole(recordId: string, invitationId: string, role: AccessLevel): Promise<boolean>
  remove(recordId: string, invitationId: string): Promise<boolean>
  /** When somebody who joined by that invitation last opened the record. */
  seenAt(recordId: string, invitationId: string): Promise<Date | undefined>
}

const idOf = (recordId: string, visitorId: string) => `${recordId}:${visitorId}`

export function createGrantRepository(connection: Connection, texts: RecordTexts): GrantRepository {
  const grants = grantModel(connection)
  const read = (found: readonly GrantDocument[]) =>
    texts.readAll(found, ({ email, ...grant }, textOf): Grant => ({
      ...grant,
      ...(email === undefined ? {} : { email: textOf('email', email) }),
    }))
  const byInvitation = (recordId: string, invitationId: string) =>
    grants.findOne({ recordId, invitationId }, { role: 1 }).lean()
  const isInvited = { role: { $ne: 'OWNER' as const } }
  return {
    findRole: (recordId, visitorId) =>
      grants.findById(idOf(recordId, visitorId), { email: 0 }).lean<Omit<Grant, 'email'>>(),
    async find(recordId, visitorId) {
      const found = await grants.findById(idOf(recordId, visitorId)).lean<GrantDocument>()
      const [grant] = found ? await read([found]) : []
      return grant ?? null
    },
    async hasOwner(recordId) {
      return (await grants.findOne({ recordId, role: 'OWNER' }, { _id: 1 }).lean()) !== null
    },
    async hasAny(recordId) {
      return (await grants.findOne({ recordId }, { _id: 1 }).lean()) !== null
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
    async give({ recordId, visitorId, email, ...given }) {
      const _id = idOf(recordId, visitorId)
      const grant = { ...given, email: await texts.encrypt({ _id, recordId }, 'email', email) }
      // An acceptance that is told of again must not undo a later one.
      const before = { _id, ...isInvited, grantedAt: { $lte: given.grantedAt } }
      const known = await grants.updateOne(before, { $set: grant })
      if (known.matchedCount) return
      await grants.updateOne({ _id }, { $setOnInsert: { recordId, visitorId, ...grant } }, { upsert: true })
    },
    listOf: async (recordId) =>
      read(await grants.find({ recordId }).sort({ grantedAt: 1 }).lean<GrantDocument[]>()),
    findAll: async (recordIds) =>
      read(await grants.find({ recordId: { $in: recordIds } }).lean<GrantDocument[]>()),
    async roleBy(recordId, invitationId) {
      return (await byInvitation(recordId, invitationId))?.role ?? null
    },
    async setRole(recordId, invitationId, role) {
      const grant = await byInvitation(recordId, invitationId)
      if (!grant) return false
      const invited = { _id: grant._id, invitationId, ...isInvited }
      return (await grants.updateOne(invited, { $set: { role } })).matchedCount > 0
    },
    async seenAt(recordId, invitationId) {
      return (await grants.findOne({ recordId, invitationId }, { seenAt: 1 }).lean())?.seenAt
    },
    async remove(recordId, invitationId) {
      const grant = await byInvitation(recordId, invitationId)
      if (!grant) return false
      return (await grants.deleteOne({ _id: grant._id, invitationId, ...isInvited })).deletedCount > 0
    },
  }
}
