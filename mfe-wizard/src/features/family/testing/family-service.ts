import { http, HttpResponse } from 'msw'
import { commentRequestSchema, resolutionSchema } from '@shared/contracts/comments'
import type { Comment } from '@shared/contracts/comments'
import { sealRequestSchema } from '@shared/contracts/seals'
import type { Seal } from '@shared/contracts/seals'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { AccessList } from '@shared/contracts/invites'
import { presenceSchema } from '@shared/contracts/versions'
import type { LiveState } from '@shared/contracts/live-state'
import { mockApi } from '@shared/web/testing/mock-api'

export const proofId = '01K7Q2M9XA'
type Person = AccessList['people'][number]

export const somePerson = (id: string, role: GrantRole, isYou = false): Person => ({
  id,
  email: role === 'OWNER' ? null : `${id}@telia.se`,
  role,
  since: '2026-11-20T10:00:00Z',
  isYou,
})

const encoder = new TextEncoder()

/** The platform of one shared record, in memory and by the contracts; what others do is done by its functions. */
export function openFamily(people: Person[]) {
  const you = people.find(({ isYou }) => isYou)
  if (!you) throw new Error('Somebody is you')
  const comments: Comment[] = []
  const presence: { method: string; field: string | null }[] = []
  let live: LiveState = { revision: 4, comments: 0, people: 0, seal: 0, role: you.role, present: [] }
  let marks: Seal['marks'] = []
  let cleared: Seal['marks'] = []
  let streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const reads = { comments: 0, access: 0, seal: 0 }
  const written: unknown[] = []

  const tell = (change: Partial<LiveState>) => {
    live = { ...live, ...change }
    const event = encoder.encode(`event: state\ndata: ${JSON.stringify(live)}\n\n`)
    for (const stream of streams) stream.enqueue(event)
  }
  const authorOf = ({ id, email, role, isYou }: Person) => ({ id, email, role, isYou })
  const add = (comment: Partial<Comment> & { text: string }, author: Person) =>
    comments.push({
      id: crypto.randomUUID(),
      field: null,
      replyTo: null,
      author: authorOf(author),
      mentions: [],
      createdAt: new Date().toISOString(),
      resolvedAt: null,
      ...comment,
    })
  const seal = () => ({ revision: live.revision, marks, cleared })
  const path = `*/api/proofs/${proofId}`
  mockApi.use(
    http.get(`${path}/live`, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller)
          controller.enqueue(encoder.encode(`event: state\ndata: ${JSON.stringify(live)}\n\n`))
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
    http.all(`${path}/presence`, async ({ request }) => {
      const { field } = presenceSchema.parse(await request.json())
      presence.push({ method: request.method, field })
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${path}/invites`, () => {
      reads.access += 1
      return HttpResponse.json({ people, invitations: [] })
    }),
    http.get(`${path}/comments`, () => {
      reads.comments += 1
      return HttpResponse.json({ comments })
    }),
    http.post(`${path}/comments`, async ({ request }) => {
      const asked = commentRequestSchema.parse(await request.json())
      written.push(asked)
      if (!comments.some(({ id }) => id === asked.id)) add(asked, you)
      return HttpResponse.json(comments.find(({ id }) => id === asked.id))
    }),
    http.put(`${path}/comments/:id/resolution`, async ({ request, params }) => {
      const { isResolved } = resolutionSchema.parse(await request.json())
      for (const comment of comments)
        if (comment.id === params['id']) comment.resolvedAt = isResolved ? new Date().toISOString() : null
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(`${path}/seal`, () => {
      reads.seal += 1
      return HttpResponse.json(seal())
    }),
    http.put(`${path}/seal`, async ({ request }) => {
      const asked = sealRequestSchema.parse(await request.json())
      written.push(asked)
      const { id, email } = you
      cleared = []
      marks = asked.isReady ? [{ id, email, at: new Date().toISOString(), isYou: true }] : []
      return HttpResponse.json(seal())
    }),
  )
  return {
    comments,
    presence,
    reads,
    written,
    tell,
    /** Somebody else writes. */
    say(author: Person, text: string, more: Partial<Comment> = {}) {
      add({ text, ...more }, author)
      tell({ comments: live.comments + 1 })
    },
    /** Somebody else marks the record, or takes the mark back. */
    mark({ id, email }: Person, isReady: boolean) {
      cleared = []
      marks = isReady ? [{ id, email, at: new Date().toISOString(), isYou: false }] : []
      tell({ seal: live.seal + 1 })
    },
    /** Somebody changes the record, which clears all marks. */
    edit() {
      if (marks.length) [marks, cleared] = [[], marks]
      tell({ revision: live.revision + 1 })
    },
    /** The connection breaks. */
    lose() {
      for (const stream of streams) stream.error(new TypeError('terminated'))
      streams = []
    },
  }
}
