import type { Comment } from '@shared/contracts/comments'
import type { Place } from './family-desk'

/** A comment and its answers, oldest first. */
export interface CommentThread {
  first: Comment
  replies: Comment[]
}

/** The threads of a record; comments come oldest first, and stay so. */
export function threadsOf(comments: readonly Comment[]): CommentThread[] {
  return comments
    .filter(({ replyTo }) => replyTo === null)
    .map((first) => ({ first, replies: comments.filter(({ replyTo }) => replyTo === first.id) }))
}

export const isOpenThread = ({ first }: CommentThread): boolean => first.resolvedAt === null

export const threadsAt = (threads: readonly CommentThread[], { field }: Place): CommentThread[] =>
  threads.filter(({ first }) => first.field === field)

/** Every place with open threads, the record as a whole first, then in the order in which they were begun. */
export function openPlaces(threads: readonly CommentThread[]): { place: Place; count: number }[] {
  const open = threads.filter(isOpenThread)
  const fields = [...new Set(open.map(({ first }) => first.field))]
  return fields
    .toSorted((one, other) => Number(one !== null) - Number(other !== null))
    .map((field) => ({ place: { field }, count: threadsAt(open, { field }).length }))
}
