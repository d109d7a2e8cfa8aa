import type { BirthFormDraft, BirthFormField } from '@shared/contracts/birth-form'
import { fieldsThatDiffer } from '@shared/contracts/three-way'
import type { RecordChange, SharedRecord } from '@shared/contracts/versions'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { RecordAccess } from '../access/record-access'
import { formAtWork, newestFormOf } from '../records/current-form'
import { uneditedBy } from '../records/edited-revision'
import type { StoredWorking, Writer } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { revisionOf } from '../records/record-state'
import { untilWritten } from '../records/until-written'
import { filesMessageOf } from '../uploads/tied-files'
import { assertChangeable } from './changeable'
import type { DraftFiles } from './draft-files'
import { oneAtATime } from './one-at-a-time'
import { joined, sharedRecordOf, withoutOwnersWord } from './shared-record'
import type { RecordAtWork, WorkingRepository } from './working.repository'

export interface ChangeService {
  /** @throws AppError `not_found`, `unavailable` */
  read(visitorId: string, proofId: string): Promise<SharedRecord>
  /**
   * Changes fields while others may be changing theirs. They become a version later (edits-keeper.ts), or with the next sync or
   * submission.
   *
   * @throws AppError `not_found`, `forbidden`, `locked`, `conflict` (conflictAnswerSchema)
   */
  change(visitorId: string, proofId: string, changes: RecordChange['changes']): Promise<SharedRecord>
}

export interface ChangeServiceDependencies {
  repository: Pick<RecordRepository, 'answersOf'>
  working: WorkingRepository
  access: RecordAccess
  files: DraftFiles
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const pick = (changes: RecordChange['changes'], side: 'base' | 'value'): Partial<BirthFormDraft> =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]))

/** What has now been changed since the newest version; null where everything is again as it says. */
function workingOf(
  { working }: RecordAtWork,
  { newest, before, after }: Readonly<Record<'newest' | 'before' | 'after', BirthFormDraft>>,
  writer: Writer,
): StoredWorking | null {
  const fields = fieldsThatDiffer(newest, after)
  const changedNow = new Set(fieldsThatDiffer(before, after))
  const writerOf = (field: BirthFormField) =>
    changedNow.has(field) ? writer : (working?.writers[field] ?? writer)
  return fields.length
    ? {
        values: Object.fromEntries(fields.map((field) => [field, after[field]])),
        writers: Object.fromEntries(fields.map((field) => [field, writerOf(field)])),
      }
    : null
}

export function createChangeService(dependencies: ChangeServiceDependencies): ChangeService {
  const { repository, working, access, files, relay, now } = dependencies
  // Of several changes that reach this process together, none has to be tried again because of the others.
  const inTurn = oneAtATime()

  const attempt = async (
    visitorId: string,
    proofId: string,
    changes: RecordChange['changes'],
  ): Promise<SharedRecord | undefined> => {
    const { record, role, writer } = await access.open(visitorId, 'edit', proofId, working.findById)
    const newest = await newestFormOf(repository, record)
    const before = formAtWork(newest, record)
    const base = { ...before, ...pick(changes, 'base') }
    const mine = withoutOwnersWord(role, { base, mine: { ...base, ...pick(changes, 'value') } })
    const after = joined(record, { base, mine, theirs: before })
    const at = now()
    const answer = (stored: RecordAtWork) => sharedRecordOf(stored, { role, data: after, now: at })
    if (!fieldsThatDiffer(before, after).length) return answer(record)
    assertChangeable(record, at)
    await files.assertStored(visitorId, after, before)
    const revision = revisionOf(record) + 1
    const isFilesChanged = fieldsThatDiffer(before, after).includes('uploadedFiles')
    const messages = storedMessages(
      [
        { type: 'record.changed', payload: { recordId: record._id, revision } },
        // Tied at once, and not with the version that this becomes: a record that is erased before takes them with it.
        ...(isFilesChanged ? filesMessageOf(record._id, after.uploadedFiles, before.uploadedFiles) : []),
      ],
      at,
    )
    const changed = workingOf(record, { newest, before, after }, writer)
    const change = { working: changed, ...uneditedBy(record, { before, after }) }
    const stored = await working.setWorking(record, change, at, messages)
    if (!stored) return undefined
    void relay.flush(record._id, messages)
    return answer(stored)
  }

  return {
    async read(visitorId, proofId) {
      const { record, role } = await access.open(visitorId, 'read', proofId, working.findById)
      const data = formAtWork(await newestFormOf(repository, record), record)
      return sharedRecordOf(record, { role, data, now: now() })
    },
    change: (visitorId, proofId, changes) =>
      inTurn(proofId, () => untilWritten(() => attempt(visitorId, proofId, changes))),
  }
}
