import type { KeptMail } from '@shared/contracts/internal'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import type { MailAttachment, MailMessage } from './mail'

type KeptAttachment = Omit<MailAttachment, 'read'>

interface KeptMailDocument {
  _id: string
  recordId: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  attachments: KeptAttachment[]
  keptAt: Date
}

const schema = new Schema<KeptMailDocument>(
  {
    _id: { type: String, required: true },
    recordId: { type: String, required: true },
    to: String,
    from: String,
    subject: String,
    text: String,
    html: String,
    attachments: [{ _id: false, filename: String, contentType: String, key: String }],
    keptAt: Date,
  },
  { versionKey: false, collection: 'keptmails', shardKey: { _id: 1 } },
)
schema.index({ recordId: 1 })
schema.index({ keptAt: 1 })

/** Messages that no mail server takes, for who runs the product on one machine to see; the same key is kept once. */
export function createKeptMails(connection: Connection, from: string) {
  const kept = connection.model<KeptMailDocument>('KeptMail', schema)
  return {
    async keep({ key, recordId, to, subject, text, html, attachments = [] }: MailMessage, keptAt: Date) {
      const named = attachments.map(({ filename, contentType, key: where }) => ({
        filename,
        contentType,
        key: where,
      }))
      const mail = { recordId, to, from, subject, text, html, attachments: named, keptAt }
      await kept.updateOne({ _id: key }, { $setOnInsert: mail }, { upsert: true })
    },
    /** The newest, newest first. */
    async list(limit: number): Promise<KeptMail[]> {
      const newest = await kept.find({}).sort({ keptAt: -1 }).limit(limit).lean<KeptMailDocument[]>()
      return newest.map(({ _id, to, subject, text, html, attachments, keptAt }) => ({
        id: _id,
        to,
        subject,
        text,
        html,
        attachments: attachments.map(({ filename }) => filename),
        keptAt: keptAt.toISOString(),
      }))
    },
    forget: async (recordId: string) => void (await kept.deleteMany({ recordId })),
  }
}
