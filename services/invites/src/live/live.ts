import type { Logger } from '@shared/node/logger'
import type { Connection } from 'mongoose'
import type { GrantRepository } from '../grants/grant.repository'
import { createLiveWatch, readLiveRecords } from './live-watch'
import type { LiveRecord, LiveWatch } from './live-watch'
import { createPresence } from './presence'
import type { Presence } from './presence'
import { createRecordChanges } from './record-changes'
import type { RecordChanges } from './record-changes'

export interface Live {
  changes: RecordChanges
  presence: Presence
  watch: LiveWatch
  read(recordId: string): Promise<LiveRecord>
}

export interface LiveDependencies {
  connection: Connection
  grants: Pick<GrantRepository, 'findAll'>
  logger: Logger
  now: () => Date
}

/** What changes while people look: counted and stored, and watched in one loop. */
export function createLive({ connection, grants, logger, now }: LiveDependencies): Live {
  const onChange = (recordId: string) => watch.look(recordId)
  const changes = createRecordChanges(connection, onChange)
  const presence = createPresence({ connection, now, onChange })
  const sources = { changes, grants, presence }
  const watch = createLiveWatch(sources, logger)
  return {
    changes,
    presence,
    watch,
    async read(recordId) {
      const found = (await readLiveRecords(sources, [recordId])).get(recordId)
      if (!found) throw new Error('Every record that is asked for is read')
      return found
    },
  }
}
