import type { Proof } from '@shared/contracts/proofs'
import { AwaitedApproval } from './awaited-approval'
import { UnknownRecord } from './unknown-record'

/** What is said of the record above the timeline: of its proof, or, where there is none to be had, that it is not known here. */
export const RecordNotice = ({ proofId, proof }: { proofId: string; proof: Proof | undefined }) =>
  proof ? <AwaitedApproval proof={proof} /> : <UnknownRecord proofId={proofId} />
