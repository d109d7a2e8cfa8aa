import { randomUUID } from 'node:crypto'
import { isDuplicate } from '@shared/node/database'
import { firstDueAt } from '@shared/node/outbox'
import type { StoredMessage } from '@shared/node/outbox'
import type { Connection } from 'mongoose'
import { mentionDigestModel } from './mention-digest.model'
import type { MentionDigestDocument } from './mention-digest.model'

export interface Mention {
  recordId: string
  proofId: string
  personId: string
  commentId: string
}

export interface MentionDigests {
  /** Remembers a mention for the next e-mail to the person; again is the same. */
  add(mention: Mention, now: Date): Promise<void>
  /** Ids of some digests whose e-mail is due. */
  findDue(now: Date, limit: number): Promise<string[]>
  /** Puts the message that sends a digest into its outbox, with the comments it tells of; null when another copy was faster. */
  take(id: string, now: Date): Promise<StoredMessage | null>
}

export const mentionMailType = 'mail.mention'
/** All mentions of a person within so many milliseconds of the first go as one e-mail. */
const digestMs = 5 * 60_000
/** So many comments are remembered as told: more than a page sends again after a broken connection. */
const maxTold = 200

export function createMentionDigests(connection: Connection): MentionDigests {
  const digests = mentionDigestModel(connection)
  return {
    async add({ recordId, proofId, personId, commentId }, now) {
      const _id = `${recordId}:${personId}`
      const write = () =>
        digests.updateOne(
          { _id, waiting: { $ne: commentId }, told: { $ne: commentId } },
          {
            $push: { waiting: commentId },
            $min: { dueAt: new Date(now.getTime() + digestMs) },
            $set: { proofId },
            $setOnInsert: { recordId, personId, told: [], outbox: [] },
          },
          { upsert: true },
        )
      const notDuplicate = (error: unknown) => {
        if (!isDuplicate(error)) throw error
      }
      // A duplicate is a mention that is there already, or another copy that made the digest at this moment: once more tells.
      await write().catch((error: unknown) => {
        notDuplicate(error)
        return write().catch(notDuplicate)
      })
    },
    async findDue(now, limit) {
      const due = await digests
        .find({ dueAt: { $lte: now } }, { _id: 1 })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<Pick<MentionDigestDocument, '_id'>[]>()
      return due.map(({ _id }) => _id)
    },
    async take(_id, now) {
      const found = await digests.findOne({ _id, dueAt: { $lte: now } }).lean<MentionDigestDocument>()
      if (!found?.dueAt) return null
      const { recordId, personId, proofId, waiting, dueAt } = found
      const payload = { recordId, personId, proofId, commentIds: waiting }
      const message: StoredMessage = { id: randomUUID(), type: mentionMailType, payload, at: now }
      // A mention that came since is not lost: the digest is then not as it was found, and stays due.
      const { matchedCount } = await digests.updateOne(
        { _id, dueAt, waiting: { $size: waiting.length } },
        {
          $set: { waiting: [], outboxDueAt: firstDueAt(now) },
          $unset: { dueAt: 1 },
          $push: { outbox: message, told: { $each: waiting, $slice: -maxTold } },
        },
      )
      return matchedCount ? message : null
    },
  }
}
