import type { Connection } from 'mongoose'
import { commentModel } from './comment.model'
import type { CommentDocument } from './comment.model'

export interface CommentRepository {
  find(recordId: string, commentId: string): Promise<CommentDocument | null>
  /** All of a record's, oldest first. */
  listOf(recordId: string): Promise<CommentDocument[]>
  /** Some of a record's, those that there are, oldest first. */
  findAll(recordId: string, commentIds: readonly string[]): Promise<CommentDocument[]>
  countOf(recordId: string): Promise<number>
  /** Stores a comment unless it is there already; false when it is. */
  insert(comment: CommentDocument): Promise<boolean>
  setResolved(recordId: string, commentId: string, resolvedAt: Date | null): Promise<boolean>
}

export const commentIdOf = (recordId: string, commentId: string) => `${recordId}:${commentId}`

export function createCommentRepository(connection: Connection): CommentRepository {
  const comments = commentModel(connection)
  return {
    find: (recordId, commentId) =>
      comments.findById(commentIdOf(recordId, commentId)).lean<CommentDocument>(),
    listOf: (recordId) =>
      comments.find({ recordId }).sort({ createdAt: 1, _id: 1 }).lean<CommentDocument[]>(),
    findAll: (recordId, commentIds) =>
      comments
        .find({ _id: { $in: commentIds.map((id) => commentIdOf(recordId, id)) } })
        .sort({ createdAt: 1, _id: 1 })
        .lean<CommentDocument[]>(),
    countOf: (recordId) => comments.countDocuments({ recordId }),
    async insert({ _id, ...comment }) {
      const { upsertedCount } = await comments.updateOne({ _id }, { $setOnInsert: comment }, { upsert: true })
      return upsertedCount > 0
    },
    async setResolved(recordId, commentId, resolvedAt) {
      const write = comments.updateOne({ _id: commentIdOf(recordId, commentId) }, { $set: { resolvedAt } })
      return (await write).matchedCount > 0
    },
  }
}
