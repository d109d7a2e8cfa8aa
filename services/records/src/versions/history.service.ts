import { changesInWords, fieldsInWords } from '@shared/contracts/answer-words'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import { isSameForm } from '@shared/contracts/three-way'
import type { FieldChange, SharedRecord, Version } from '@shared/contracts/versions'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { ProofIdQuota, Visitor } from '../access/proof-id-quota'
import type { RecordAccess } from '../access/record-access'
import { answersLost, recordNotFound } from '../access/refusals'
import { sha256OfJson } from '../records/canonical-json'
import { newestFormOf } from '../records/current-form'
import type { RecordDocument, StoredVersion } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import { revisionOf } from '../records/record-state'
import { untilWritten } from '../records/until-written'
import { brokenLinkOf, chainOf } from '../records/version-chain'
import { entriesOf } from '../records/version-entries'
import { partsIn, writersOf } from '../records/writers'
import { listedMessageOf } from '../staff/listed-message'
import { assertChangeable } from './changeable'
import { createNextProofId } from './next-proof-id'
import { sharedRecordOf, versionIdOf } from './shared-record'
import { editsOf } from './working'

export interface HistoryService {
  /** The newest first; what was changed since the newest version is shown as the one it becomes. */
  list(visitorId: string, proofId: string): Promise<Version[]>
  read(
    visitorId: string,
    proofId: string,
    versionId: string,
  ): Promise<{ version: Version; data: BirthFormDraft }>
  compare(visitorId: string, proofId: string, versionId: string, since: string): Promise<FieldChange[]>
  /** The number of the first version whose hashes do not fit; null for an unbroken history. */
  check(visitorId: string, proofId: string): Promise<number | null>
  /** Makes the answers of a version those of a new one. @throws AppError `forbidden`, `locked` */
  restore(visitor: Visitor, proofId: string, versionId: string): Promise<SharedRecord>
}

export interface HistoryServiceDependencies {
  repository: RecordRepository
  access: RecordAccess
  proofIdQuota: ProofIdQuota
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** A record's versions, and what was changed live since the newest, as the one that it is about to become. */
interface OpenedHistory {
  record: RecordDocument
  role: GrantRole
  versions: readonly StoredVersion[]
  /** The answers of that one; null where nothing was changed. */
  live: BirthFormDraft | null
}

export function createHistoryService(dependencies: HistoryServiceDependencies): HistoryService {
  const { repository, access, relay, now } = dependencies
  const nextProofId = createNextProofId(dependencies)

  const open = async (visitorId: string, proofId: string): Promise<OpenedHistory> => {
    const { record, role } = await access.open(visitorId, 'read', proofId, repository.findById)
    const newest = record.working ? await newestFormOf(repository, record) : null
    const edits = newest && editsOf(record, newest, now())
    const next = edits ? entriesOf(record.versions, newest, [edits]) : []
    return { record, role, versions: [...record.versions, ...next], live: edits?.form ?? null }
  }
  const storedForm = async ({ _id }: RecordDocument, version: StoredVersion): Promise<BirthFormDraft> => {
    const form = (await repository.answersOf({ _id, versions: [version] })).get(version.sha256)
    if (!form) throw answersLost(version)
    return form
  }
  const formOf = async ({ record, live }: OpenedHistory, version: StoredVersion): Promise<BirthFormDraft> =>
    live && version.version > record.versions.length ? live : storedForm(record, version)

  const presented = (visitorId: string, { record, role, versions }: OpenedHistory): Version[] => {
    const chain = chainOf(versions)
    const approvedAt = (number: number) =>
      record.approvals.findLast((line) => line.version === number && !line.reopenedAt)?.approvedAt
    return versions.map((version, at) => ({
      id: versionIdOf(version.version),
      number: version.version,
      sha256: version.sha256,
      chainHash: chain[at] ?? '',
      createdBy: writersOf(version),
      ...partsIn(version, visitorId),
      createdAt: version.createdAt.toISOString(),
      note: version.note ?? '',
      kind: version.kind ?? 'submission',
      changed: version.changed ? fieldsInWords(version.changed) : null,
      // Who holds it could open the proof after the access has ended.
      proofJobId: (role === 'OWNER' ? version.proofJobId : null) ?? null,
      approvedAt: approvedAt(version.version)?.toISOString() ?? null,
    }))
  }
  const named = (versions: readonly StoredVersion[], versionId: string): StoredVersion => {
    const version = versions.find((candidate) => versionIdOf(candidate.version) === versionId)
    if (!version) throw recordNotFound()
    return version
  }

  return {
    list: async (visitorId, proofId) => presented(visitorId, await open(visitorId, proofId)).reverse(),
    async read(visitorId, proofId, versionId) {
      const opened = await open(visitorId, proofId)
      const stored = named(opened.versions, versionId)
      const version = presented(visitorId, opened).find(({ id }) => id === versionId)
      if (!version) throw recordNotFound()
      return { version, data: await formOf(opened, stored) }
    },
    async compare(visitorId, proofId, versionId, since) {
      const opened = await open(visitorId, proofId)
      const [before, after] = await Promise.all([
        formOf(opened, named(opened.versions, since)),
        formOf(opened, named(opened.versions, versionId)),
      ])
      return changesInWords(before, after)
    },
    async check(visitorId, proofId) {
      const { record } = await open(visitorId, proofId)
      const answers = await repository.answersOf(record)
      const wrong = record.versions.find(({ sha256 }) => {
        const form = answers.get(sha256)
        return !form || sha256OfJson(form) !== sha256
      })?.version
      const missing = record.versions.length < record.versionCount ? record.versions.length + 1 : undefined
      const broken = brokenLinkOf(record.versions) ?? undefined
      const first = Math.min(...[wrong, missing, broken].filter((number) => number !== undefined))
      return Number.isFinite(first) ? first : null
    },
    restore: (visitor, proofId, versionId) =>
      untilWritten(async () => {
        const { visitorId } = visitor
        const { record, role, writer } = await access.open(visitorId, 'restore', proofId, repository.findById)
        const at = now()
        const newest = await newestFormOf(repository, record)
        const form = await storedForm(record, named(record.versions, versionId))
        const answer = (stored: RecordDocument) => sharedRecordOf(stored, { role, data: form, now: at })
        if (!record.working && isSameForm(form, newest)) return answer(record)
        assertChangeable(record, at)
        const id = await nextProofId(visitor, record, form)
        // What was changed live is a version of its own first: a restore loses nothing.
        const edits = editsOf(record, newest, at)
        const messages = storedMessages(
          [
            { type: 'record.changed', payload: { recordId: record._id, revision: revisionOf(record) + 1 } },
            ...(id === record.proofIds[0] ? [] : [listedMessageOf(record._id)]),
          ],
          at,
        )
        const outcome = await repository.addVersions(record, {
          versions: [
            ...(edits ? [edits] : []),
            {
              kind: 'restore',
              form,
              proofId: id,
              note: `Restored version ${versionId.slice(1)}`,
              writers: [writer],
              createdAt: at,
            },
          ],
          proofIds: [id, ...record.proofIds.filter((known) => known !== id)],
          messages,
        })
        if (outcome !== 'written') return undefined
        void relay.flush(record._id, messages)
        const stored = await repository.findById(record._id)
        return stored ? answer(stored) : undefined
      }),
  }
}
