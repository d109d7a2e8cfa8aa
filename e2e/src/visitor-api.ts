import type { APIRequestContext } from '@playwright/test'
import { birthFormSchema } from '@shared/contracts/birth-form'
import { provenanceOf } from '@shared/contracts/birth-records'
import { proofIdOf } from '@shared/insights/proof-id'
import type { Answers } from './answers'

/** The body of a submission as the wizard makes it. */
export function submissionOf(answers: Answers) {
  const form = birthFormSchema.parse({ ...answers, acknowledgement: true, finalReview: true })
  const proofId = proofIdOf({
    firstName: form.babyFirstName,
    lastName: form.babyLastName,
    birthDate: form.babyDateOfBirth,
    birthTime: form.babyTimeOfBirth,
  })
  return { ...form, isCompleted: true, provenance: provenanceOf(form, proofId) }
}

/** Submits a record as the visitor of `request` and answers the service's result. */
export async function submit(request: APIRequestContext, answers: Answers) {
  await request.get('/')
  const answer = await request.post('/api/birth-records', {
    data: submissionOf(answers),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { id: string; proofId: string; derivedData: { proofJobId: string } }
}
