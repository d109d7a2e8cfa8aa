import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isSameForm } from '@shared/contracts/three-way'
import type { SyncResult } from '@shared/contracts/versions'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { ProofIdQuota, Visitor } from '../access/proof-id-quota'
import { assertPermitted } from '../access/record-access'
import type { Opened, RecordAccess } from '../access/record-access'
import { keyUsedElsewhere, ownedElsewhere, recordNotFound } from '../access/refusals'
import { sha256OfJson } from '../records/canonical-json'
import { formAtWork, newestFormOf } from '../records/current-form'
import type { RecordDocument } from '../records/record.model'
import type { Addition, RecordRepository } from '../records/record.repository'
import { revisionOf } from '../records/record-state'
import { untilWritten } from '../records/until-written'
import { ownerName } from '@shared/contracts/access-level-words'
import { listedMessageOf } from '../staff/listed-message'
import { filesMessageOf } from '../uploads/tied-files'
import { assertChangeable } from './changeable'
import type { SyncBody } from './draft-schema'
import type { DraftFiles } from './draft-files'
import { createNextProofId } from './next-proof-id'
import { proofIdOfDraft } from './proof-id-of-draft'
import { joined, sharedRecordOf, versionIdOf, withoutOwnersWord } from './shared-record'
import { editsOfOthers, writersAtWork } from './working'

export interface SyncService {
  /**
   * Stores a draft as a version: the first makes the record and its owner, later ones are joined field by field with what
   * others have changed since the version they grew from. The same key and content again is the same answer, stored once.
   *
   * @throws AppError `not_found`, `forbidden`, `locked`, `owned`, `rate_limited`, `conflict` (conflictAnswerSchema),
   * `idempotency_mismatch`
   */
  sync(visitor: Visitor, proofId: string, key: string | undefined, sent: SyncBody): Promise<SyncResult>
}

