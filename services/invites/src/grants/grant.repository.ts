import type { GrantRole } from '@shared/contracts/enumerations'
import type { Connection } from 'mongoose'
import { grantModel } from './grant.model'

export interface GrantRepository {
  roleOf(recordId: string, visitorId: string): Promise<GrantRole | null>
  hasOwner(recordId: string): Promise<boolean>
  /** Makes the visitor the owner; again is the same. */
  makeOwner(recordId: string, visitorId: string): Promise<void>
}

const idOf = (recordId: string, visitorId: string) => `${recordId}:${visitorId}`

export function createGrantRepository(connection: Connection): GrantRepository {
  const grants = grantModel(connection)
  return {
    async roleOf(recordId, visitorId) {
      const grant = await grants.findById(idOf(recordId, visitorId)).lean()
      return grant?.role ?? null
    },
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
  }
}
