import type { ProofMail } from '@shared/contracts/proofs'
import type { Mailer } from '@shared/node/mail'

export interface ProofMails {
  /** The latest e-mail about a proof, and what became of it. */
  latestOf(proofJobId: string): Promise<ProofMail | null>
}

/** What an e-mail is about, for the mailer: one proof, one occasion. */
export const topicOf = (kind: ProofMail['kind'], proofJobId: string) => `${kind}:${proofJobId}`
/** The proof that a topic is about. */
export const proofJobOf = (topic: string) => topic.slice(topic.indexOf(':') + 1)

const latestFirst = ['proof-approved', 'proof-ready'] as const

export const createProofMails = (mailer: Pick<Mailer, 'stateOf'>): ProofMails => ({
  async latestOf(proofJobId) {
    const found = await mailer.stateOf(latestFirst.map((kind) => topicOf(kind, proofJobId)))
    const kind = latestFirst.find((one) => found?.topic === topicOf(one, proofJobId))
    if (!found || !kind) return null
    const first =
      found.state === 'unconfirmed' ? await mailer.stateOf([topicOf('proof-ready', proofJobId)]) : null
    // What waits for a link to be opened comes no further than the e-mail that brings the link.
    const isHeldUp = first?.state === 'refused' || first?.state === 'limited'
    const { state, at } = isHeldUp ? first : found
    return { kind, state, at: at.toISOString() }
  },
})
