import { hoursUntilSealed } from '@shared/contracts/proofs'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { MessageDraft, OutboxRelay } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import type { JobRepository, ProofJob } from '../jobs/job.repository'
import { sealingOf } from '../jobs/sealing'
import type { MailKind } from '../mails/mail-kinds'
import type { ProofAccess } from '../proofs/proof-access'
import { findReference, findVersion } from '../records/record-lookups'
import type { OrderMarks } from './order-marks'
import { continueTo } from './store-address'
import type { StoreSettings } from './store-address'

/** What the owner had on the screen: the version, and the hash of its PDF. */
export interface SeenProof {
  version: number
  sha256: string
}

export interface ApprovalService {
  /** Records that the owner approved what was seen; again is the same approval. */
  approve(
    proofId: string,
    visitorId: string,
    seen: SeenProof,
  ): Promise<{ approvedAt: string; continueTo: string }>
  /**
   * Takes the approval of that moment back: the record is open again, and what was made of the approval is withdrawn.
   *
   * @throws AppError `locked` once the book is ordered or a day is over
   */
  undo(proofId: string, visitorId: string, approvedAt: Date): Promise<void>
  /** A newer version of the record was submitted: what was approved of older ones is taken back. */
  overtake(recordId: string, version: number): Promise<void>
  /** Staff takes the approval of a proof back, also one that is sealed or ordered; without an approval nothing happens. */
  reopen(proofJobId: string): Promise<void>
  /** The store has sent the owner back: from here on the approval stands. */
  order(proofId: string, visitorId: string, mark: string): Promise<void>
}

export interface ApprovalDependencies {
  access: ProofAccess
  repository: JobRepository
  records: ServiceClient
  relay: Pick<OutboxRelay, 'flush'>
  marks: OrderMarks
  /** Called when a finished book is to be made, or no longer. */
  onChange: (proofJobId: string) => void
  store: StoreSettings
  now: () => Date
}

const conflict = (publicMessage: string, newerProofJobId?: string) =>
  new AppError({
    code: 'conflict',
    publicMessage,
    ...(newerProofJobId ? { details: { newerProofJobId } } : {}),
  })
const gone = () => new AppError({ code: 'gone', publicMessage: 'The record of this proof no longer exists.' })
const locked = (publicMessage: string) => new AppError({ code: 'locked', publicMessage })
const ordered = () =>
  locked('This Birth Codex has been ordered, so its approval can no longer be taken back.')

/** How other services are told of one approval. */
const approvalOf = ({ _id, recordId, version }: ProofJob, approvedAt: Date) => ({
  proofJobId: _id,
  recordId,
  version,
  approvedAt: approvedAt.toISOString(),
})

