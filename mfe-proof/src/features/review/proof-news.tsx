import type { Proof } from '@shared/contracts/proofs'
import { ChangedSince } from './changed-since'
import { useProofNews } from './use-proof-news'

// One file of the build with the news: both are loaded behind the proof.
export { SealMarks } from './seal-marks'

interface ProofNewsProps {
  proof: Proof
  /** The proof is to be asked for again. */
  onChanged: () => void
}

/** Keeps a finished proof as it is elsewhere, and says what it does not show. */
export const ProofNews = ({ proof, onChanged }: ProofNewsProps) => {
  useProofNews(proof, onChanged)
  return !proof.newerProofJobId && !proof.approvedAt ? <ChangedSince proof={proof} /> : null
}
