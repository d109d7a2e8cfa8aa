import { randomBytes, randomUUID } from 'node:crypto'
import type { BirthForm } from '@shared/contracts/birth-form'
import type { SubmissionResult, SubmissionStage } from '@shared/contracts/birth-records'
import type { Fault } from '@shared/contracts/errors'
import { birthSkyOf, derivedValuesOf } from '@shared/insights/derived-values'
import type { DerivedValues } from '@shared/insights/derived-values'
import { birthOf } from '@shared/insights/form-inputs'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { placedForm } from '../places/placed-form'
import type { PlaceSource } from '../places/place-source'
import { filesMessageOf } from '../uploads/tied-files'
import type { FilesMessage } from '../uploads/tied-files'
import { isLocked } from '../records/record.lock'
import { isOwner } from '../records/record-owner'
import type { RecordDocument, StoredSubmission, StoredVersion } from '../records/record.model'
import type { Addition, RecordRepository } from '../records/record.repository'
import { untilWritten } from '../records/until-written'
import { listedMessageOf } from '../staff/listed-message'
import { sha256OfJson } from './canonical-json'
import type { CheckedSubmission } from './submission.body'

export interface SubmissionService {
  /**
   * Makes a record, or the next version of the visitor's own; the same key and content again is the same answer. `reach` is
   * called at each stage, in their order, when it is behind.
   */
  submit(
    visitorId: string,
    idempotencyKey: string | undefined,
    submission: CheckedSubmission,
    reach?: (stage: SubmissionStage) => void,
  ): Promise<SubmissionResult>
}

