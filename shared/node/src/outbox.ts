import { randomUUID } from 'node:crypto'
import type { Message } from '@shared/contracts/internal'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'
import { createClaimer } from './claims'
import type { Logger } from './logger'
import { counterOf } from './metrics'
import type { Metrics } from './metrics'
import type { ServiceClient } from './service-client'
import type { BackgroundWork } from './start-service'
import { createUnderWay } from './under-way'

/** A message as it waits inside the document whose change it announces. It carries ids only. */
export interface StoredMessage {
  id: string
  type: string
  payload: Readonly<Record<string, unknown>>
  at: Date
}

/** What a document with an outbox holds besides its own fields. */
export interface OutboxHolder {
  _id: string
  outbox: StoredMessage[]
  /** When the relay takes the document up; absent while nothing waits. */
  outboxDueAt?: Date | undefined
}

/** Adds the fields of an OutboxHolder, and the index by which the relay finds what waits. */
export function addOutbox<Holder extends OutboxHolder>(schema: Schema<Holder>): void {
  const fields = { outbox: { type: [Schema.Types.Mixed], default: [] }, outboxDueAt: { type: Date } }
  // With an `_id` of its own, the added schema would take the place of the holder's.
  schema.add(new Schema(fields, { _id: false }))
  schema.index({ outboxDueAt: 1 }, { sparse: true })
}

/**
 * The process that writes delivers at once; the relay, of whichever copy, takes over when it has not been heard of for so many
 * milliseconds.
 */
const deliveryLeaseMs = 5000

type WithoutId<Each> = Each extends { id: string } ? Omit<Each, 'id'> : never

/** A message to another service before it has its id. */
export type MessageDraft = WithoutId<Message>

/** Gives messages their ids; store them together with `outboxDueAt: firstDueAt(now)` in the update that makes the change. */
export const storedMessages = (
  drafts: readonly { type: string; payload: Readonly<Record<string, unknown>> }[],
  now: Date,
): StoredMessage[] => drafts.map(({ type, payload }) => ({ id: randomUUID(), type, payload, at: now }))

/** When the relay takes up messages that the process which wrote them at `now` has not delivered. */
export const firstDueAt = (now: Date): Date => new Date(now.getTime() + deliveryLeaseMs)

/** A target that throws this wants the message again at `at`, and not before. */
export class LaterError extends Error {
  constructor(
    readonly at: Date,
    cause: unknown,
  ) {
    super(`Wanted again at ${at.toISOString()}`, { cause })
    this.name = 'LaterError'
  }
}

/** Delivers one message; resolved means that it has arrived for good. The same message may come again. */
export type MessageTarget = (message: StoredMessage) => Promise<void>

/** POST /internal/messages of another service. */
export const serviceTarget =
  (service: ServiceClient): MessageTarget =>
  ({ id, type, payload }) =>
    service.call({
      method: 'POST',
      path: '/internal/messages',
      body: { id, type, payload },
      isRepeatable: true,
    })

export interface OutboxRelayOptions {
  connection: Connection
  /** Name of the collection whose documents hold the outbox. */
  collection: string
  /** Who gets which kind of message. */
  targets: Readonly<Record<string, MessageTarget>>
  logger: Logger
  metrics?: Metrics
  /** Milliseconds between two looks at the collection. */
  intervalMs?: number
}

export interface OutboxRelay extends BackgroundWork {
  /**
   * Delivers what was just written, and waits for it at most `waitMs`. Never throws: what could not be delivered is
   * delivered later.
   */
  flush(id: string, messages: readonly StoredMessage[], waitMs?: number): Promise<void>
}

/** The longer a message has waited, the rarer it is tried: half of that time again, from 0.5 to 60 seconds. */
const retryDelayOf = (oldest: Date, now: Date) =>
  Math.min(Math.max((now.getTime() - oldest.getTime()) / 2, 500), 60_000)

/** What came of delivering the messages of a document. */
interface Delivery {
  delivered: readonly StoredMessage[]
  /** When the first of the others is to be tried again; undefined when there are none. */
  retryAt?: Date
}

/** Documents whose messages a relay delivers at the same time. */
const maxDocuments = 16

/**
 * Delivers the messages of a collection's documents to their targets, at least once, those of
 * one document to one target in order, and removes what was delivered. Several copies may run.
 */
