import { createHash } from 'node:crypto'
import { Schema } from 'mongoose'
import type { Connection, Model } from 'mongoose'
import { createTransport } from 'nodemailer'
import type { MailSettings } from './config'

export interface MailAttachment {
  filename: string
  contentType: string
  /** Where it lies in the object store: a kept message names it, and does not hold it. */
  key: string
  /** Its bytes; asked for when the message is handed to a mail server. */
  read: () => Promise<Buffer>
}

export interface MailMessage {
  /** The same key is the same message: it is kept once, sent once by this process, and its Message-ID is the same when another sends it again. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** Whose data the message holds, so that erasing the record erases what is kept of it. */
  recordId: string
}

/** The mail server refused the address for good; asking again will not help. */
export class RefusedAddressError extends Error {
  constructor(cause: unknown) {
    super('The mail server refused the address', { cause })
    this.name = 'RefusedAddressError'
  }
}

export interface Mailer {
  /**
   * Resolved means the mail server has taken the message, or it is kept in the outbox.
   *
   * @throws RefusedAddressError; any other error may pass
   */
  send(message: MailMessage): Promise<void>
  /** Removes what is kept of a record's messages. */
  forget(recordId: string): Promise<void>
}

interface KeptMail {
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

type KeptAttachment = Omit<MailAttachment, 'read'>

const modelName = 'KeptMail'

function keptMailModel(connection: Connection): Model<KeptMail> {
  const known = connection.models[modelName]
  // Made by the lines below only.
  if (known) return known as Model<KeptMail>
  const schema = new Schema<KeptMail>(
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
    { versionKey: false, collection: 'keptmails' },
  )
  schema.index({ recordId: 1 })
  return connection.model<KeptMail>(modelName, schema)
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  error.command === 'RCPT TO'

/** So many messages a process remembers to have handed over. */
const mostRemembered = 1000

/**
 * Hands each message over once, as far as this process knows: one that takes long, or whose delivery could not be written down
 * at once, is asked for again meanwhile. A failure is forgotten, so that the message can be sent again.
 */
function onceEach(handOver: (message: MailMessage) => Promise<void>) {
  const handedOver = new Map<string, Promise<void>>()
  return (message: MailMessage): Promise<void> => {
    const { key } = message
    const known = handedOver.get(key)
    if (known) return known
    const sending = handOver(message)
    handedOver.set(key, sending)
    sending.catch(() => handedOver.delete(key))
    const [oldest] = handedOver.keys()
    if (oldest !== undefined && handedOver.size > mostRemembered) handedOver.delete(oldest)
    return sending
  }
}

/** Sends over SMTP_URL; without it every message is kept in the collection `keptmails` of `connection`, for staff to see. */
export function createMailer(settings: MailSettings, connection: Connection): Mailer {
  const kept = keptMailModel(connection)
  const from = settings.MAIL_FROM
  const forget = async (recordId: string) => void (await kept.deleteMany({ recordId }))
  if (!settings.SMTP_URL)
    return {
      async send({ key, attachments = [], ...message }) {
        const named = attachments.map(({ filename, contentType, key: where }): KeptAttachment => ({
          filename,
          contentType,
          key: where,
        }))
        await kept.updateOne(
          { _id: key },
          { $setOnInsert: { ...message, attachments: named, from, keptAt: new Date() } },
          { upsert: true },
        )
      },
      forget,
    }
  const transport = createTransport(settings.SMTP_URL, { from })
  return {
    send: onceEach(async ({ key, to, subject, text, html, attachments = [] }) => {
      const read = attachments.map(async ({ filename, contentType, read }) => ({
        filename,
        contentType,
        content: await read(),
      }))
      const files = await Promise.all(read)
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: files,
          messageId: `<${digestOf(key)}@birth-codex>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw isRefusal(error) ? new RefusedAddressError(error) : error
      }
    }),
    forget,
  }
}
