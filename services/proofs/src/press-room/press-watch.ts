import { invitesPressSchema, recordsPressSchema } from '@shared/contracts/press-room'
import type { PressState } from '@shared/contracts/press-room'
import { createChangeWatch } from '@shared/node/change-watch'
import type { ChangeWatch } from '@shared/node/change-watch'
import type { Logger } from '@shared/node/logger'
import type { Mailer } from '@shared/node/mail'
import type { ServiceClient } from '@shared/node/service-client'
import type { PressCounts } from './press-counts'
import type { PressJobs } from './press-jobs'

export interface PressSources {
  jobs: PressJobs
  counts: Pick<PressCounts, 'revisionAt'>
  mailer: Pick<Mailer, 'outboxState'>
  records: Pick<ServiceClient, 'call'>
  invites: Pick<ServiceClient, 'call'>
  now: () => Date
}

const path = '/internal/press-room'
const nullWhenAway = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null)

/** How things stand at the press, and in the services that keep the rest of what the press room shows. */
export async function readPressState(sources: PressSources): Promise<PressState> {
  const { jobs, counts, mailer, records, invites, now } = sources
  const [queue, failed, outbox, figures, ofRecords, ofInvites] = await Promise.all([
    jobs.queue(),
    jobs.failedState(),
    mailer.outboxState(),
    counts.revisionAt(now()),
    nullWhenAway(records.call({ path, answer: recordsPressSchema })),
    nullWhenAway(invites.call({ path, answer: invitesPressSchema })),
  ])
  return {
    queue,
    failed: failed.failed,
    mails: outbox.counts,
    jobs: failed.revision,
    outbox: outbox.revision,
    figures,
    records: ofRecords,
    invites: ofInvites,
  }
}

/** There is one press room, which everybody in it sees alike. */
export const pressRoomId = 'press-room'

/** Watches it while somebody looks: a few small questions a second, however many do. */
export const createPressWatch = (sources: PressSources, logger: Logger): ChangeWatch<PressState> =>
  createChangeWatch({
    name: 'the press room',
    read: async () => new Map([[pressRoomId, await readPressState(sources)]]),
    stateOf: JSON.stringify,
    logger,
    intervalMs: 1000,
  })
