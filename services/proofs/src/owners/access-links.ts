import { randomUUID } from 'node:crypto'
import { maxAccessLinksAnHour } from '@shared/contracts/proofs'
import { AppError } from '@shared/node/errors'
import { addOutbox, firstDueAt, storedMessages } from '@shared/node/outbox'
import type { OutboxHolder, OutboxRelay } from '@shared/node/outbox'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import type { MailKind } from '../mails/mail-kinds'

/** Somebody asked for a link; whether there is a record is looked up later, so that nothing of the answer depends on it. */
export interface AccessLinkDocument extends OutboxHolder {
  /** A Proof ID or the id of a proof job. */
  askedFor: string
  visitorId: string
  askedAt: Date
  /** The record that was found, once it was. */
  recordId?: string
}

export const accessLinksCollection = 'accesslinks'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Links to one record within a day: enough for its owner, too few to use up what its address gets of e-mails. */
const maxLinksADay = 3

const schema = new Schema<AccessLinkDocument>(
  {
    _id: { type: String, required: true },
    askedFor: { type: String, required: true },
    visitorId: { type: String, required: true },
    askedAt: { type: Date, required: true },
    recordId: { type: String },
  },
  { versionKey: false, collection: accessLinksCollection, shardKey: { _id: 1 } },
)
schema.index({ visitorId: 1, askedAt: 1 })
schema.index({ recordId: 1, askedAt: 1 })
schema.index({ askedFor: 1 })
schema.index({ askedAt: 1 }, { expireAfterSeconds: (7 * dayMs) / 1000 })
addOutbox(schema)

export interface AccessLinks {
  /** @throws AppError `rate_limited` */
  ask(askedFor: string, visitorId: string): Promise<void>
  find(id: string): Promise<AccessLinkDocument | null>
  /** Notes the record that was found; false when it has had its links of the day. */
  mayGo(link: AccessLinkDocument, recordId: string): Promise<boolean>
  /** Forgets the links that were asked for under these ids, or were for this record. */
  removeAll(of: { askedFor: readonly string[] } | { recordId: string }): Promise<void>
}

export interface AccessLinkDependencies {
  connection: Connection
  flush: OutboxRelay['flush']
  now: () => Date
}

export function createAccessLinks({ connection, flush, now }: AccessLinkDependencies): AccessLinks {
  const links = connection.model<AccessLinkDocument>('AccessLink', schema)
  const type: MailKind = 'mail.access-link'
  return {
    async ask(askedFor, visitorId) {
      const askedAt = now()
      const since = new Date(askedAt.getTime() - hourMs)
      if ((await links.countDocuments({ visitorId, askedAt: { $gt: since } })) >= maxAccessLinksAnHour)
        throw new AppError({
          code: 'rate_limited',
          publicMessage: `A link can be asked for ${maxAccessLinksAnHour} times an hour. Please try again later.`,
          retryAfterSeconds: hourMs / 1000,
        })
      const _id = randomUUID()
      const outbox = storedMessages([{ type, payload: { linkId: _id } }], askedAt)
      await links.create({ _id, askedFor, visitorId, askedAt, outbox, outboxDueAt: firstDueAt(askedAt) })
      // Not waited for: how long it takes would tell whether there is a record.
      void flush(_id, outbox, 0)
    },
    find: (id) => links.findById(id).lean<AccessLinkDocument>(),
    async mayGo({ _id, askedAt }, recordId) {
      await links.updateOne({ _id }, { $set: { recordId } })
      const since = new Date(askedAt.getTime() - dayMs)
      const earlier = { recordId, askedAt: { $gt: since, $lte: askedAt }, _id: { $ne: _id } }
      return (await links.countDocuments(earlier)) < maxLinksADay
    },
    async removeAll(of) {
      await links.deleteMany('recordId' in of ? of : { askedFor: { $in: [...of.askedFor] } })
    },
  }
}
