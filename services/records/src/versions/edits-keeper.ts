import type { Logger } from '@shared/node/logger'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { BackgroundWork } from '@shared/node/start-service'
import { newestFormOf } from '../records/current-form'
import type { RecordRepository } from '../records/record.repository'
import { revisionOf } from '../records/record-state'
import { editsOf } from './working'
import type { WorkingRepository } from './working.repository'

export interface EditsKeeperOptions {
  repository: RecordRepository
  working: Pick<WorkingRepository, 'dueEdits'>
  relay: Pick<OutboxRelay, 'flush'>
  logger: Logger
  now?: () => Date
  /** Milliseconds between two looks. */
  intervalMs?: number
}

const batch = 50

/** Makes versions of live edits that have waited ten minutes. Several copies may run: whoever writes second finds nothing to do. */
export async function keepDueEdits({
  repository,
  working,
  relay,
  now = () => new Date(),
}: Omit<EditsKeeperOptions, 'logger' | 'intervalMs'>): Promise<void> {
  const at = now()
  for (const id of await working.dueEdits(at, batch)) {
    const record = await repository.findById(id)
    const edits = record && editsOf(record, await newestFormOf(repository, record), at)
    if (!record || !edits) continue
    const messages = storedMessages(
      [{ type: 'record.changed', payload: { recordId: id, revision: revisionOf(record) + 1 } }],
      at,
    )
    const outcome = await repository.addVersions(record, {
      versions: [edits],
      proofIds: record.proofIds,
      messages,
    })
    if (outcome === 'written') await relay.flush(id, messages)
  }
}

export function createEditsKeeper(options: EditsKeeperOptions): BackgroundWork {
  const { logger, intervalMs = 30_000 } = options
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isRunning = false
  const look = () => {
    underWay = keepDueEdits(options)
      .catch((error: unknown) => logger.warn({ err: error }, 'live edits are not a version yet'))
      .finally(() => {
        if (isRunning) timer = setTimeout(look, intervalMs)
      })
  }
  return {
    start() {
      if (isRunning) return
      isRunning = true
      look()
    },
    async stop() {
      isRunning = false
      clearTimeout(timer)
      await underWay
    },
  }
}
