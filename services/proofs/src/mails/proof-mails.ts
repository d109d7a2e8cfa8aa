import type { ProofMail } from '@shared/contracts/proofs'
import type { Mailer } from '@shared/node/mail'

export interface ProofMails {
  /** The latest e-mail about a proof, and what became of it. */
  latestOf(proofJobId: string): Promise<ProofMail | null>
}

/** What an e-mail is about, for the mailer: one proof, one occasion. */
export const topicOf = (kind: ProofMail['kind'], proofJobId: string) => `${kind}:${proofJobId}`

const latestFirst = ['proof-approved', 'proof-ready'] as const

export const createProofMails = (mailer: Pick<Mailer, 'stateOf'>): ProofMails => ({
  async latestOf(proofJobId) {
    const found = await mailer.stateOf(latestFirst.map((kind) => topicOf(kind, proofJobId)))
    const kind = latestFirst.find((one) => found?.topic === topicOf(one, proofJobId))
    return found && kind ? { kind, state: found.state, at: found.at.toISOString() } : null
  },
})
