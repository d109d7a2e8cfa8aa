import type { Connection } from 'mongoose'
import type { RecordTexts } from '../encryption/record-texts'
import { commentModel } from './comment.model'
import type { CommentDocument } from './comment.model'

/** What somebody wrote about a record. */
export type StoredComment = Omit<CommentDocument, 'text' | 'author'> & {
  text: string
  author: Omit<CommentDocument['author'], 'email'> & { email: string | null }
}

export interface CommentRepository {
  find(recordId: string, commentId: string): Promise<StoredComment | null>
  /** All of a record's, oldest first. */
  listOf(recordId: string): Promise<StoredComment[]>
  /** At most `limit` of a record's behind the one that `after` names, the last one first. */
  listBehind(recordId: string, after: string | undefined, limit: number): Promise<StoredComment[]>
  /** Some of a record's, those that there are, oldest first. */
  findAll(recordId: string, commentIds: readonly string[]): Promise<StoredComment[]>
  countOf(recordId: string): Promise<number>
  /** Stores a comment unless it is there already; false when it is. */
  insert(comment: StoredComment): Promise<boolean>
  setResolved(recordId: string, commentId: string, resolvedAt: Date | null): Promise<boolean>
}

export const commentIdOf = (recordId: string, commentId: string) => `${recordId}:${commentId}`

export function createCommentRepository(connection: Connection, texts: RecordTexts): CommentRepository {
  const comments = commentModel(connection)
  const read = (found: readonly CommentDocument[]) =>
    texts.readAll(found, ({ text, author, ...comment }, textOf): StoredComment => ({
      ...comment,
      text: textOf('text', text),
      author: { ...author, email: author.email === null ? null : textOf('author.email', author.email) },
    }))
  return {
    async find(recordId, commentId) {
      const found = await comments.findById(commentIdOf(recordId, commentId)).lean<CommentDocument>()
      const [comment] = found ? await read([found]) : []
      return comment ?? null
    },
    listOf: async (recordId) =>
      read(await comments.find({ recordId }).sort({ createdAt: 1, _id: 1 }).lean<CommentDocument[]>()),
    async listBehind(recordId, after, limit) {
      const page = (place: object, most: number) =>
        comments
          .find({ recordId, ...place })
          .sort({ createdAt: -1, _id: -1 })
          .limit(most)
          .lean<CommentDocument[]>()
      const last =
        after === undefined
          ? null
          : await comments
              .findById(commentIdOf(recordId, after), { createdAt: 1 })
              .lean<Pick<CommentDocument, '_id' | 'createdAt'>>()
      if (!last) return read(await page({}, limit))
      const { _id, createdAt } = last
      return read(
        await page({ $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }] }, limit),
      )
    },
    findAll: async (recordId, commentIds) =>
      read(
        await comments
          .find({ _id: { $in: commentIds.map((id) => commentIdOf(recordId, id)) } })
          .sort({ createdAt: 1, _id: 1 })
          .lean<CommentDocument[]>(),
      ),
    countOf: (recordId) => comments.countDocuments({ recordId }),
    async insert({ _id, ...written }) {
      const document = { _id, recordId: written.recordId }
      const { text, author } = written
      const email = author.email === null ? null : await texts.encrypt(document, 'author.email', author.email)
      const comment = {
        ...written,
        text: await texts.encrypt(document, 'text', text),
        author: { ...author, email },
      }
      const { upsertedCount } = await comments.updateOne({ _id }, { $setOnInsert: comment }, { upsert: true })
      return upsertedCount > 0
    },
    async setResolved(recordId, commentId, resolvedAt) {
      const write = comments.updateOne({ _id: commentIdOf(recordId, commentId) }, { $set: { resolvedAt } })
      return (await write).matchedCount > 0
    },
  }
}
