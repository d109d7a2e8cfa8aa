import { MailLimitError } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { mailHtml, mailText } from '@shared/node/mail-page'
import { RefusedMailError } from '@shared/node/mail-transport'
import type { Logger } from '@shared/node/logger'
import { LaterError } from '@shared/node/outbox'
import type { MessageTarget } from '@shared/node/outbox'
import { z } from 'zod'
import type { CommentRepository } from '../comments/comment.repository'
import { personIdOf } from '../grants/grant.model'
import type { Grant, GrantRepository } from '../grants/grant.repository'
import { mentionMail } from './mention-mail'
import { mentionMailType } from './mention-digests'

export interface MentionMailDependencies {
  comments: Pick<CommentRepository, 'findAll'>
  grants: Pick<GrantRepository, 'listOf'>
  /** The record's own e-mail address, where its owner reads; null for a record that has none yet. */
  ownerAddress: (recordId: string) => Promise<string | null>
  mailer: Mailer
  publicUrl: string
  logger: Logger
}

/** What an e-mail about mentions tells of: which message, and whom it goes to. */
const mentionTopic = (messageId: string, personId: string) => `${mentionMailType}:${messageId}:${personId}`
/** Of e-mails from before the person stood in it, nobody. */
export const personOfMention = (topic: string): string => topic.split(':')[2] ?? ''

const payloadSchema = z.object({
  recordId: z.string(),
  personId: z.string(),
  proofId: z.string(),
  commentIds: z.array(z.string()),
})

/** Writes and sends one e-mail about all comments of a digest. Who has no access any more gets none. */
export function createMentionMailTarget(dependencies: MentionMailDependencies): MessageTarget {
  const { comments, grants, ownerAddress, mailer, publicUrl, logger } = dependencies
  const addressOf = (person: Grant) =>
    person.role === 'OWNER' ? ownerAddress(person.recordId) : Promise.resolve(person.email ?? null)

  return async ({ id, payload, at }) => {
    const { recordId, personId, proofId, commentIds } = payloadSchema.parse(payload)
    const person = (await grants.listOf(recordId)).find((candidate) => personIdOf(candidate) === personId)
    const to = person && (await addressOf(person))
    const written = await comments.findAll(recordId, commentIds)
    const mentioning = written.filter(({ mentions }) => mentions.includes(personId))
    if (!to || !mentioning.length) return
    const isConfirmed = await mailer.isConfirmed(to)
    const address = `${publicUrl}/?proof=${proofId}`
    const { subject, page } = mentionMail(mentioning, { address, isConfirmed, proofId })
    const topic = mentionTopic(id, personId)
    try {
      const mail = { to, subject, text: mailText(page), html: mailHtml(page), recordId }
      await mailer.send({ key: topic, topic, askedAt: at, ...mail })
    } catch (error) {
      if (error instanceof MailLimitError) throw new LaterError(error.until, error)
      if (!(error instanceof RefusedMailError)) throw error
      logger.warn({ recordId, err: error }, 'mail refused for good')
    }
  }
}
