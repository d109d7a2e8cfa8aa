import {
  failedJobsSchema,
  outboxQuerySchema,
  outboxSchema,
  pressDaysSchema,
  pressFiguresQuerySchema,
  pressRanges,
  pressStateSchema,
} from '@shared/contracts/press-room'
import type { Outbox, PressState } from '@shared/contracts/press-room'
import { lastDays } from '@shared/contracts/zone-days'
import { streamChanges } from '@shared/node/change-stream'
import type { ChangeWatch } from '@shared/node/change-watch'
import { wantsEvents } from '@shared/node/event-stream'
import type { MailQuery } from '@shared/node/mail'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { PressCounts } from './press-counts'
import type { PressJobs } from './press-jobs'
import { pressRoomId } from './press-watch'

export interface PressRoomDependencies {
  jobs: Pick<PressJobs, 'failed'>
  counts: Pick<PressCounts, 'days'>
  outbox: (query: MailQuery) => Promise<Outbox>
  watch: Pick<ChangeWatch<PressState>, 'watch' | 'ending'>
  read: () => Promise<PressState>
  now: () => Date
}

/** Milliseconds after which a stream ends: who asks again is looked up again, and a session that has ended gets none. */
const streamMs = 60_000

/** What staff see of the press: figures, failed jobs, e-mails, and all of it as it changes. */
export function mountPressRoom(app: Express, dependencies: PressRoomDependencies): void {
  const { jobs, counts, outbox, watch, read, now } = dependencies
  const audience = 'staff' as const
  app.get(
    '/api/admin/press-room/press',
    route(
      {
        summary: 'What the press did on each day',
        audience,
        query: pressFiguresQuerySchema,
        answer: pressDaysSchema,
      },
      async ({ query: { range, timeZone } }) => ({
        days: await counts.days(lastDays(pressRanges[range].days, timeZone, now())),
      }),
    ),
  )
  app.get(
    '/api/admin/press-room/failed-jobs',
    route({ summary: 'Proofs and finished books that failed', audience, answer: failedJobsSchema }, () =>
      jobs.failed(),
    ),
  )
  app.get(
    '/api/admin/press-room/proof-mails',
    route(
      {
        summary: 'The e-mails about proofs, and what became of them',
        audience,
        query: outboxQuerySchema,
        answer: outboxSchema,
      },
      ({ query }) => outbox(query),
    ),
  )
  app.get(
    '/api/admin/press-room/live',
    route(
      {
        summary: 'How things stand at the press, at once or as it changes',
        audience,
        answer: pressStateSchema,
        events: { state: pressStateSchema },
      },
      ({ request, response, tell }) => {
        if (!wantsEvents(request)) return read()
        const end = now().getTime() + streamMs
        return streamChanges(pressRoomId, {
          watch,
          read: (seen) => seen ?? read(),
          tell: (state) => tell('state', state),
          isLast: () => now().getTime() >= end,
          response,
        })
      },
    ),
  )
}