export interface SyncServiceDependencies {
  repository: RecordRepository
  access: RecordAccess
  proofIdQuota: ProofIdQuota
  files: DraftFiles
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

/** What tells the same sync sent again: the caller's key, and a hash of everything that was sent. */
interface SyncMark {
  idempotencyKey: string | undefined
  bodyHash: string
}

/** Without a key of the caller's, the content is the key: the same again changes nothing. */
const keyOf = (visitorId: string, { idempotencyKey, bodyHash }: SyncMark) =>
  `${visitorId}:${idempotencyKey ?? bodyHash}`

const incomplete = () =>
  new AppError({
    code: 'invalid_body',
    publicMessage:
      'A proof can be shared once it has its Proof ID: please fill in first and last name, date and time of birth.',
    faults: [
      { path: 'data', message: 'These answers have no Proof ID yet, or another one than the address' },
    ],
  })

export function createSyncService(dependencies: SyncServiceDependencies): SyncService {
  const { repository, access, proofIdQuota, files, relay, now } = dependencies
  const nextProofId = createNextProofId(dependencies)

  /** As it is kept in a record. */
  const keptSync = async (recordId: string, visitorId: string, mark: SyncMark) => {
    const bodyHash = await repository.keepBodyHash(recordId, mark.bodyHash)
    return { key: keyOf(visitorId, { ...mark, bodyHash }), bodyHash, isNewVersion: true }
  }

  const begin = async (
    visitor: Visitor,
    proofId: string,
    mark: SyncMark,
    { note, data, baseVersion }: SyncBody,
    isTaken: boolean,
  ): Promise<SyncResult | undefined> => {
    // Who names a version grew from a record that is there, or was.
    if (!data || baseVersion !== undefined) throw recordNotFound()
    const form: BirthFormDraft = { ...emptyBirthForm(), ...data }
    // Said whether or not there is a record.
    if (proofIdOfDraft(form) !== proofId) throw incomplete()
    await proofIdQuota.spend(visitor, proofId)
    if (isTaken) throw ownedElsewhere()
    const { visitorId } = visitor
    await files.assertStored(visitorId, form, null)
    const recordId = await repository.idOfNew(proofId)
    if (recordId === null) return undefined
    const createdAt = now()
    const writers = [{ visitorId, name: ownerName }]
    const messages = storedMessages(
      [
        { type: 'record.owned', payload: { recordId, visitorId } },
        ...filesMessageOf(recordId, form.uploadedFiles),
      ],
      createdAt,
    )
    const outcome = await repository.insert(recordId, visitorId, {
      versions: [{ kind: 'sync', form, proofId, note, writers, createdAt }],
      proofIds: [proofId],
      messages,
      sync: await keptSync(recordId, visitorId, mark),
    })
    const record = outcome === 'written' ? await repository.findById(recordId) : null
    if (!record) return undefined
    await relay.flush(recordId, messages)
    return { ...sharedRecordOf(record, { role: 'OWNER', data: form, now: createdAt }), isNewVersion: true }
  }

  /** What a sync grew from: the version it names and what the same visitor has changed live since. */
  const baseOf = async (record: RecordDocument, baseVersion: string | undefined, visitorId: string) => {
    const named = record.versions.find(({ version }) => versionIdOf(version) === baseVersion)
    if (baseVersion !== undefined && !named)
      throw new AppError({
        code: 'invalid_body',
        publicMessage: 'This record has no such version.',
        faults: [{ path: 'baseVersion', message: 'This record has no such version' }],
      })
    const form = named && (await repository.answersOf({ ...record, versions: [named] })).get(named.sha256)
    const own = Object.entries(record.working?.writers ?? {}).filter(
      ([, writer]) => writer.visitorId === visitorId,
    )
    const live: Readonly<Record<string, unknown>> = record.working?.values ?? {}
    return {
      ...emptyBirthForm(),
      ...form,
      ...Object.fromEntries(own.map(([field]) => [field, live[field]])),
    }
  }

  const add = async (
    visitor: Visitor,
    { record, role, writer }: Opened<RecordDocument>,
    mark: SyncMark,
    { note, data, baseVersion }: SyncBody,
  ): Promise<SyncResult | undefined> => {
    assertPermitted(role, 'edit')
    const newest = await newestFormOf(repository, record)
    const theirs = formAtWork(newest, record)
    const answer = (stored: RecordDocument, form: BirthFormDraft, isNewVersion: boolean) => ({
      ...sharedRecordOf(stored, { role, data: form, now: now() }),
      isNewVersion,
    })
    const sync = await keptSync(record._id, visitor.visitorId, mark)
    // Those that were kept before there were keys have the plain hash.
    const known = [sync.key, keyOf(visitor.visitorId, mark)]
    const earlier = record.syncs?.find(({ key }) => known.includes(key))
    if (earlier && !(await repository.isSameBody(record._id, earlier.bodyHash, mark.bodyHash)))
      throw keyUsedElsewhere('sync')
    if (earlier) return answer(record, theirs, earlier.isNewVersion)

    const base = await baseOf(record, baseVersion, visitor.visitorId)
    const mine = withoutOwnersWord(role, { base, mine: { ...base, ...data } })
    const form = data ? joined(record, { base, mine, theirs }) : theirs
    if (isSameForm(form, newest) && !record.working) return answer(record, theirs, false)
    assertChangeable(record, now())
    await files.assertStored(visitor.visitorId, form, theirs)
    const proofId = await nextProofId(visitor, record, form)
    const createdAt = now()
    const isOnlyLive = isSameForm(form, theirs)
    // What others changed live is a version of theirs, unless this one says nothing else.
    const edits = isOnlyLive ? [] : editsOfOthers(record, newest, visitor.visitorId, createdAt)
    const others = isOnlyLive
      ? writersAtWork(record).filter(({ visitorId }) => visitorId !== visitor.visitorId)
      : []
    const revision = revisionOf(record) + 1
    const messages = storedMessages(
      [
        { type: 'record.changed', payload: { recordId: record._id, revision } },
        ...filesMessageOf(record._id, form.uploadedFiles, theirs.uploadedFiles),
        ...(proofId === record.proofIds[0] ? [] : [listedMessageOf(record._id)]),
      ],
      createdAt,
    )
    const addition: Addition = {
      versions: [...edits, { kind: 'sync', form, proofId, note, writers: [writer, ...others], createdAt }],
      proofIds: [proofId, ...record.proofIds.filter((known) => known !== proofId)],
      messages,
      sync,
    }
    if ((await repository.addVersions(record, addition)) !== 'written') return undefined
    void relay.flush(record._id, messages)
    const stored = await repository.findById(record._id)
    return stored ? answer(stored, form, true) : undefined
  }

  return {
    sync(visitor, proofId, idempotencyKey, sent) {
      const { visitorId } = visitor
      const mark = { idempotencyKey, bodyHash: sha256OfJson(sent) }
      return untilWritten(async () => {
        const { isTaken, opened } = await access.look(visitorId, proofId, repository.findById)
        return opened ? add(visitor, opened, mark, sent) : begin(visitor, proofId, mark, sent, isTaken)
      })
    },
  }
}
