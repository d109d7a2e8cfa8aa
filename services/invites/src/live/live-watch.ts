import type { LiveState } from '@shared/contracts/live-state'
import { createChangeWatch } from '@shared/node/change-watch'
import type { ChangeWatch } from '@shared/node/change-watch'
import type { Logger } from '@shared/node/logger'
import { personIdOf } from '../grants/grant.model'
import type { Grant, GrantRepository } from '../grants/grant.repository'
import type { Presence, PresenceDocument } from './presence'
import type { RecordChanges, RecordChangesDocument } from './record-changes'

/** What is watched of a record; of it each of its people is shown what is theirs. */
export interface LiveRecord {
  changes: RecordChangesDocument
  grants: readonly Grant[]
  pages: readonly PresenceDocument[]
}

export type LiveWatch = ChangeWatch<LiveRecord>

export interface LiveSources {
  changes: Pick<RecordChanges, 'findAll'>
  grants: Pick<GrantRepository, 'findAll'>
  presence: Pick<Presence, 'findAll'>
}

/** Milliseconds between two looks: what another copy has written shows after that at the latest, an ended access too. */
const intervalMs = 250

function byRecord<Item extends { recordId: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.recordId)
    if (group) group.push(item)
    else groups.set(item.recordId, [item])
  }
  return groups
}

/** Records as they are now: three questions, however many there are. */
export async function readLiveRecords(
  { changes, grants, presence }: LiveSources,
  ids: readonly string[],
): Promise<Map<string, LiveRecord>> {
  const [counted, granted, open] = await Promise.all([
    changes.findAll(ids),
    grants.findAll(ids),
    presence.findAll(ids),
  ])
  const changesOf = new Map(counted.map((found) => [found._id, found]))
  const grantsOf = byRecord(granted)
  const pagesOf = byRecord(open)
  return new Map(
    ids.map((id) => {
      const none = { _id: id, revision: 0, comments: 0, people: 0, seal: 0 }
      return [
        id,
        { changes: changesOf.get(id) ?? none, grants: grantsOf.get(id) ?? [], pages: pagesOf.get(id) ?? [] },
      ]
    }),
  )
}

const stateOf = ({ changes, grants, pages }: LiveRecord) => {
  const { revision, comments, people, seal } = changes
  return JSON.stringify([
    [revision, comments, people, seal],
    grants.map(({ visitorId, role }) => [visitorId, role]),
    pages.map(({ visitorId, pageId, field }) => [visitorId, pageId, field]),
  ])
}

export const createLiveWatch = (sources: LiveSources, logger: Logger): LiveWatch =>
  createChangeWatch({
    name: 'shared records',
    read: (ids) => readLiveRecords(sources, ids),
    stateOf,
    logger,
    intervalMs,
  })

/**
 * A record as one of its people sees it; null for who has no access (any more). `revision` is one that is known from elsewhere, for
 * the case that the message which tells of it is still on its way.
 */
export function liveStateOf(
  { changes, grants, pages }: LiveRecord,
  visitorId: string,
  revision: number,
): LiveState | null {
  const own = grants.find((grant) => grant.visitorId === visitorId)
  if (!own) return null
  const { comments, people, seal } = changes
  return {
    revision: Math.max(changes.revision, revision),
    comments,
    people,
    seal,
    role: own.role,
    present: pages.flatMap((page) => {
      const person = grants.find((grant) => grant.visitorId === page.visitorId)
      if (!person) return []
      return [
        {
          personId: personIdOf(person),
          pageId: page.pageId,
          name: person.email ?? 'The owner',
          role: person.role,
          field: page.field,
          isYou: page.visitorId === visitorId,
        },
      ]
    }),
  }
}
