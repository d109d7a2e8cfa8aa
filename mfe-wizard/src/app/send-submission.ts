import { z } from 'zod'
import type { Submission, SubmissionStage } from '@shared/contracts/birth-records'
import { ApiError } from '@shared/web/api/api-error'
import { request } from '@shared/web/api/request'
import { postSubmission } from '../api/post-submission'
import { MissingProofJobId, SubmissionRefused } from '../features/submission/submission-runner'
import type { Receipt } from '../features/submission/submission-slice'

const answerSchema = z.object({
  id: z.string(),
  proofId: z.string(),
  createdAt: z.string(),
  derivedData: z.object({ proofJobId: z.string().min(1) }),
})

/** Sends a submission. Throws SubmissionRefused and MissingProofJobId. */
export async function sendSubmission(
  body: Submission,
  key: string,
  signal: AbortSignal,
  onStage: (stage: SubmissionStage) => void,
): Promise<Receipt> {
  try {
    const answer = answerSchema.safeParse(await postSubmission(body, { key, signal, onStage }))
    if (!answer.success) throw new MissingProofJobId()
    const { id, proofId, createdAt, derivedData } = answer.data
    return { recordId: id, proofId, createdAt, proofJobId: derivedData.proofJobId }
  } catch (error) {
    throw error instanceof ApiError ? new SubmissionRefused(error.toFailure()) : error
  }
}

const pictureSchema = z.object({ imageUrl: z.string() })

/** Whether the picture of a proof is drawn. Rejects when the server does not say. */
export const hasPreview = async (proofJobId: string, signal: AbortSignal): Promise<boolean> =>
  pictureSchema.safeParse(await request(['/api/proof', proofJobId], { signal })).success
