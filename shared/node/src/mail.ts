import type { KeptMail } from '@shared/contracts/internal'
import type { OutboxCounts, OutboxQuery } from '@shared/contracts/press-room'
import { countedAtMost } from '@shared/contracts/press-room'
import type { MailState } from '@shared/contracts/proofs'
import type { Connection } from 'mongoose'
import type { MailSettings } from './config'
import { createKeptMails, keptMailsCollection } from './kept-mails'
import type { MailAddresses } from './mail-addresses'
import { createMailDeliveries, mailDeliveriesCollection } from './mail-deliveries'
import type { LeasedDelivery, MailDelivery } from './mail-deliveries'
import { createMailMarks } from './mail-marks'
import { createMailTransport, MailError, RefusedMailError } from './mail-transport'
import { oneLine } from './one-line'
import { partAwayOf } from './part-away'
import type { RecordKeys } from './record-keys'

/** Where a mailer keeps what it knows of messages, each document with its `recordId`. */
export const mailCollections = [keptMailsCollection, mailDeliveriesCollection] as const

export interface MailAttachment {
  filename: string
  contentType: string
  /** Where it lies in the object store, encrypted: a kept message names it, and does not hold it. */
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
  /** It goes only to an address from which a link of an earlier message has been opened. */
  isForConfirmed?: boolean
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

/** Nobody has opened a link at the address yet, and the message is for confirmed ones: `confirm` tells when it is to be sent again. */
export class UnconfirmedAddressError extends Error {
  constructor() {
    super('No link of a message to the address has been opened yet')
    this.name = 'UnconfirmedAddressError'
  }
}

/** An address that was confirmed: its keyed hash, and the topics whose message waited for it. */
export interface ConfirmedAddress {
  addressHash: string
  waiting: readonly string[]
}

/** Which deliveries: of one record where one is named. */
export type MailQuery = OutboxQuery & { recordId?: string }

export interface Mailer {
  /**
   * Resolved means the mail server has taken the message, or it is kept to be looked at, or the address has had it already.
   *
   * @throws RefusedMailError, for good; MailLimitError; UnconfirmedAddressError; any other error may pass
   */
  send(message: MailMessage): Promise<void>
  /** The keyed hash under which an address is known here. */
  hashOf(address: string): string
  /** What a link in a message about `subject` to the address carries in its fragment, never to be logged. */
  markOf(subject: string, to: string): string
  /** Takes back the mark of a link that was opened; again is the same. Null for a mark that no message about `subject` carried. */
  confirm(subject: string, mark: string): Promise<ConfirmedAddress | null>
  /** The topics whose message waits until an address is confirmed, by its hash. */
  waitingFor(addressHash: string): Promise<string[]>
  /** Remembers an address whose owner has used a link that was sent to nobody else; again is the same. */
  confirmAddress(address: string): Promise<void>
  isConfirmed(address: string): Promise<boolean>
  /** What became of the messages about the first of `topics` that there is any about. */
  stateOf(topics: readonly string[]): Promise<{ topic: string; state: MailState; at: Date } | null>
  /**
   * Whether a message about the topic has gone out, or may have: of one that was being handed over when its process died,
   * nobody knows.
   */
  mayHaveGone(topic: string): Promise<boolean>
  /** At most `limit` deliveries, of all records or of one, whatever became of them, those that changed last first. */
  outbox(query: MailQuery, limit: number): Promise<MailDelivery[]>
  /** How many are on their way or held up, and a text that is another one after every try. */
  outboxState(): Promise<{ counts: OutboxCounts; revision: string }>
  /** The newest messages that are kept because no mail server is configured, newest first; none where one is. */
  kept(): Promise<KeptMail[]>
  /** Removes messages that were kept before that time; how many. */
  forgetBefore(keptBefore: Date): Promise<number>
  /** Removes what is kept of a record's messages. */
  forget(recordId: string): Promise<void>
}

export interface MailerOptions {
  settings: MailSettings
  /** Where e-mails are counted, for all services together. */
  addresses: MailAddresses
  /** Key of the marks in links. */
  secret: string
  connection: Connection
  /** Under which kept messages are encrypted. */
  keys: Pick<RecordKeys, 'keyFor' | 'keysFor'>
  leaseMs?: number
  now?: () => Date
}

/** So many messages a process remembers to have handed over, whose delivery could not be written down yet. */
const maxRemembered = 1000
/** So many kept messages are shown. */
const maxShown = 100

/** Why a try failed, for staff: codes only, since the words of a mail server repeat the address. */
function faultOf(error: unknown): string {
  if (error instanceof MailLimitError) return 'limit of the day'
  if (error instanceof UnconfirmedAddressError) return 'not confirmed'
  if (error instanceof MailError) {
    const { status, command, code } = error.answer
    return [status, command, code].filter(Boolean).join(' ') || 'no answer'
  }
  const part = partAwayOf(error)
  return part ? `${part} away` : 'not handed over'
}

/**
 * Sends over SMTP_URL; without it every message is kept in the collection `keptmails` of `connection`, under the key of its record. However many
 * copies ask for it, a message is sent by one of them, and again only when that one died before it could write down that it was taken.
 */
export function createMailer({
  settings,
  addresses,
  secret,
  connection,
  keys,
  ...options
}: MailerOptions): Mailer {
  const { now = () => new Date(), leaseMs } = options
  const { SMTP_URL } = settings
  const deliveries = createMailDeliveries(connection, leaseMs === undefined ? {} : { leaseMs })
  const marks = createMailMarks(secret)
  const kept = createKeptMails({ connection, keys, from: settings.MAIL_FROM })
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
    const until = await addresses.count(address)
    if (until) throw new MailLimitError(until)
    await write({ counted })
  }

