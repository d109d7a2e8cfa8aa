import { randomUUID } from 'node:crypto'
import { maxAccessLinksAnHour } from '@shared/contracts/proofs'
import { changeOrMake } from '@shared/node/database'
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
    askedAt: { type: Date, required: true },
    recordId: { type: String },
  },
  { versionKey: false, collection: accessLinksCollection, shardKey: { _id: 1 } },
)
schema.index({ recordId: 1 })
schema.index({ askedFor: 1 })
schema.index({ askedAt: 1 }, { expireAfterSeconds: (7 * dayMs) / 1000 })
addOutbox(schema)

/** When the last links were asked for by one visitor, or went to one record, the oldest first: as many as there may be. */
interface LinkTimes {
  /** `visitor:id` or `record:id` */
  _id: string
  times: Date[]
  /** Ids of those of a record. */
  links?: string[]
  expiresAt: Date
}

const timesSchema = new Schema<LinkTimes>(
  {
    _id: { type: String, required: true },
    times: { type: [Date], required: true },
    links: { type: [String], default: undefined },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'accesslinktimes', shardKey: { _id: 1 } },
)
timesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

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
  const times = connection.model<LinkTimes>('AccessLinkTimes', timesSchema)
  const recordKey = (recordId: string) => `record:${recordId}`
  /** One more within `spanMs`; false when there are `most`. One write decides, however many come at once. */
  const take = (_id: string, { spanMs, most }: { spanMs: number; most: number }, linkId?: string) => {
    const at = now()
    const isFree = [
      { [`times.${most - 1}`]: { $exists: false } },
      { 'times.0': { $lte: new Date(at.getTime() - spanMs) } },
    ]
    return changeOrMake(
      times,
      { _id, $or: isFree },
      {
        $push: {
          times: { $each: [at], $slice: -most },
          ...(linkId === undefined ? {} : { links: { $each: [linkId], $slice: -most } }),
        },
        // The database ends it, by its own clock.
        $set: { expiresAt: new Date(Date.now() + spanMs) },
      },
    )
  }
  const type: MailKind = 'mail.access-link'
  return {
    async ask(askedFor, visitorId) {
      const askedAt = now()
      const ofVisitor = { spanMs: hourMs, most: maxAccessLinksAnHour }
      if (!(await take(`visitor:${visitorId}`, ofVisitor)))
        throw new AppError({
          code: 'rate_limited',
          publicMessage: `A link can be asked for ${maxAccessLinksAnHour} times an hour. Please try again later.`,
          retryAfterSeconds: hourMs / 1000,
        })
      const _id = randomUUID()
      const outbox = storedMessages([{ type, payload: { linkId: _id } }], askedAt)
      await links.create({ _id, askedFor, askedAt, outbox, outboxDueAt: firstDueAt(askedAt) })
      // Not waited for: how long it takes would tell whether there is a record.
      void flush(_id, outbox, 0)
    },
    find: (id) => links.findById(id).lean<AccessLinkDocument>(),
    async mayGo({ _id }, recordId) {
      await links.updateOne({ _id }, { $set: { recordId } })
      // Asked for the same link again, as when its e-mail did not leave at the first try, it is the same.
      const isCounted = await times.exists({ _id: recordKey(recordId), links: _id })
      return isCounted !== null || take(recordKey(recordId), { spanMs: dayMs, most: maxLinksADay }, _id)
    },
    async removeAll(of) {
      await links.deleteMany('recordId' in of ? of : { askedFor: { $in: [...of.askedFor] } })
      if ('recordId' in of) await times.deleteOne({ _id: recordKey(of.recordId) })
    },
  }
}
