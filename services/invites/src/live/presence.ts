import { AppError } from '@shared/node/errors'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'

/** A page on which somebody has a record open. */
export interface PresenceDocument {
  /** `recordId:visitorId:pageId` */
  _id: string
  recordId: string
  visitorId: string
  pageId: string
  field: string | null
  /** The page has gone without a word when it is not heard of until then. */
  expiresAt: Date
}

export interface PresencePlace {
  recordId: string
  visitorId: string
  pageId: string
}

export interface Presence {
  /** Writes one row: the page is here, on this field. @throws AppError `rate_limited` for too many pages of one visitor */
  set(place: PresencePlace, field: string | null): Promise<void>
  remove(place: PresencePlace): Promise<void>
  /** Forgets every page on which a record is open. */
  removeAll(recordId: string): Promise<void>
  /** The pages on which several records are open now. */
  findAll(recordIds: readonly string[]): Promise<PresenceDocument[]>
}

/** A page tells every 15 s that it is here: one that was missed twice has gone. */
const presenceMs = 45_000
/** Pages of one visitor on one record. */
const maxPages = 16

const schema = new Schema<PresenceDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    visitorId: { type: String, required: true },
    pageId: { type: String, required: true },
    field: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'presence', shardKey: { _id: 1 } },
)
schema.index({ recordId: 1, visitorId: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export interface PresenceDependencies {
  connection: Connection
  now: () => Date
  /** Is told at once of what this process has written. */
  onChange: (recordId: string) => void
}

/** Who has a record open, on which field: stored, so that every copy of the service sees it. */
export function createPresence({ connection, now, onChange }: PresenceDependencies): Presence {
  const pages = connection.model<PresenceDocument>('Presence', schema)
  const idOf = ({ recordId, visitorId, pageId }: PresencePlace) => `${recordId}:${visitorId}:${pageId}`
  return {
    async set(place, field) {
      const _id = idOf(place)
      const here = { field, expiresAt: new Date(now().getTime() + presenceMs) }
      const known = await pages.updateOne({ _id }, { $set: here })
      if (!known.matchedCount) {
        const { recordId, visitorId } = place
        const open = { recordId, visitorId, expiresAt: { $gt: now() } }
        if ((await pages.countDocuments(open)) >= maxPages)
          throw new AppError({
            code: 'rate_limited',
            publicMessage: 'This record is open on too many pages. Please close some of them.',
          })
        await pages.updateOne({ _id }, { $set: here, $setOnInsert: place }, { upsert: true })
      }
      onChange(place.recordId)
    },
    async remove(place) {
      await pages.deleteOne({ _id: idOf(place) })
      onChange(place.recordId)
    },
    async removeAll(recordId) {
      await pages.deleteMany({ recordId })
      onChange(recordId)
    },
    // What has expired is removed by the store once a minute only.
    findAll: (recordIds) =>
      pages
        .find({ recordId: { $in: recordIds }, expiresAt: { $gt: now() } })
        .sort({ _id: 1 })
        .lean<PresenceDocument[]>(),
  }
}