  const assertConfirmed = async ({ delivery, write }: LeasedDelivery, address: string) => {
    if (await addresses.isConfirmed(address)) return
    // Written down before it is asked a second time: who opens the link meanwhile finds the message waiting, or is found here.
    await write({ state: 'unconfirmed', at: now(), awaits: address })
    if (!(await addresses.isConfirmed(address))) throw new UnconfirmedAddressError()
    await write({ state: delivery.state, at: delivery.at })
  }

  const stateAfter = (error: unknown): MailState => {
    if (error instanceof RefusedMailError) return 'refused'
    if (error instanceof UnconfirmedAddressError) return 'unconfirmed'
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
      const isSame = delivery.counted === undefined || delivery.counted === attemptOf(message, address)
      const tried = { tries: (isSame ? (delivery.tries ?? 0) : 0) + 1, triedAt: attemptedAt }
      try {
        if (message.isForConfirmed) await assertConfirmed(leased, address)
        await countOnce(leased, message, address)
        await handOver(message, address)
      } catch (error) {
        const state = stateAfter(error)
        const failed = { ...tried, fault: faultOf(error) }
        await end(state === delivery.state ? failed : { ...failed, state, at: now() })
        throw error
      }
      const state = transport ? 'sent' : 'kept'
      await end({ ...tried, fault: null, state, at: now(), sentTo: address, attemptedAt })
    },
    hashOf: (address) => addresses.hashOf(address),
    markOf: (subject, to) => marks.markOf(subject, addresses.hashOf(to)),
    async confirm(subject, mark) {
      const addressHash = marks.addressOf(subject, mark)
      if (addressHash === null) return null
      await addresses.confirm(addressHash)
      return { addressHash, waiting: await deliveries.waitingFor(addressHash) }
    },
    waitingFor: deliveries.waitingFor,
    confirmAddress: (address) => addresses.confirm(addresses.hashOf(address)),
    isConfirmed: (address) => addresses.isConfirmed(addresses.hashOf(address)),
    async stateOf(topics) {
      const found = await deliveries.find(topics)
      const [first] = topics.flatMap((topic) => found.filter(({ _id }) => _id === topic))
      return first ? { topic: first._id, state: first.state, at: first.at } : null
    },
    async mayHaveGone(topic) {
      const [delivery] = await deliveries.find([topic])
      return delivery?.counted !== undefined && delivery.state !== 'refused'
    },
    outbox: ({ after, ...choice }, limit) => deliveries.list(choice, after, limit),
    async outboxState() {
      const [waiting, limited, refused, triedAt] = await Promise.all([
        deliveries.count('waiting', countedAtMost),
        deliveries.count('limited', countedAtMost),
        deliveries.count('refused', countedAtMost),
        deliveries.lastTriedAt(),
      ])
      const counts = { waiting, limited, refused }
      return { counts, revision: [triedAt?.getTime() ?? 0, waiting, limited, refused].join(' ') }
    },
    kept: () => (transport ? Promise.resolve([]) : kept.list(maxShown)),
    forgetBefore: (keptBefore) => kept.forgetBefore(keptBefore),
    async forget(recordId) {
      await Promise.all([kept.forget(recordId), deliveries.forget(recordId)])
    },
  }
}
