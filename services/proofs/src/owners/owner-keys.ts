import { createHash, createHmac } from 'node:crypto'
import { firstDueAt, storedMessages } from '@shared/node/outbox'
import type { MessageDraft, StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { ownerKeyModel } from './owner-key.model'

/** What a key is given for. */
export interface KeyGrant {
  /** The message that carries it: written again, it carries the same key. */
  messageKey: string
  recordId: string
  addressHash: string
  /** Now; a key that is given again stays as old as it was. */
  givenAt: Date
  expiresAt: Date
}

export interface KeyUse {
  key: string
  recordId: string
  /** Of the record's address as it is now. */
  addressHash: string
  /** Keys that were given until then work no more: the owner has taken a device off. */
  endedAt: Date | null
  visitorId: string
  now: Date
}

export interface OwnerKeys {
  /** The key that a message carries in the fragment of its link; only its hash is stored. */
  give(grant: KeyGrant): Promise<string>
  /** Whether a key was given for this record, whatever it is good for now. */
  isOf(key: string, recordId: string): Promise<boolean>
  /**
   * Uses a key up, together with the messages that make the visitor the owner. Null for one that works no more; by the same visitor
   * again is the same, with nothing to tell.
   */
  use(use: KeyUse): Promise<{ id: string; messages: StoredMessage[] } | null>
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

export function createOwnerKeys(connection: Connection, secret: string): OwnerKeys {
  const keys = ownerKeyModel(connection)
  const keyOf = ({ messageKey, recordId, addressHash }: KeyGrant) =>
    createHmac('sha256', secret)
      .update(`owner key ${JSON.stringify([messageKey, recordId, addressHash])}`)
      .digest('base64url')

  return {
    async give(grant) {
      const { recordId, addressHash, givenAt, expiresAt } = grant
      const key = keyOf(grant)
      await keys.updateOne(
        { _id: hashOf(key) },
        { $setOnInsert: { recordId, addressHash, givenAt, outbox: [] }, $max: { expiresAt } },
        { upsert: true },
      )
      return key
    },
    async isOf(key, recordId) {
      return (await keys.exists({ _id: hashOf(key), recordId })) !== null
    },
    async use({ key, recordId, addressHash, endedAt, visitorId, now }) {
      const id = hashOf(key)
      const given = endedAt ? { givenAt: { $gt: endedAt } } : {}
      const owned: MessageDraft = { type: 'record.owned', payload: { recordId, visitorId } }
      const messages = storedMessages([owned], now)
      const used = await keys.updateOne(
        { _id: id, recordId, addressHash, ...given, expiresAt: { $gt: now }, usedBy: { $exists: false } },
        {
          $set: { usedBy: visitorId, outboxDueAt: firstDueAt(now) },
          $push: { outbox: { $each: messages } },
        },
      )
      if (used.matchedCount) return { id, messages }
      return (await keys.exists({ _id: id, recordId, ...given, usedBy: visitorId }))
        ? { id, messages: [] }
        : null
    },
  }
}
