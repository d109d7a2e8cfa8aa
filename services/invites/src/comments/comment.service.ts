import type { RecordComments, StaffComment } from '@shared/contracts/admin-record-parts'
import type { Comment, CommentRequest } from '@shared/contracts/comments'
import { fieldWords } from '@shared/contracts/field-words'
import { rowsShown } from '@shared/contracts/press-room'
import { AppError } from '@shared/node/errors'
import type { OpenedRecord } from '../access/record-access'
import { ownerPerson, personIdOf } from '../grants/grant.model'
import type { GrantRepository } from '../grants/grant.repository'
import type { RecordChanges } from '../live/record-changes'
import type { MentionDigests } from '../mentions/mention-digests'
import { commentIdOf } from './comment.repository'
import type { CommentRepository, StoredComment } from './comment.repository'

export interface CommentService {
  list(visitorId: string, record: OpenedRecord): Promise<Comment[]>
  /** Those behind the comment that `after` names, the last one first. */
  listForStaff(recordId: string, after: string | undefined): Promise<RecordComments>
  /** Stores a comment; the same again is answered as it is stored. */
  write(visitorId: string, record: OpenedRecord, request: CommentRequest): Promise<Comment>
  /** Closes a thread, or opens it again. @throws AppError `not_found` */
  resolve(record: OpenedRecord, commentId: string, isResolved: boolean): Promise<void>
}

export interface CommentServiceDependencies {
  repository: CommentRepository
  grants: Pick<GrantRepository, 'listOf'>
  changes: Pick<RecordChanges, 'count'>
  digests: Pick<MentionDigests, 'add'>
  now: () => Date
}

const maxComments = 2000
const noSuchComment = () =>
  new AppError({ code: 'not_found', publicMessage: 'This comment no longer exists.' })

const presented = (comment: StoredComment, visitorId: string): Comment => {
  const { _id, recordId, author, createdAt, resolvedAt, text, field, replyTo, mentions } = comment
  const { id, email, role } = author
  return {
    id: _id.slice(recordId.length + 1),
    text,
    field,
    replyTo,
    mentions,
    author: { id, email, role, isYou: author.visitorId === visitorId },
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }
}

const presentedToStaff = (comment: StoredComment): StaffComment => {
  const { _id, recordId, author, createdAt, resolvedAt, text, field, replyTo } = comment
  return {
    id: _id.slice(recordId.length + 1),
    text,
    about: field === null ? null : fieldWords(field),
    replyTo,
    author: { email: author.email, role: author.role },
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }
}

export function createCommentService(dependencies: CommentServiceDependencies): CommentService {
  const { repository, grants, changes, digests, now } = dependencies

  const assertThread = async (recordId: string, replyTo: string | null) => {
    if (replyTo === null) return
    const first = await repository.find(recordId, replyTo)
    if (!first || first.replyTo !== null) throw noSuchComment()
  }

  return {
    async list(visitorId, { recordId }) {
      return (await repository.listOf(recordId)).map((comment) => presented(comment, visitorId))
    },
    async listForStaff(recordId, after) {
      const found = await repository.listBehind(recordId, after, rowsShown + 1)
      const comments = found.slice(0, rowsShown).map(presentedToStaff)
      return { comments, after: found.length > comments.length ? (comments.at(-1)?.id ?? null) : null }
    },
    async write(visitorId, record, { id, text, field, replyTo, mentions }) {
      const { recordId } = record
      await assertThread(recordId, replyTo)
      const isFull = (await repository.countOf(recordId)) >= maxComments
      if (isFull && !(await repository.find(recordId, id)))
        throw new AppError({
          code: 'conflict',
          publicMessage: `A record holds ${maxComments} comments, and has as many now.`,
        })
      const people = await grants.listOf(recordId)
      const own = people.find((person) => person.visitorId === visitorId)
      const mentioned = people.filter(
        (person) => mentions.includes(personIdOf(person)) && person.visitorId !== visitorId,
      )
      const comment: StoredComment = {
        _id: commentIdOf(recordId, id),
        recordId,
        text,
        field,
        replyTo,
        author: {
          id: own ? personIdOf(own) : ownerPerson,
          visitorId,
          email: own?.email ?? null,
          role: record.role,
        },
        mentions: mentioned.map(personIdOf),
        createdAt: now(),
        resolvedAt: null,
      }
      // Before the comment: a process that dies in between leaves a mention of nothing, which no e-mail tells of.
      for (const personId of comment.mentions)
        await digests.add({ recordId, proofId: record.proofId, personId, commentId: id }, comment.createdAt)
      const isNew = await repository.insert(comment)
      const stored = isNew ? comment : await repository.find(recordId, id)
      if (!stored) throw noSuchComment()
      if (stored.author.visitorId !== visitorId)
        throw new AppError({ code: 'conflict', publicMessage: 'This comment exists already.' })
      await changes.count(recordId, 'comments')
      return presented(stored, visitorId)
    },
    async resolve({ recordId }, commentId, isResolved) {
      const comment = await repository.find(recordId, commentId)
      if (!comment || comment.replyTo !== null) throw noSuchComment()
      await repository.setResolved(recordId, commentId, isResolved ? now() : null)
      await changes.count(recordId, 'comments')
    },
  }
}
