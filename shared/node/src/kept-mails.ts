import type { KeptMail } from '@shared/contracts/internal'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import { z } from 'zod'
import type { MailAttachment, MailMessage } from './mail'
import { encryptValue, readClear, readValue } from './record-cipher'
import { isErasedError } from './record-keys'
import type { RecordKeys } from './record-keys'

type KeptAttachment = Omit<MailAttachment, 'read'>

const contentSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })
type MailContent = z.output<typeof contentSchema>

interface KeptMailDocument extends Partial<MailContent> {
  _id: string
  recordId: string
  /** Address, subject, text and HTML, encrypted; in messages of before there were keys these are fields of their own. */
  content?: unknown
  from: string
  attachments: KeptAttachment[]
  keptAt: Date
}

export const keptMailsCollection = 'keptmails'

const schema = new Schema<KeptMailDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    content: Schema.Types.Mixed,
    to: String,
    from: String,
    subject: String,
    text: String,
    html: String,
    attachments: [{ _id: false, filename: String, contentType: String, key: String }],
    keptAt: Date,
  },
  { versionKey: false, collection: keptMailsCollection, shardKey: { _id: 1 } },
)
schema.index({ recordId: 1 })
schema.index({ keptAt: 1 })

const modelOf = (connection: Connection): Model<KeptMailDocument> =>
  connection.models['KeptMail'] ?? connection.model<KeptMailDocument>('KeptMail', schema)
const placeOf = (id: string) => ({ collection: keptMailsCollection, document: id, field: 'content' })

export interface KeptMailsOptions {
  connection: Connection
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>
  /** The sender. */
  from: string
}

/** Messages that no mail server takes, for who runs the product on one machine to see; the same key is kept once. */
export function createKeptMails({ connection, keys, from }: KeptMailsOptions) {
  const kept = modelOf(connection)
  return {
    async keep({ key, recordId, to, subject, text, html, attachments = [] }: MailMessage, keptAt: Date) {
      const named = attachments.map(({ filename, contentType, key: where }) => ({
        filename,
        contentType,
        key: where,
      }))
      const content = encryptValue(await keys.keyFor(recordId), { to, subject, text, html }, placeOf(key))
      const mail = { recordId, content, from, attachments: named, keptAt }
      await kept.updateOne({ _id: key }, { $setOnInsert: mail }, { upsert: true })
    },
    /** The newest, newest first, but those of records that are being erased. */
    async list(limit: number): Promise<KeptMail[]> {
      const newest = await kept.find({}).sort({ keptAt: -1 }).limit(limit).lean<KeptMailDocument[]>()
      const found = await keys.keysFor([...new Set(newest.map(({ recordId }) => recordId))])
      return newest.flatMap(({ _id, recordId, content, attachments, keptAt, ...older }) => {
        const key = found.get(recordId)
        if (content !== undefined && !key) return []
        const read = key && content !== undefined ? readValue(key, content, placeOf(_id)) : readClear(older)
        return [
          {
            id: _id,
            ...contentSchema.parse(read),
            attachments: attachments.map(({ filename }) => filename),
            keptAt: keptAt.toISOString(),
          },
        ]
      })
    },
    forgetBefore: async (keptBefore: Date) =>
      (await kept.deleteMany({ keptAt: { $lt: keptBefore } })).deletedCount,
    forget: async (recordId: string) => void (await kept.deleteMany({ recordId })),
  }
}

/**
 * Encrypts the messages that were kept before there were keys. Ended in the middle, it goes on where it ended when it is called again.
 *
 * @returns how many it has encrypted
 */
export async function encryptKeptMails({
  connection,
  keys,
}: Pick<KeptMailsOptions, 'connection' | 'keys'>): Promise<number> {
  const kept = modelOf(connection)
  const older = kept.find({ content: { $exists: false } }).lean<KeptMailDocument>()
  let encrypted = 0
  for await (const { _id, recordId, ...mail } of older.cursor()) {
    try {
      const key = await keys.keyFor(recordId)
      const content = encryptValue(key, contentSchema.parse(mail), placeOf(_id))
      await kept.updateOne(
        { _id, content: { $exists: false } },
        { $set: { content }, $unset: { to: 1, subject: 1, text: 1, html: 1 } },
      )
      encrypted += 1
    } catch (error) {
      if (!isErasedError(error)) throw error
    }
  }
  return encrypted
}
