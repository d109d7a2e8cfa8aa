import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { recordModel } from './record.model'
import { notErased } from './record-state'

/** Whose a record is: the visitor who made it, and the same person on further devices. */
export interface OwnerRepository {
  ownerOf(id: string): Promise<string | null>
  /** The owner goes on with the record as another visitor, on another device. */
  addOwnerDevice(id: string, visitorId: string): Promise<void>
  /**
   * Ends what `addOwnerDevice` gave, or what made the record its own; the one who asks stays its owner. The same write ends the keys
   * that went out until then, of which the device may hold one. False where one of the two is no owner at that moment.
   */
  removeOwnerDevice(
    id: string,
    visitorId: string,
    askedBy: string,
    at: Date,
    messages: readonly StoredMessage[],
  ): Promise<boolean>
}

export function createOwnerRepository(connection: Connection): OwnerRepository {
  const records = recordModel(connection)
  return {
    async ownerOf(id) {
      const record = await records.findById(id, { ownerVisitorId: 1 }).lean()
      return record?.ownerVisitorId ?? null
    },
    async addOwnerDevice(id, visitorId) {
      await records.updateOne(
        { _id: id, ownerVisitorId: { $ne: visitorId }, ...notErased },
        { $addToSet: { ownerDevices: visitorId } },
      )
    },
    async removeOwnerDevice(id, visitorId, askedBy, at, messages) {
      const told = {
        $push: { outbox: { $each: [...messages] } },
        $set: { keysEndedAt: at, outboxDueAt: firstDueAt(at) },
      }
      // The device on which the record was made gives its place to the one that asks.
      const first = await records.updateOne(
        { _id: id, ownerVisitorId: visitorId, ownerDevices: askedBy, ...notErased },
        { ...told, $set: { ...told.$set, ownerVisitorId: askedBy }, $pull: { ownerDevices: askedBy } },
      )
      if (first.matchedCount) return true
      const asOwner = { $or: [{ ownerVisitorId: askedBy }, { ownerDevices: askedBy }] }
      const further = await records.updateOne(
        { _id: id, ownerDevices: visitorId, ...asOwner, ...notErased },
        { ...told, $pull: { ownerDevices: visitorId } },
      )
      return further.matchedCount > 0
    },
  }
}
