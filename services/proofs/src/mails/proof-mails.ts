import type { ProofMail } from '@shared/contracts/proofs'
import type { Mailer } from '@shared/node/mail'
import type { ProofJob } from '../jobs/job.repository'

export interface ProofMails {
  /** The latest e-mail about a proof, and what became of it. */
  latestOf(job: MailedProof): Promise<ProofMail | null>
}

type MailedProof = Pick<ProofJob, '_id' | 'approvedAt'>

/** What an e-mail is about, for the mailer: one proof and one occasion, of which an approval that was repeated is another. */
export const readyTopic = (proofJobId: string) => `proof-ready:${proofJobId}`
export const approvedTopic = (proofJobId: string, approvedAt: Date) =>
  `proof-approved:${proofJobId}:${approvedAt.getTime()}`
export const undoneTopic = (proofJobId: string, approvedAt: Date) =>
  `approval-undone:${proofJobId}:${approvedAt.getTime()}`
/** The proof that a topic is about. */
export const proofJobOf = (topic: string) => topic.split(':')[1] ?? ''

export const createProofMails = (mailer: Pick<Mailer, 'stateOf'>): ProofMails => ({
  async latestOf({ _id: proofJobId, approvedAt }) {
    const ready = readyTopic(proofJobId)
    const found = await mailer.stateOf([
      ...(approvedAt ? [approvedTopic(proofJobId, approvedAt)] : []),
      ready,
    ])
    if (!found) return null
    const kind = found.topic === ready ? 'proof-ready' : 'proof-approved'
    const first = found.state === 'unconfirmed' ? await mailer.stateOf([ready]) : null
    // What waits for a link to be opened comes no further than the e-mail that brings the link.
    const isHeldUp = first?.state === 'refused' || first?.state === 'limited'
    const { state, at } = isHeldUp ? first : found
    return { kind, state, at: at.toISOString() }
  },
})
