import { randomBytes, randomUUID } from 'node:crypto'
import type { BirthForm, BirthFormDraft } from '@shared/contracts/birth-form'
import type { SubmissionResult } from '@shared/contracts/birth-records'
import type { SubmissionStage } from '@shared/contracts/submission-stages'
import { birthSkyOf, derivedValuesOf } from '@shared/insights/derived-values'
import type { DerivedValues } from '@shared/insights/derived-values'
import { birthOf } from '@shared/insights/form-inputs'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay, StoredMessage } from '@shared/node/outbox'
import { placedForm } from '../places/placed-form'
import type { PlaceSource } from '../places/place-source'
import type { RecordAccess } from '../access/record-access'
import type { ProofIdQuota, Visitor } from '../access/proof-id-quota'
import {
  anotherOfYours,
  approvedMeanwhile,
  keyUsedElsewhere,
  lockedRecord,
  ownedElsewhere,
} from '../access/refusals'
import type { FileService } from '../uploads/file.service'
import { filesMessageOf } from '../uploads/tied-files'
import type { FilesMessage } from '../uploads/tied-files'
import { isLocked } from '../records/record.lock'
import { sha256OfJson } from '../records/canonical-json'
import { formAtWork, newestFormOf } from '../records/current-form'
import { isOwner } from '../records/record-owner'
import type { RecordOwners } from '../records/record-owner'
import type { RecordDocument, StoredVersion } from '../records/record.model'
import type { Addition, RecordRepository } from '../records/record.repository'
import { revisionOf } from '../records/record-state'
import { submittedRecordOf } from '../records/submitted-records'
import { untilWritten } from '../records/until-written'
import type { NewVersion } from '../records/version-entries'
import { ownerName } from '@shared/contracts/access-level-words'
import { listedMessageOf } from '../staff/listed-message'
import { editsOfOthers } from '../versions/working'
import { asSubmitted } from './as-submitted'
import type { CheckedSubmission } from './submission.body'

export interface SubmissionService {
  /**
   * Makes a record, or the next version of the visitor's own; the same key and content again is the same answer. `reach` is
   * called at each stage, in their order, when it is behind.
   */
  submit(
    visitor: Visitor,
    idempotencyKey: string | undefined,
    submission: CheckedSubmission,
    reach?: (stage: SubmissionStage) => void,
  ): Promise<SubmissionResult>
}