export interface SubmissionServiceDependencies {
  repository: RecordRepository
  /** What is wrong with the files that a form names. */
  faultsOfFiles: (visitorId: string, files: BirthForm['uploadedFiles']) => Promise<Fault[]>
  places: Pick<PlaceSource, 'match'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const mostVersions = 100

/** 256 random bits, URL-safe. */
const newProofJobId = () => randomBytes(32).toString('base64url')

const owned = () =>
  new AppError({
    code: 'owned',
    publicMessage:
      'A record with these details already belongs to somebody else. Please ask its owner for an invitation.',
  })
const conflict = (publicMessage: string) => new AppError({ code: 'conflict', publicMessage })

/** Computes the derived values of a form that has been checked, once however often it is asked. */
function derivationOf(form: BirthForm, reach: (stage: SubmissionStage) => void): () => DerivedValues {
  let derived: DerivedValues | undefined
  const derive = () => {
    reach('validated')
    const birth = birthOf(form)
    const sky = birthSkyOf(birth)
    reach('sky')
    const values = derivedValuesOf(birth, sky)
    reach('charts')
    return values
  }
  return () => (derived ??= derive())
}

/** Where a submission has led: a version that is stored, and what is now to be told to others. */
type Reached = { _id: string; stored: StoredVersion; messages?: readonly StoredMessage[] }

const messagesOf = (
  request: { proofJobId: string; recordId: string; version: number; proofId: string },
  visitorId: string,
  files: BirthForm['uploadedFiles'],
): (MessageDraft | FilesMessage | ReturnType<typeof listedMessageOf>)[] => [
  { type: 'proof.requested', payload: request },
  ...(request.version === 1
    ? [{ type: 'record.owned' as const, payload: { recordId: request.recordId, visitorId } }]
    : []),
  ...filesMessageOf(request.recordId, files),
  listedMessageOf(request.recordId),
]

function versionOf(record: RecordDocument, version: number): StoredVersion {
  const stored = record.versions.find((candidate) => candidate.version === version)
  if (!stored) throw new Error(`Record ${record._id} has no version ${version}`)
  return stored
}

export function createSubmissionService(dependencies: SubmissionServiceDependencies): SubmissionService {
  const { repository, faultsOfFiles, places, relay, now } = dependencies

  const findTarget = async (visitorId: string, { recordId, proofId }: CheckedSubmission) => {
    const named = recordId === undefined ? null : await repository.findById(recordId)
    const alike = await repository.findByProofId(proofId)
    for (const record of [named, alike]) if (record && !isOwner(record, visitorId)) throw owned()
    if (named && alike && named._id !== alike._id)
      throw conflict('Another of your records already has this name, date and time of birth.')
    return named ?? alike
  }

  const additionOf = (
    visitorId: string,
    { form, isCompleted, proofId }: CheckedSubmission,
    submission: StoredSubmission,
    record: RecordDocument | { _id: string },
  ): Addition => {
    const createdAt = now()
    const proofJobId = newProofJobId()
    const older = 'proofIds' in record ? record.proofIds.filter((known) => known !== proofId) : []
    const { version } = submission
    const recordId = record._id
    const before = 'versions' in record ? record.versions.at(-1) : undefined
    return {
      submission,
      bringsNewAddress: before !== undefined && before.form.email !== form.email,
      proofIds: [proofId, ...older],
      version: {
        version,
        proofId,
        proofJobId,
        form,
        isCompleted,
        sha256: sha256OfJson(form),
        createdAt,
        createdBy: visitorId,
      },
      messages: storedMessages(
        messagesOf({ proofJobId, recordId, version, proofId }, visitorId, form.uploadedFiles),
        createdAt,
      ),
    }
  }

  const assertFiles = async (visitorId: string, { form }: CheckedSubmission) => {
    const faults = await faultsOfFiles(visitorId, form.uploadedFiles)
    if (faults.length)
      throw new AppError({
        code: 'invalid_body',
        publicMessage: 'Some of the birth files are not stored any more. Please choose them again.',
        faults,
      })
  }

  const assertEditable = (record: RecordDocument) => {
    if (isLocked(record, now()))
      throw new AppError({
        code: 'locked',
        publicMessage: record.approval?.orderedAt
          ? 'This record was ordered and can no longer be changed.'
          : 'This record was approved more than a day ago and can no longer be changed.',
      })
    if (record.versions.length >= mostVersions)
      throw conflict(`This record has been submitted ${mostVersions} times, which is as often as it can be.`)
  }

  /**
   * One attempt; undefined means that another request came between and everything must be looked at again. `derive` is
   * called between the checks and the write: what cannot be computed is not stored.
   */
  const attempt = async (
    visitorId: string,
    { key, bodyHash }: { key: string; bodyHash: string },
    checked: CheckedSubmission,
    derive: () => DerivedValues,
  ): Promise<Reached | undefined> => {
    const earlier = await repository.findBySubmissionKey(key)
    const known = earlier?.submissions.find((submission) => submission.key === key)
    if (earlier && known) {
      if (known.bodyHash !== bodyHash)
        throw new AppError({
          code: 'idempotency_mismatch',
          publicMessage: 'This Idempotency-Key was used for another submission already.',
        })
      derive()
      return { _id: earlier._id, stored: versionOf(earlier, known.version) }
    }

    const record = await findTarget(visitorId, checked)
    if (record) assertEditable(record)
    await assertFiles(visitorId, checked)
    derive()
    const latest = record?.versions.at(-1)
    if (record && latest && latest.sha256 === sha256OfJson(checked.form)) {
      const submission = { key, bodyHash, version: latest.version }
      const outcome = await repository.addSubmission(record._id, submission)
      return outcome === 'written' ? { _id: record._id, stored: latest } : undefined
    }

    const version = (record?.versionCount ?? 0) + 1
    const newId = record ? null : await repository.idOfNew(checked.proofId)
    const target = record ?? (newId === null ? null : { _id: newId })
    if (!target) return undefined
    const addition = additionOf(visitorId, checked, { key, bodyHash, version }, target)
    const outcome = record
      ? await repository.addVersion(record._id, record.versionCount, addition)
      : await repository.insert(target._id, visitorId, addition)
    if (outcome !== 'written') return undefined
    return { _id: target._id, stored: addition.version, messages: addition.messages }
  }

  return {
    async submit(visitorId, idempotencyKey, sent, reach = () => undefined) {
      const bodyHash = sha256OfJson(sent)
      const checked = { ...sent, form: placedForm(sent.form, places) }
      // Without a key of the caller's, one of our own keeps the list whole.
      const key = `${visitorId}:${idempotencyKey ?? `none ${randomUUID()}`}`
      const derive = derivationOf(checked.form, reach)
      const reached = await untilWritten(() => attempt(visitorId, { key, bodyHash }, checked, derive))
      reach('stored')
      const { _id: id, stored, messages } = reached
      if (messages) await relay.flush(id, messages)
      const { proofId, version, createdAt, proofJobId } = stored
      const derivedData = { ...derive(), proofJobId }
      return { id, proofId, version, createdAt: createdAt.toISOString(), derivedData }
    },
  }
}
