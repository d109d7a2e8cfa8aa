import { createHmac } from 'node:crypto'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import { changeOrMake } from './database'

/** How many e-mails an address has been sent on one day, under a keyed hash: nobody reads addresses out of it. */
interface MailCount {
  /** `address:day` */
  _id: string
  count: number
  expiresAt: Date
}

/** An address whose owner has opened a link that was sent to it; it holds no address, only its keyed hash. */
interface ConfirmedAddress {
  _id: string
  confirmedAt: Date
}

const dayMs = 86_400_000

const countSchema = new Schema<MailCount>(
  { _id: { type: String, required: true }, count: { type: Number, required: true }, expiresAt: Date },
  { versionKey: false, collection: 'mailcounts', shardKey: { _id: 1 } },
)
const confirmedSchema = new Schema<ConfirmedAddress>(
  { _id: { type: String, required: true }, confirmedAt: { type: Date, required: true } },
  { versionKey: false, collection: 'confirmedaddresses', shardKey: { _id: 1 } },
)
confirmedSchema.index({ confirmedAt: 1 })
countSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

/** Spellings of one mailbox as one: case, what follows a '+', and the dots that Gmail leaves out. */
export function normaliseAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const [mailbox = ''] = address.slice(0, at).trim().normalize('NFC').toLowerCase().split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

/** The keyed hash under which every service counts and remembers an address: 32 hexadecimal digits. */
export const addressHashOf = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`mail address ${normaliseAddress(address)}`)
    .digest('hex')
    .slice(0, 32)

export interface MailAddresses {
  /** The keyed hash under which an address is counted and remembered. */
  hashOf(address: string): string
  /** Counts an e-mail to the address; null, or when the next one may go to it if it had its share today. */
  count(hash: string): Promise<Date | null>
  /** Remembers that a link which was sent to the address has been opened. */
  confirm(hash: string): Promise<void>
  isConfirmed(hash: string): Promise<boolean>
}

/** The same in the service that is its home. */
export interface OwnMailAddresses extends MailAddresses {
  /** Forgets addresses of which no link was opened since; how many. */
  forgetBefore(before: Date): Promise<number>
}

export interface MailAddressesOptions {
  connection: Connection
  /** Key of the hashes under which addresses are counted. */
  secret: string
  /** E-mails to one address between two midnights (UTC), over all services. */
  maxADay: number
  now?: () => Date
}

/** The one home of what is known of addresses: in the database of one service, which the others ask (`askMailAddresses`). */
export function createMailAddresses(options: MailAddressesOptions): OwnMailAddresses {
  const { connection, secret, maxADay, now = () => new Date() } = options
  const counts = connection.model<MailCount>('MailCount', countSchema)
  const confirmed = connection.model<ConfirmedAddress>('ConfirmedAddress', confirmedSchema)
  return {
    hashOf: (address) => addressHashOf(secret, address),
    async count(hash) {
      const day = Math.floor(now().getTime() / dayMs)
      const tomorrow = new Date((day + 1) * dayMs)
      // The store removes by its own clock, whatever day the service believes it to be: a count must outlive the day it counts.
      const expiresAt = new Date(Date.now() + 2 * dayMs)
      const isCounted = await changeOrMake(
        counts,
        { _id: `${hash}:${day}`, count: { $lt: maxADay } },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
      )
      return isCounted ? null : tomorrow
    },
    async confirm(hash) {
      await confirmed.updateOne({ _id: hash }, { $set: { confirmedAt: now() } }, { upsert: true })
    },
    isConfirmed: async (hash) => (await confirmed.exists({ _id: hash })) !== null,
    forgetBefore: async (before) =>
      (await confirmed.deleteMany({ confirmedAt: { $lt: before } })).deletedCount,
  }
}