export interface SubmissionServiceDependencies {
  repository: RecordRepository
  access: Pick<RecordAccess, 'grantOn'>
  proofIdQuota: ProofIdQuota
  /** What is wrong with the files that a form names. */
  faultsOfFiles: FileService['faultsOf']
  places: Pick<PlaceSource, 'match'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const mostSubmissions = 100

/** 256 random bits, URL-safe. */
const newProofJobId = () => randomBytes(32).toString('base64url')

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

/** A version that was submitted. */
type Submitted = Pick<StoredVersion, 'version' | 'proofId' | 'createdAt'> & { proofJobId: string }

/** Where a submission has led: a version that is stored, and what is now to be told to others. */
type Reached = { _id: string; stored: Submitted; messages?: readonly StoredMessage[] }

const messagesOf = (
  request: { proofJobId: string; recordId: string; version: number; proofId: string },
  { revision, newOwner }: { revision: number; newOwner: string | null },
  files: readonly FilesMessage[],
): (MessageDraft | FilesMessage | ReturnType<typeof listedMessageOf>)[] => [
  { type: 'proof.requested', payload: request },
  newOwner === null
    ? { type: 'record.changed', payload: { recordId: request.recordId, revision } }
    : { type: 'record.owned', payload: { recordId: request.recordId, visitorId: newOwner } },
  ...files,
  listedMessageOf(request.recordId),
]

function submittedOf(record: RecordDocument, version: number): Submitted {
  const stored = record.versions.find((candidate) => candidate.version === version)
  if (stored?.proofJobId === undefined)
    throw new Error(`Record ${record._id} has no submitted version ${version}`)
  return { ...stored, proofJobId: stored.proofJobId }
}

export function createSubmissionService(dependencies: SubmissionServiceDependencies): SubmissionService {
  const { repository, access, proofIdQuota, faultsOfFiles, places, relay, now } = dependencies

  /** Whether the record is the visitor's own: made on this device, or taken over with a link to its owner. */
  const isOwn = async (visitorId: string, record: RecordOwners): Promise<boolean> => {
    if (isOwner(record, visitorId)) return true
    const { role } = await access.grantOn(record._id, visitorId)
    if (role && role !== 'OWNER')
      throw new AppError({
        code: 'forbidden',
        publicMessage: 'Only the owner can submit this record. Your changes are kept in it.',
      })
    return role === 'OWNER'
  }

  const findTarget = async (visitor: Visitor, { recordId, proofId }: CheckedSubmission) => {
    const named = recordId === undefined ? null : await repository.findById(recordId)
    if (named && !(await isOwn(visitor.visitorId, named))) throw ownedElsewhere()
    if (named?.proofIds.includes(proofId)) return named
    const alike = await repository.ownersByProofId(proofId)
    if (alike && (await isOwn(visitor.visitorId, alike))) {
      if (named) throw anotherOfYours()
      return repository.findById(alike._id)
    }
    await proofIdQuota.spend(visitor, proofId)
    if (alike) throw ownedElsewhere()
    return named
  }

  const additionOf = async (
    visitorId: string,
    { form, isCompleted, proofId, bringsNewAddress }: CheckedSubmission,
    { key, bodyHash }: { key: string; bodyHash: string },
    record: RecordDocument | null,
    recordId: string,
  ): Promise<{ addition: Addition; stored: Submitted }> => {
    const createdAt = now()
    const proofJobId = newProofJobId()
    const older = record?.proofIds.filter((known) => known !== proofId) ?? []
    const before = record && (await submittedRecordOf(repository, record))?.versions.at(-1)
    const newestForm = record && (await newestFormOf(repository, record))
    const edits = record && newestForm ? editsOfOthers(record, newestForm, visitorId, createdAt) : []
    const version = (record?.versionCount ?? 0) + edits.length + 1
    const submission: NewVersion = {
      kind: 'submission',
      form,
      proofId,
      note: '',
      writers: [{ visitorId, name: ownerName }],
      createdAt,
      submitted: { proofJobId, isCompleted },
    }
    const changed = { revision: record ? revisionOf(record) + 1 : 1, newOwner: record ? null : visitorId }
    const atWork = record && newestForm ? formAtWork(newestForm, record) : undefined
    const files = filesMessageOf(recordId, form.uploadedFiles, atWork?.uploadedFiles)
    const messages = messagesOf({ proofJobId, recordId, version, proofId }, changed, files)
    const addition = {
      versions: [...edits, submission],
      submission: { key, bodyHash: await repository.keepBodyHash(recordId, bodyHash), version },
      readAs: (answers: BirthFormDraft) => asSubmitted(answers, places),
      // Typed in a form that several people have open, it stands among the live changes.
      bringsNewAddress: before
        ? bringsNewAddress ||
          record?.working?.values['email'] !== undefined ||
          before.form.email !== form.email
        : false,
      proofIds: [proofId, ...older],
      messages: storedMessages(messages, createdAt),
    }
    return { addition, stored: { version, proofId, createdAt, proofJobId } }
  }

  const assertFiles = async (
    visitorId: string,
    { form }: CheckedSubmission,
    record: RecordDocument | null,
  ) => {
    const newest = record && (await newestFormOf(repository, record))
    // What others have just added is in no version yet.
    const forms = newest ? [newest, formAtWork(newest, record)] : []
    const known = forms.flatMap(({ uploadedFiles }) => uploadedFiles)
    const faults = await faultsOfFiles(visitorId, form.uploadedFiles, known)
    if (faults.length)
      throw new AppError({
        code: 'invalid_body',
        publicMessage: 'Some of the birth files are not stored any more. Please choose them again.',
        faults,
      })
  }

  const assertEditable = (record: RecordDocument, { revision }: CheckedSubmission) => {
    if (isLocked(record, now())) throw lockedRecord(record)
    if (record.versions.filter(({ proofJobId }) => proofJobId !== undefined).length >= mostSubmissions)
      throw conflict(
        `This record has been submitted ${mostSubmissions} times, which is as often as it can be.`,
      )
    if (revision !== undefined && revision !== revisionOf(record))
      throw conflict('Somebody else has changed this record. Please look at the changes, then submit again.')
  }

  /**
   * One attempt; undefined means that another request came between and everything must be looked at again. `derive` is
   * called between the checks and the write: what cannot be computed is not stored.
   */
  const attempt = async (
    visitor: Visitor,
    { key, bodyHash }: { key: string; bodyHash: string },
    checked: CheckedSubmission,
    derive: () => DerivedValues,
  ): Promise<Reached | undefined> => {
    const { visitorId } = visitor
    const earlier = await repository.findBySubmissionKey(key)
    const known = earlier?.submissions.find((submission) => submission.key === key)
    if (earlier && known) {
      if (!(await repository.isSameBody(earlier._id, known.bodyHash, bodyHash)))
        throw keyUsedElsewhere('submission')
      derive()
      return { _id: earlier._id, stored: submittedOf(earlier, known.version) }
    }

    const record = await findTarget(visitor, checked)
    if (record) assertEditable(record, checked)
    await assertFiles(visitorId, checked, record)
    derive()
    const latest = record?.versions.at(-1)
    const isThere = latest?.proofJobId !== undefined && latest.sha256 === sha256OfJson(checked.form)
    const mailsGoTo = record?.delivery?.email ?? checked.form.email
    const isNewWish = checked.bringsNewAddress && mailsGoTo !== checked.form.email
    if (record && latest && isThere && !record.working && !isNewWish) {
      const kept = await repository.keepBodyHash(record._id, bodyHash)
      const submission = { key, bodyHash: kept, version: latest.version }
      const outcome = await repository.addSubmission(record, submission)
      return outcome === 'written'
        ? { _id: record._id, stored: submittedOf(record, latest.version) }
        : undefined
    }

    const { approvedAt } = record?.approval ?? {}
    if (approvedAt && checked.approval !== undefined && checked.approval !== approvedAt.toISOString())
      throw approvedMeanwhile(approvedAt)
    const recordId = record?._id ?? (await repository.idOfNew(checked.proofId))
    if (recordId === null) return undefined
    const { addition, stored } = await additionOf(visitorId, checked, { key, bodyHash }, record, recordId)
    const outcome = record
      ? await repository.addVersions(record, addition)
      : await repository.insert(recordId, visitorId, addition)
    return outcome === 'written' ? { _id: recordId, stored, messages: addition.messages } : undefined
  }

  return {
    async submit(visitor, idempotencyKey, sent, reach = () => undefined) {
      const bodyHash = sha256OfJson(sent)
      const checked = { ...sent, form: placedForm(sent.form, places) }
      // Without a key of the caller's, one of our own keeps the list whole.
      const key = `${visitor.visitorId}:${idempotencyKey ?? `none ${randomUUID()}`}`
      const derive = derivationOf(checked.form, reach)
      const reached = await untilWritten(() => attempt(visitor, { key, bodyHash }, checked, derive))
      reach('stored')
      const { _id: id, stored, messages } = reached
      if (messages) await relay.flush(id, messages)
      const { proofId, version, createdAt, proofJobId } = stored
      const derivedData = { ...derive(), proofJobId }
      return { id, proofId, version, createdAt: createdAt.toISOString(), derivedData }
    },
  }
}
