import type { z } from 'zod'
import { commentSchema, commentsSchema } from '@shared/contracts/comments'
import type { Comment, commentRequestSchema } from '@shared/contracts/comments'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { accessListSchema, inviteResultSchema } from '@shared/contracts/invites'
import type { AccessList, inviteRequestSchema } from '@shared/contracts/invites'
import { sealSchema } from '@shared/contracts/seals'
import type { Seal } from '@shared/contracts/seals'
import { wizardApi } from './wizard-api'

export type InviteRequest = z.infer<typeof inviteRequestSchema>
export type InviteResult = z.infer<typeof inviteResultSchema>
export type Invite = InviteResult['invites'][number]
type NewComment = z.input<typeof commentRequestSchema>

interface OfPerson {
  proofId: string
  personId: string
}
interface OfInvitation {
  proofId: string
  invitationId: string
}
type People = AccessList['people']

/** Each of the owner's devices has its line in the list; to the people of a record they are one person. */
function onePersonEach(people: People): People {
  const known = new Map<string, People[number]>()
  for (const person of people) {
    const { isYou, since } = known.get(person.id) ?? person
    known.set(person.id, {
      ...person,
      isYou: isYou || person.isYou,
      since: since < person.since ? since : person.since,
    })
  }
  return [...known.values()]
}
const readAccessList = (answer: unknown): AccessList => {
  const list = accessListSchema.parse(answer)
  return { ...list, people: onePersonEach(list.people) }
}
const oneInviteSchema = inviteResultSchema.shape.invites.element

/**
 * What people do with a record together. Apart from the wizard's own calls: its schemas are loaded once somebody invites, or a
 * record is shared. Whatever was tried with the access list, it is read again after it, also where it was refused.
 */
export const familyApi = wizardApi
  .enhanceEndpoints({ addTagTypes: ['Access', 'Comments', 'Seal'] })
  .injectEndpoints({
    endpoints: (build) => ({
      accessList: build.query<AccessList, string>({
        query: (proofId) => ['/api/proofs', proofId, 'invites'],
        transformResponse: readAccessList,
        providesTags: ['Access'],
      }),
      createInvites: build.mutation<InviteResult, { proofId: string; request: InviteRequest }>({
        query: ({ proofId, request }) => ({
          path: ['/api/proofs', proofId, 'invites'],
          method: 'POST',
          body: request,
        }),
        transformResponse: (answer) => inviteResultSchema.parse(answer),
        invalidatesTags: ['Access'],
      }),
      sendInviteAgain: build.mutation<Invite, OfInvitation>({
        query: ({ proofId, invitationId }) => ({
          path: ['/api/proofs', proofId, 'invites', invitationId, 'again'],
          method: 'POST',
        }),
        transformResponse: (answer) => oneInviteSchema.parse(answer),
        invalidatesTags: ['Access'],
      }),
      setInviteRole: build.mutation<unknown, OfInvitation & { role: AccessLevel }>({
        query: ({ proofId, invitationId, role }) => ({
          path: ['/api/proofs', proofId, 'invites', invitationId],
          method: 'PUT',
          body: { role },
        }),
        invalidatesTags: ['Access'],
      }),
      revokeInvite: build.mutation<unknown, OfInvitation>({
        query: ({ proofId, invitationId }) => ({
          path: ['/api/proofs', proofId, 'invites', invitationId],
          method: 'DELETE',
        }),
        invalidatesTags: ['Access'],
      }),
      setRole: build.mutation<unknown, OfPerson & { role: AccessLevel }>({
        query: ({ proofId, personId, role }) => ({
          path: ['/api/proofs', proofId, 'people', personId],
          method: 'PUT',
          body: { role },
        }),
        invalidatesTags: ['Access'],
      }),
      revokeAccess: build.mutation<unknown, OfPerson>({
        query: ({ proofId, personId }) => ({
          path: ['/api/proofs', proofId, 'people', personId],
          method: 'DELETE',
        }),
        invalidatesTags: ['Access'],
      }),
      comments: build.query<Comment[], string>({
        query: (proofId) => ['/api/proofs', proofId, 'comments'],
        transformResponse: (answer) => commentsSchema.parse(answer).comments,
        providesTags: ['Comments'],
      }),
      writeComment: build.mutation<Comment, { proofId: string; comment: NewComment }>({
        query: ({ proofId, comment }) => ({
          path: ['/api/proofs', proofId, 'comments'],
          method: 'POST',
          body: comment,
        }),
        transformResponse: (answer) => commentSchema.parse(answer),
        invalidatesTags: ['Comments'],
      }),
      resolveComment: build.mutation<unknown, { proofId: string; commentId: string; isResolved: boolean }>({
        query: ({ proofId, commentId, isResolved }) => ({
          path: ['/api/proofs', proofId, 'comments', commentId, 'resolution'],
          method: 'PUT',
          body: { isResolved },
        }),
        invalidatesTags: ['Comments'],
      }),
      seal: build.query<Seal, string>({
        query: (proofId) => ['/api/proofs', proofId, 'seal'],
        transformResponse: (answer) => sealSchema.parse(answer),
        providesTags: ['Seal'],
      }),
      markSeal: build.mutation<Seal, { proofId: string; isReady: boolean; revision: number }>({
        query: ({ proofId, ...body }) => ({
          path: ['/api/proofs', proofId, 'seal'],
          method: 'PUT',
          body,
        }),
        transformResponse: (answer) => sealSchema.parse(answer),
        invalidatesTags: ['Seal'],
      }),
    }),
  })

export const {
  useAccessListQuery,
  useCreateInvitesMutation,
  useSendInviteAgainMutation,
  useSetInviteRoleMutation,
  useRevokeInviteMutation,
  useSetRoleMutation,
  useRevokeAccessMutation,
  useCommentsQuery,
  useWriteCommentMutation,
  useResolveCommentMutation,
  useSealQuery,
  useMarkSealMutation,
} = familyApi
