import type { MailState } from '@shared/contracts/proofs'
import type { Connection } from 'mongoose'
import type { MailSettings } from './config'
import { createKeptMails } from './kept-mails'
import { createMailAddresses } from './mail-addresses'
import { createMailDeliveries } from './mail-deliveries'
import type { LeasedDelivery, MailDelivery } from './mail-deliveries'
import { createMailTransport, RefusedMailError } from './mail-transport'
import { oneLine } from './one-line'

export interface MailAttachment {
  filename: string
  contentType: string
  /** Where it lies in the object store: a kept message names it, and does not hold it. */
  key: string
  /** Its bytes; asked for when the message is handed to a mail server. */
  read: () => Promise<Buffer>
}

export interface MailMessage {
  /** The same key is the same message, with the same Message-ID whoever sends it. */
  key: string
  /** What it tells of: messages about one topic go one at a time, over all copies. */
  topic: string
  /** When it was asked for: an address that has had one about the topic since is not sent another. */
  askedAt: Date
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** Whose data the message holds, so that erasing the record erases what is kept of it. */
  recordId: string
}

/** Another copy is sending a message about the same topic. */
export class MailBusyError extends Error {
  constructor() {
    super('Another copy is sending a message about this')
    this.name = 'MailBusyError'
  }
}

/** The address has had as many messages today as it gets. */
export class MailLimitError extends Error {
  constructor(
    /** When the next one may go. */
    readonly until: Date,
  ) {
    super('The address has had its messages of today')
    this.name = 'MailLimitError'
  }
}

export interface Mailer {
  /**
   * Resolved means the mail server has taken the message, or it is kept for staff, or the address has had it already.
   *
   * @throws RefusedMailError, for good; MailLimitError; any other error may pass
   */
  send(message: MailMessage): Promise<void>
  /** What became of the messages about the first of `topics` that there is any about. */
  stateOf(topics: readonly string[]): Promise<{ topic: string; state: MailState; at: Date } | null>
  /** Removes what is kept of a record's messages. */
  forget(recordId: string): Promise<void>
}

export interface MailerOptions {
  settings: MailSettings
  /** Key of the hashes under which addresses are counted. */
  secret: string
  connection: Connection
  leaseMs?: number
  now?: () => Date
}

/** So many messages a process remembers to have handed over, whose delivery could not be written down yet. */
const maxRemembered = 1000

/**
 * Sends over SMTP_URL; without it every message is kept in the collection `keptmails` of `connection`, for staff to see. However many
 * copies ask for it, a message is sent by one of them, and again only when that one died before it could write down that it was taken.
 */
export function createMailer({ settings, secret, connection, ...options }: MailerOptions): Mailer {
  const { now = () => new Date(), leaseMs } = options
  const { SMTP_URL } = settings
  const addresses = createMailAddresses(connection, secret, settings.MAILS_PER_ADDRESS_A_DAY)
  const deliveries = createMailDeliveries(connection, leaseMs === undefined ? {} : { leaseMs })
  const kept = createKeptMails(connection, settings.MAIL_FROM)
  const transport = SMTP_URL ? createMailTransport({ ...settings, SMTP_URL }) : undefined
  const handedOver = new Set<string>()

  const attemptOf = ({ key }: MailMessage, address: string) => `${key} ${address}`

  /** True for this very message, which another copy has sent, and for one that was asked for before another about its topic went. */
  const isDone = (delivery: MailDelivery, address: string, message: MailMessage) => {
    const { state, counted, sentTo, attemptedAt } = delivery
    if (state !== 'sent' && state !== 'kept') return false
    if (counted === attemptOf(message, address)) return true
    return sentTo === address && attemptedAt !== undefined && attemptedAt > message.askedAt
  }

  const handOver = async (message: MailMessage, address: string) => {
    if (!transport) return kept.keep(message, now())
    const attempt = attemptOf(message, address)
    if (handedOver.has(attempt)) return
    await transport(message)
    handedOver.add(attempt)
    const [oldest] = handedOver
    if (oldest !== undefined && handedOver.size > maxRemembered) handedOver.delete(oldest)
  }

  const countOnce = async ({ delivery, write }: LeasedDelivery, message: MailMessage, address: string) => {
    const counted = attemptOf(message, address)
    if (delivery.counted === counted) return
    const until = await addresses.count(address, now())
    if (until) throw new MailLimitError(until)
    await write({ counted })
  }

  const stateAfter = (error: unknown): MailState => {
    if (error instanceof RefusedMailError) return 'refused'
    return error instanceof MailLimitError ? 'limited' : 'waiting'
  }

  return {
    async send(given) {
      const message = { ...given, subject: oneLine(given.subject) }
      const address = addresses.hashOf(message.to)
      const leased = await deliveries.lease(message.topic, message.recordId, now())
      if (!leased) throw new MailBusyError()
      const { delivery, end } = leased
      if (isDone(delivery, address, message)) return end({})
      const attemptedAt = now()
      try {
        await countOnce(leased, message, address)
        await handOver(message, address)
      } catch (error) {
        const state = stateAfter(error)
        await end(state === delivery.state ? {} : { state, at: now() })
        throw error
      }
      await end({ state: transport ? 'sent' : 'kept', at: now(), sentTo: address, attemptedAt })
    },
    async stateOf(topics) {
      const found = await deliveries.find(topics)
      const [first] = topics.flatMap((topic) => found.filter(({ _id }) => _id === topic))
      return first ? { topic: first._id, state: first.state, at: first.at } : null
    },
    async forget(recordId) {
      await Promise.all([kept.forget(recordId), deliveries.forget(recordId)])
    },
  }
}
