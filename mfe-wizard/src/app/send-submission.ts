import { z } from 'zod'
import type { Submission } from '@shared/contracts/birth-records'
import type { SubmissionStage } from '@shared/contracts/submission-stages'
import { postSubmission } from '../api/post-submission'
import { MissingProofJobId } from '../features/submission/submission-failures'
import type { Receipt } from '../features/submission/kept-submission'

const answerSchema = z.object({
  id: z.string(),
  proofId: z.string(),
  createdAt: z.string(),
  derivedData: z.object({ proofJobId: z.string().min(1) }),
})

/** Sends a submission. Throws ApiError and MissingProofJobId. */
export async function sendSubmission(
  body: Submission,
  key: string,
  signal: AbortSignal,
  onStage: (stage: SubmissionStage) => void,
): Promise<Receipt> {
  const answer = answerSchema.safeParse(await postSubmission(body, { key, signal, onStage }))
  if (!answer.success) throw new MissingProofJobId()
  const { id, proofId, createdAt, derivedData } = answer.data
  return { recordId: id, proofId, createdAt, proofJobId: derivedData.proofJobId }
}