export function createOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const { connection, targets, logger, metrics, intervalMs = 1000 } = options
  const { track, settled } = createUnderWay()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  const outcomes = metrics
    ? counterOf(metrics, 'outbox_messages_total', 'Messages by outcome of a delivery', ['type', 'outcome'])
    : undefined

  const documents = () => {
    if (!connection.db) throw new Error('The outbox was used before the database was open')
    return connection.db.collection<OutboxHolder>(options.collection)
  }

  const sendInOrder = async (
    target: MessageTarget | undefined,
    messages: readonly StoredMessage[],
  ): Promise<Delivery> => {
    const delivered: StoredMessage[] = []
    for (const message of messages) {
      const { id, type, at } = message
      try {
        if (!target) throw new Error(`Nobody takes messages of type ${type}`)
        await target(message)
        delivered.push(message)
        outcomes?.inc({ type, outcome: 'delivered' })
      } catch (error) {
        outcomes?.inc({ type, outcome: 'failed' })
        logger.warn({ err: error, messageId: id, type }, 'message not delivered yet')
        const now = new Date()
        const retryAt =
          error instanceof LaterError ? error.at : new Date(now.getTime() + retryDelayOf(at, now))
        return { delivered, retryAt }
      }
    }
    return { delivered }
  }

  const send = async (messages: readonly StoredMessage[]): Promise<Delivery> => {
    const byTarget = new Map<MessageTarget | undefined, StoredMessage[]>()
    for (const message of messages) {
      const target = targets[message.type]
      byTarget.set(target, [...(byTarget.get(target) ?? []), message])
    }
    const sent = await Promise.all([...byTarget].map(([target, list]) => sendInOrder(target, list)))
    const retries = sent.flatMap(({ retryAt }) => (retryAt ? [retryAt.getTime()] : []))
    return {
      delivered: sent.flatMap(({ delivered }) => delivered),
      ...(retries.length ? { retryAt: new Date(Math.min(...retries)) } : {}),
    }
  }

  const removeDelivered = async (
    id: string,
    messages: readonly StoredMessage[],
    { delivered, retryAt }: Delivery,
  ) => {
    if (delivered.length === messages.length) {
      const exactlyThese = Object.fromEntries(messages.map((message, at) => [`outbox.${at}.id`, message.id]))
      const emptied = await documents().updateOne(
        { _id: id, outbox: { $size: messages.length }, ...exactlyThese },
        { $set: { outbox: [] }, $unset: { outboxDueAt: 1 } },
      )
      if (emptied.matchedCount) return
    }
    await documents().updateOne(
      { _id: id },
      {
        $pull: { outbox: { id: { $in: delivered.map((message) => message.id) } } },
        $set: { outboxDueAt: retryAt ?? new Date() },
      },
    )
    await documents().updateOne({ _id: id, outbox: { $size: 0 } }, { $unset: { outboxDueAt: 1 } })
  }

  /** Sends while it renews the lease, so that no other copy takes over from one that is alive. */
  const sendLeased = async (id: string, messages: readonly StoredMessage[]): Promise<Delivery> => {
    const heartbeat = setInterval(
      () =>
        void documents()
          .updateOne(
            { _id: id, outboxDueAt: { $exists: true } },
            { $set: { outboxDueAt: firstDueAt(new Date()) } },
          )
          .catch((error: unknown) => logger.warn({ err: error }, 'lease of an outbox could not be renewed')),
      deliveryLeaseMs / 3,
    )
    return send(messages).finally(() => clearInterval(heartbeat))
  }

  const claim = createClaimer<Pick<OutboxHolder, '_id' | 'outboxDueAt'>, OutboxHolder, Date>({
    find: (limit, now) =>
      documents()
        .find({ outboxDueAt: { $lte: now } }, { projection: { outboxDueAt: 1 } })
        .sort({ outboxDueAt: 1 })
        .limit(limit)
        .toArray(),
    claim: async ({ _id, outboxDueAt }, now) =>
      documents().findOneAndUpdate(
        { _id, ...(outboxDueAt ? { outboxDueAt } : {}) },
        { $set: { outboxDueAt: firstDueAt(now) } },
        { projection: { outbox: 1 } },
      ),
  })

  const look = async () => {
    try {
      while (isRunning) {
        const claimed = await claim(maxDocuments, new Date())
        if (!claimed.length) break
        await Promise.all(
          claimed.map(async ({ _id, outbox }) => removeDelivered(_id, outbox, await sendLeased(_id, outbox))),
        )
      }
    } catch (error) {
      logger.warn({ err: error }, 'outbox could not be read')
    }
    if (isRunning) timer = setTimeout(() => void track(look()), intervalMs)
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      void track(look())
    },
    async stop() {
      isRunning = false
      clearTimeout(timer)
      await settled()
    },
    async flush(id, messages, waitMs = 300) {
      const sent = sendLeased(id, messages)
      void track(
        sent
          .then((delivery) => removeDelivered(id, messages, delivery))
          .catch((error: unknown) =>
            logger.warn({ err: error }, 'delivered messages could not be removed yet'),
          ),
      )
      let late: NodeJS.Timeout | undefined
      await Promise.race([sent, new Promise((resolve) => (late = setTimeout(resolve, waitMs)))])
      clearTimeout(late)
    },
  }
}