export function createApprovalService(dependencies: ApprovalDependencies): ApprovalService {
  const { access, repository, records, relay, marks, onChange, store, now } = dependencies

  const openOwn = async (proofId: string, visitorId: string, act: string) => {
    const job = await access.open(proofId, visitorId)
    if ((await access.roleOf(job, visitorId)) !== 'OWNER')
      throw new AppError({
        code: 'forbidden',
        publicMessage: `Only the person who made this record can ${act}.`,
      })
    return job
  }

  const assertNewest = async (job: ProofJob, { version, sha256 }: SeenProof) => {
    const newest = await findReference(records, job._id)
    if (!newest) throw gone()
    const isNewest = version === newest.latestVersion && version === job.version
    if (isNewest && !job.files) throw conflict('This proof is not ready to be approved yet.')
    if (!isNewest || job.files?.sha256 !== sha256)
      throw conflict(
        'This record has changed since. Please look at the newer proof first.',
        newest.latestProofJobId,
      )
  }

  const record = async (job: ProofJob, approvedBy: string): Promise<Date> => {
    // No two approvals of a proof are of one moment: that is what tells them apart.
    const at = now()
    const last = job.approvals.at(-1)?.approvedAt.getTime() ?? 0
    const approvedAt = new Date(Math.max(at.getTime(), last + 1))
    const announcement: MessageDraft = {
      type: 'proof.approved',
      payload: { ...approvalOf(job, approvedAt), approvedBy },
    }
    const messages = storedMessages([announcement], at)
    if (await repository.approve(job._id, { approvedAt, approvedBy }, at, messages)) {
      onChange(job._id)
      await relay.flush(job._id, messages)
      return approvedAt
    }
    const approved = await repository.find(job._id)
    if (!approved?.approvedAt) throw conflict('This proof is not ready to be approved yet.')
    return approved.approvedAt
  }

  const takeBack = async (
    job: ProofJob,
    approvedAt: Date,
    reopenedAt: Date,
    { evenOrdered }: { evenOrdered: boolean },
  ): Promise<boolean> => {
    const announcement: MessageDraft = {
      type: 'proof.reopened',
      payload: { ...approvalOf(job, approvedAt), reopenedAt: reopenedAt.toISOString() },
    }
    const mail: MailKind = 'mail.approval-undone'
    const told = { type: mail, payload: { proofJobId: job._id, approvedAt: approvedAt.toISOString() } }
    const messages = storedMessages([announcement, told], reopenedAt)
    const reopened = await repository.reopen(job._id, { approvedAt, reopenedAt, evenOrdered }, messages)
    if (!reopened) return false
    onChange(job._id)
    await relay.flush(job._id, messages)
    return true
  }

  return {
    async approve(proofId, visitorId, seen) {
      const job = await openOwn(proofId, visitorId, 'approve it')
      await assertNewest(job, seen)
      const stored = await findVersion(records, job)
      if (!stored) throw gone()
      const approvedAt = job.approvedAt ?? (await record(job, visitorId))
      const orderMark = marks.markOf({ proofJobId: job._id, approvedAt })
      return {
        approvedAt: approvedAt.toISOString(),
        continueTo: continueTo(store, { proofId: job.proofId, form: stored.form, orderMark }),
      }
    },

    async undo(proofId, visitorId, approvedAt) {
      const job = await openOwn(proofId, visitorId, 'take its approval back')
      const isSame = (at: Date | undefined) => at?.getTime() === approvedAt.getTime()
      if (job.approvals.some((approval) => approval.reopenedAt && isSame(approval.approvedAt))) return
      if (!isSame(job.approvedAt)) throw conflict('There is no such approval of this proof.')
      if (job.orderedAt) throw ordered()
      const reopenedAt = now()
      if (reopenedAt >= sealingOf(approvedAt))
        throw locked(
          `This proof was approved more than ${hoursUntilSealed} hours ago, so its approval can no longer be taken back.`,
        )
      if (await takeBack(job, approvedAt, reopenedAt, { evenOrdered: false })) return
      // Another press of the button was first, or the store.
      const since = await repository.find(job._id)
      if (since?.orderedAt) throw ordered()
    },

    async overtake(recordId, version) {
      for (const job of await repository.allOf(recordId))
        if (job.version < version && job.approvedAt && !job.orderedAt)
          await takeBack(job, job.approvedAt, now(), { evenOrdered: false })
    },

    async reopen(proofJobId) {
      const job = await repository.find(proofJobId)
      if (!job) throw gone()
      if (job.approvedAt) await takeBack(job, job.approvedAt, now(), { evenOrdered: true })
    },

    async order(proofId, visitorId, mark) {
      const job = await openOwn(proofId, visitorId, 'order it')
      const { _id: proofJobId, approvedAt } = job
      if (!approvedAt || !marks.isMarkOf({ proofJobId, approvedAt }, mark))
        throw new AppError({
          code: 'forbidden',
          publicMessage: 'This is not the address that the store was given for the approval that stands.',
        })
      const orderedAt = now()
      const announcement: MessageDraft = {
        type: 'proof.ordered',
        payload: { ...approvalOf(job, approvedAt), orderedAt: orderedAt.toISOString() },
      }
      const messages = storedMessages([announcement], orderedAt)
      if (!(await repository.order(proofJobId, approvedAt, orderedAt, messages))) return
      onChange(proofJobId)
      await relay.flush(proofJobId, messages)
    },
  }
}
