import { liveStateSchema } from '@shared/contracts/live-state'
import { presenceSchema } from '@shared/contracts/versions'
import { streamChanges } from '@shared/node/change-stream'
import { wantsEvents } from '@shared/node/event-stream'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { proofIdParameter } from '../access/proof-id-parameter'
import type { RecordAccess } from '../access/record-access'
import { liveStateOf } from './live-watch'
import type { LiveRecord, LiveWatch } from './live-watch'
import type { Presence } from './presence'

export interface LiveRouteDependencies {
  access: RecordAccess
  watch: LiveWatch
  read: (recordId: string) => Promise<LiveRecord>
  presence: Presence
}

const ofProof = z.strictObject(proofIdParameter)

/** What the pages that show a shared record are told while it changes, and where each of them is. */
export function mountLive(app: Express, { access, watch, read, presence }: LiveRouteDependencies): void {
  app.get(
    '/api/proofs/:id/live',
    route(
      {
        summary: 'What changed of a record and who is here, at once or as it changes',
        params: ofProof,
        answer: liveStateSchema.nullable(),
        events: { state: liveStateSchema, ended: z.strictObject({}) },
      },
      async ({ params, visitorId, request, response, tell }) => {
        const { recordId, revision } = await access.open(visitorId, params.id, 'read')
        const readState = async (seen?: LiveRecord) =>
          liveStateOf(seen ?? (await read(recordId)), visitorId, revision)
        if (!wantsEvents(request)) return readState()
        return streamChanges(recordId, {
          watch,
          read: readState,
          tell: (state) => (state ? tell('state', state) : tell('ended', {})),
          isLast: (state) => state === null,
          response,
        })
      },
    ),
  )
  app.put(
    '/api/proofs/:id/presence',
    route(
      {
        summary: 'Says that a page is open on a record, and on which field',
        params: ofProof,
        body: presenceSchema,
      },
      async ({ params, body: { pageId, field }, visitorId }) => {
        const { recordId } = await access.open(visitorId, params.id, 'read')
        await presence.set({ recordId, visitorId, pageId }, field)
      },
    ),
  )
  app.delete(
    '/api/proofs/:id/presence',
    route(
      { summary: 'Says that a page has left a record', params: ofProof, body: presenceSchema },
      async ({ params, body: { pageId }, visitorId }) => {
        const { recordId } = await access.open(visitorId, params.id, 'read')
        await presence.remove({ recordId, visitorId, pageId })
      },
    ),
  )
}
