import { randomUUID } from 'node:crypto'
import type { MailState } from '@shared/contracts/proofs'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'

export const mailDeliveriesCollection = 'maildeliveries'

/** What became of the messages about one topic. It holds no address, only its keyed hash. */
export interface MailDelivery {
  /** The topic. */
  _id: string
  recordId: string
  state: MailState
  /** When it came to that state. */
  at: Date
  /** The hash of the address that the last message was handed over for, and when the attempt began that succeeded. */
  sentTo?: string | undefined
  attemptedAt?: Date | undefined
  /** The message and the address that were counted: another attempt is not counted again. */
  counted?: string | undefined
  /** The hash of the address that an `unconfirmed` message waits for. */
  awaits?: string | undefined
  /** How often it was tried to hand over the last message, when that was, and why it failed, without the server's words. */
  tries?: number | undefined
  triedAt?: Date | undefined
  fault?: string | null | undefined
  /** The copy that is sending, until it has not been heard of for a while. */
  lease?: string | undefined
  leaseEnd?: Date | undefined
}

const schema = new Schema<MailDelivery>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    state: { type: String, required: true },
    at: { type: Date, required: true },
    sentTo: String,
    attemptedAt: Date,
    counted: String,
    awaits: String,
    tries: Number,
    triedAt: Date,
    fault: String,
    lease: String,
    leaseEnd: Date,
  },
  { versionKey: false, collection: mailDeliveriesCollection, shardKey: { _id: 1 } },
)
schema.index({ recordId: 1, at: -1, _id: -1 })
schema.index({ awaits: 1 }, { sparse: true })
schema.index({ at: -1, _id: -1 })
schema.index({ state: 1, at: -1, _id: -1 })
schema.index({ triedAt: -1 }, { sparse: true })

/** A delivery in the hands of one copy. */
export interface LeasedDelivery {
  delivery: MailDelivery
  /** Writes what is known now; false when the lease was lost. */
  write(changes: Partial<MailDelivery>): Promise<boolean>
  /** Writes what became of it, and ends the lease. */
  end(changes: Partial<MailDelivery>): Promise<void>
}

export interface MailDeliveriesOptions {
  /** Milliseconds after which a copy that is not heard of is taken for dead; renewed while it lives. */
  leaseMs?: number
}

/** Which copy sends the messages of a topic, and what became of them. */
export function createMailDeliveries(
  connection: Connection,
  { leaseMs = 15_000 }: MailDeliveriesOptions = {},
) {
  const deliveries = connection.model<MailDelivery>('MailDelivery', schema)
  // The lease runs by the clock of the machine, whatever day the service believes it to be.
  const leaseEnd = () => new Date(Date.now() + leaseMs)

  return {
    /** The delivery of a topic, made when there is none; null while another copy is sending. */
    async lease(topic: string, recordId: string, at: Date): Promise<LeasedDelivery | null> {
      const lease = randomUUID()
      const waiting = { recordId, state: 'waiting' as const, at }
      await deliveries.updateOne({ _id: topic }, { $setOnInsert: waiting }, { upsert: true })
      const delivery = await deliveries
        .findOneAndUpdate(
          { _id: topic, $or: [{ lease: { $exists: false } }, { leaseEnd: { $lte: new Date() } }] },
          { $set: { lease, leaseEnd: leaseEnd() } },
          { returnDocument: 'after' },
        )
        .lean<MailDelivery>()
      if (!delivery) return null
      const mine = { _id: topic, lease }
      // A renewal that fails is made up for by the next one.
      const heartbeat = setInterval(
        () => void deliveries.updateOne(mine, { $set: { leaseEnd: leaseEnd() } }).catch(() => undefined),
        leaseMs / 3,
      )
      return {
        delivery,
        write: async (changes) => (await deliveries.updateOne(mine, { $set: changes })).matchedCount > 0,
        async end(changes) {
          clearInterval(heartbeat)
          await deliveries.updateOne(mine, { $set: changes, $unset: { lease: 1, leaseEnd: 1 } })
        },
      }
    },
    /** The deliveries of several topics, those that there are. */
    find: (topics: readonly string[]) => deliveries.find({ _id: { $in: topics } }).lean<MailDelivery[]>(),
    /** At most `limit` deliveries behind the one that `after` names, those that changed last first. */
    async list(
      { state, recordId }: { state?: MailState | undefined; recordId?: string | undefined },
      after: string | undefined,
      limit: number,
    ) {
      const choice = { ...(recordId !== undefined && { recordId }), ...(state && { state }) }
      const last = after === undefined ? null : await deliveries.findById(after).lean<MailDelivery>()
      const page = (place: object, most: number) =>
        deliveries
          .find({ ...choice, ...place })
          .sort({ at: -1, _id: -1 })
          .limit(most)
          .lean<MailDelivery[]>()
      if (!last) return page({}, limit)
      // In two questions, each along the index: first the rest of the same instant, then what is older.
      const same = await page({ at: last.at, _id: { $lt: last._id } }, limit)
      if (same.length === limit) return same
      return [...same, ...(await page({ at: { $lt: last.at } }, limit - same.length))]
    },
    /** How many are in a state, counted up to `most`. */
    count: (state: MailState, most: number) => deliveries.countDocuments({ state }, { limit: most }),
    /** When a message was last tried to be handed over; null before the first. */
    async lastTriedAt(): Promise<Date | null> {
      const newest = await deliveries
        .findOne({ triedAt: { $exists: true } }, { triedAt: 1 })
        .sort({ triedAt: -1 })
        .lean<Pick<MailDelivery, 'triedAt'>>()
      return newest?.triedAt ?? null
    },
    /** The topics whose message waits until the address is confirmed. */
    async waitingFor(addressHash: string): Promise<string[]> {
      const waiting = await deliveries
        .find({ awaits: addressHash, state: 'unconfirmed' }, { _id: 1 })
        .lean<Pick<MailDelivery, '_id'>[]>()
      return waiting.map(({ _id }) => _id)
    },
    forget: async (recordId: string) => void (await deliveries.deleteMany({ recordId })),
  }
}
