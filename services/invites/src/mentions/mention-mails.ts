import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { createOutboxRelay } from '@shared/node/outbox'
import type { BackgroundWork } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import { createDueMessages } from '../background/due-messages'
import { mentionDigestsCollection } from './mention-digest.model'
import { mentionMailType } from './mention-digests'
import type { MentionDigests } from './mention-digests'
import { createMentionMailTarget } from './mention-mail-target'
import type { MentionMailDependencies } from './mention-mail-target'

export interface MentionMailsOptions extends MentionMailDependencies {
  connection: Connection
  digests: MentionDigests
  metrics?: Metrics
  logger: Logger
  now: () => Date
}

/** Milliseconds between two looks for digests that are due. */
const intervalMs = 5000

/** What sends the e-mails about mentions. */
export function createMentionMails(options: MentionMailsOptions): BackgroundWork[] {
  const { connection, digests, logger, metrics, now } = options
  const relay = createOutboxRelay({
    connection,
    collection: mentionDigestsCollection,
    targets: { [mentionMailType]: createMentionMailTarget(options) },
    logger,
    ...(metrics ? { metrics } : {}),
  })
  const { findDue, take } = digests
  const due = createDueMessages({ name: 'mentions', find: findDue, take, relay, logger, now, intervalMs })
  // Stopped in this order: what is due last is still delivered.
  return [due, relay]
}
