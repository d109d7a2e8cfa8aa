import { z } from 'zod'
import type { Submission } from '@shared/contracts/birth-records'
import { wizardApi } from '../api/wizard-api'
import { MissingProofJobId, SubmissionRefused } from '../features/submission/submission-runner'
import type { Receipt } from '../features/submission/submission-slice'
import type { WizardStore } from './store'

const failureSchema = z.object({
  status: z.number(),
  code: z.string(),
  publicMessage: z.string(),
  faults: z.array(z.object({ path: z.string(), message: z.string() })),
})
const answerSchema = z.object({
  id: z.string(),
  proofId: z.string(),
  createdAt: z.string(),
  derivedData: z.object({ proofJobId: z.string().min(1) }),
})

/** Sends submissions through the store's api. Throws SubmissionRefused and MissingProofJobId. */
export const submissionSender =
  (dispatch: WizardStore['dispatch']) =>
  async (body: Submission, key: string, signal: AbortSignal): Promise<Receipt> => {
    signal.throwIfAborted()
    const call = dispatch(wizardApi.endpoints.createBirthRecord.initiate({ body, key }))
    const abort = () => call.abort()
    signal.addEventListener('abort', abort)
    try {
      const answer = answerSchema.safeParse(await call.unwrap())
      if (!answer.success) throw new MissingProofJobId()
      const { id, proofId, createdAt, derivedData } = answer.data
      return { recordId: id, proofId, createdAt, proofJobId: derivedData.proofJobId }
    } catch (error) {
      const failure = failureSchema.safeParse(error)
      throw failure.success ? new SubmissionRefused(failure.data) : error
    } finally {
      signal.removeEventListener('abort', abort)
      call.reset()
    }
  }
