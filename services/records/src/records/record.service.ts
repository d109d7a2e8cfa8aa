import type { Message, ProofJobReference, RecordReference, RecordVersion } from '@shared/contracts/internal'
import type { BirthForm } from '@shared/contracts/birth-form'
import type { AnswersRepository } from './answers.repository'
import { AppError } from '@shared/node/errors'
import type { ApprovalRepository } from './approval.repository'
import { currentForm } from './current-form'
import type { ApprovalReference } from './record.model'
import { isLocked } from './record.lock'
import type { OwnerRepository } from './owner.repository'
import type { RecordOutline, RecordRepository } from './record.repository'
import { editedRevisionOf } from './edited-revision'
import { isChangedSinceSubmitted, newestSubmittedOf, revisionOf } from './record-state'
import { createSubmittedRecords } from './submitted-records'

export interface RecordService {
  /** Which record and version a proof job is of; the latest is the newest that was submitted. */
  referenceOfJob(proofJobId: string): Promise<ProofJobReference>
  /** The newest proof job of the record that has, or had, a Proof ID. */
  referenceOfProofId(proofId: string): Promise<ProofJobReference>
  /** The record that has, or had, a Proof ID. */
  recordOfProofId(proofId: string): Promise<RecordReference>
  version(recordId: string, version: number): Promise<RecordVersion>
  owner(recordId: string): Promise<{ visitorId: string }>
  receive(message: Message): Promise<void>
}

const notFound = () => new AppError({ code: 'not_found', publicMessage: 'Not found' })

function referenceOf(
  outline: RecordOutline | null,
  pick: (version: RecordOutline['versions'][number]) => boolean,
): ProofJobReference {
  const latest = outline && newestSubmittedOf(outline)
  const picked = outline?.versions.findLast((version) => version.proofJobId !== undefined && pick(version))
  if (!latest || picked?.proofJobId === undefined) throw notFound()
  return {
    recordId: outline._id,
    version: picked.version,
    proofJobId: picked.proofJobId,
    proofId: picked.proofId,
    latestProofJobId: latest.proofJobId,
    latestVersion: latest.version,
  }
}

/** The approval that a message of the proofs service is about. */
const approvalOf = (message: {
  version: number
  proofJobId: string
  approvedAt: string
}): ApprovalReference => ({
  version: message.version,
  proofJobId: message.proofJobId,
  approvedAt: new Date(message.approvedAt),
})

export interface RecordServiceDependencies {
  repository: RecordRepository
  owners: Pick<OwnerRepository, 'ownerOf' | 'addOwnerDevice'>
  approvals: ApprovalRepository
  answers: Pick<AnswersRepository, 'findResearch'>
  /** Keys of the pictures that a form is to be printed with. */
  picturesOf: (form: BirthForm) => Promise<string[]>
  /** Shows the record's state of now in the staff's list. */
  list: (recordId: string) => Promise<void>
  now: () => Date
}

export function createRecordService(dependencies: RecordServiceDependencies): RecordService {
  const { repository, owners, answers, approvals, picturesOf, list, now } = dependencies
  return {
    async referenceOfJob(proofJobId) {
      const outline = await repository.outlineByProofJobId(proofJobId)
      return referenceOf(outline, (version) => version.proofJobId === proofJobId)
    },
    async referenceOfProofId(proofId) {
      return referenceOf(await repository.outlineByProofId(proofId), () => true)
    },
    async recordOfProofId(proofId) {
      const outline = await repository.outlineByProofId(proofId)
      const [current] = outline?.proofIds ?? []
      if (!outline || current === undefined) throw notFound()
      return {
        recordId: outline._id,
        proofId: current,
        revision: revisionOf(outline),
        edited: editedRevisionOf(outline),
        isChanged: isChangedSinceSubmitted(outline),
        isClosed: isLocked(outline, now()),
      }
    },
    async version(recordId, version) {
      const record = await createSubmittedRecords(repository).findById(recordId)
      const stored = record?.versions.find((candidate) => candidate.version === version)
      if (!record || !stored) throw notFound()
      const { proofId, createdAt } = stored
      const form = currentForm(record, stored)
      return {
        recordId,
        proofId,
        version,
        createdAt: createdAt.toISOString(),
        recordCreatedAt: record.createdAt.toISOString(),
        form,
        research: await answers.findResearch(recordId, stored.sha256),
        pictures: await picturesOf(form),
      }
    },
    async owner(recordId) {
      const visitorId = await owners.ownerOf(recordId)
      if (!visitorId) throw notFound()
      return { visitorId }
    },
    async receive({ type, payload }) {
      // What was overtaken by a newer version approves and completes nothing any more, and is done with.
      if (type === 'proof.approved')
        await approvals.approve(payload.recordId, approvalOf(payload), payload.approvedBy)
      else if (type === 'proof.completed')
        await approvals.complete(payload.recordId, approvalOf(payload), new Date(payload.completedAt))
      else if (type === 'proof.reopened')
        await approvals.reopen(payload.recordId, approvalOf(payload), new Date(payload.reopenedAt))
      else if (type === 'proof.ordered')
        await approvals.order(payload.recordId, approvalOf(payload), new Date(payload.orderedAt))
      else if (type === 'record.owned') await owners.addOwnerDevice(payload.recordId, payload.visitorId)
      else throw new AppError({ code: 'invalid_body', publicMessage: `No messages of type ${type} here` })
      // What fails here is told again with the message.
      await list(payload.recordId)
    },
  }
}
