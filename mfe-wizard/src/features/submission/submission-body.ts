import { birthFormSchema } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { provenanceOf } from '@shared/contracts/birth-records'
import type { Submission } from '@shared/contracts/birth-records'
import { answersToSend } from './answers-to-send'

/** The record that a draft belongs to; `revision` where the draft knows what the server held. */
interface Target {
  recordId: string | null
  revision?: number | undefined
  /** The approval that the parent has agreed to take back. */
  approval?: string | undefined
  /** The address that the draft knows its e-mails to go to. */
  email?: string | undefined
}

/**
 * What is sent for a form that passed every rule: its answers and the provenance. Throws a ZodError for a form that was not checked.
 */
export function submissionOf(
  values: BirthFormDraft,
  proofId: string,
  { recordId, revision, approval, email }: Target,
): Submission {
  const form = birthFormSchema.parse(answersToSend(values))
  return {
    ...form,
    isCompleted: true,
    provenance: provenanceOf(form, proofId),
    approval: approval ?? null,
    ...(email !== undefined && email !== form.email ? { bringsNewAddress: true } : {}),
    ...(recordId === null ? {} : { recordId, ...(revision === undefined ? {} : { revision }) }),
  }
}
