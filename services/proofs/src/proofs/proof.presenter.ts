import type { GrantRole } from '@shared/contracts/enumerations'
import { proofFileAddress, shownImageExtension } from '@shared/contracts/proofs'
import type { Proof, ProofApproval, ProofMail, Unprintable } from '@shared/contracts/proofs'
import { isProofId } from '@shared/insights/proof-id'
import type { JobApproval } from '../jobs/job.model'
import { sealingOf } from '../jobs/sealing'
import type { ProofJob } from '../jobs/job.repository'

export interface ProofView {
  /** Who looks. */
  visitorId: string
  job: ProofJob
  /** All proofs of the same record, the newest one first. */
  all: readonly ProofJob[]
  role: GrantRole | null
  /** How many proofs stand before it in the queue. */
  waiting: number
  mail: ProofMail | null
  /** What of the version is missing from the print. */
  unprintable: Unprintable[]
  childName: string | null
}

const stageOf = (job: ProofJob): Proof['stage'] => {
  if (job.image) return 'drawn'
  return job.waitingSince ? 'queued' : 'building'
}

const presentApproval = (
  { approvedAt, approvedBy, reopenedAt }: JobApproval,
  visitorId: string,
): ProofApproval => ({
  approvedAt: approvedAt.toISOString(),
  isYours: approvedBy === visitorId,
  reopenedAt: reopenedAt?.toISOString() ?? null,
})

const statuses = { queued: 'running', running: 'running', done: 'done', error: 'error' } as const

/**
 * A job as the page sees it, under the id by which it was asked for: who came by Proof ID and grant is not told the job id, which
 * would let them in after the grant has been revoked.
 */
export function presentProof(askedFor: string, view: ProofView): Proof {
  const { visitorId, job, all, role, waiting, mail, unprintable, childName } = view
  // The finished book is the printer's: whatever becomes of it, the proof stays as it is.
  const status = job.stage === 'final' ? 'done' : statuses[job.status]
  const isRunning = status === 'running'
  const [newest] = all
  const isOvertaken = newest !== undefined && newest.version > job.version
  const approvals = all
    .filter(({ version }) => version <= job.version)
    .toReversed()
    .flatMap((proof) => proof.approvals)
  // A newer version undoes the approval of an older one.
  const approvedAt = isOvertaken ? undefined : job.approvedAt
  return {
    id: askedFor,
    status,
    stage: isRunning ? stageOf(job) : null,
    waiting: isRunning ? waiting : null,
    waitingFor: job.awaits?.part ?? null,
    url: status === 'done' ? proofFileAddress(askedFor, 'pdf') : null,
    error: status === 'error' ? (job.error ?? 'An unexpected error occurred') : null,
    imageUrl: job.image && status !== 'error' ? proofFileAddress(askedFor, shownImageExtension) : null,
    pages: job.files?.pages ?? null,
    proofId: job.proofId,
    childName,
    version: job.version,
    preparedAt: job.preparedAt?.toISOString() ?? null,
    sha256: job.files?.sha256 ?? null,
    newerProofJobId: isOvertaken && !isProofId(askedFor) ? newest._id : null,
    approvedAt: approvedAt?.toISOString() ?? null,
    reopenableUntil: approvedAt && !job.orderedAt ? sealingOf(approvedAt).toISOString() : null,
    orderedAt: (approvedAt && job.orderedAt?.toISOString()) ?? null,
    approvals: role ? approvals.map((approval) => presentApproval(approval, visitorId)) : [],
    completedAt: isOvertaken ? null : (job.completedAt?.toISOString() ?? null),
    finalStatus: job.stage === 'final' && !isOvertaken ? statuses[job.status] : null,
    mail: role === 'OWNER' ? mail : null,
    unprintable,
    role,
  }
}
