import { z } from 'zod'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isCalendarDate, isClockTime } from '@shared/contracts/calendar'
import { proofIdInputOf } from '@shared/insights/form-inputs'
import { isProofId, proofIdOf } from '@shared/insights/proof-id'

export const proofIdKey = 'birth-form-proof-id:v1'

const storedSchema = z.object({ inputs: z.string(), proofId: z.string().refine(isProofId) })

const inputSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  birthTime: z.string(),
  differentChild: z.string().optional(),
})

/** What the Proof ID is made of, as one text; null until all of it is known. */
export function proofIdInputsOf(form: BirthFormDraft): string | null {
  const input = proofIdInputOf(form)
  const hasNames = input.firstName.trim() !== '' && input.lastName.trim() !== ''
  const hasTime = form.babyTimeUnknown || isClockTime(input.birthTime)
  return hasNames && hasTime && isCalendarDate(input.birthDate) ? JSON.stringify(input) : null
}

/** The Proof ID of those inputs: the stored one while they are unchanged, else a new one, which is stored from then on. */
export function storedProofId(inputs: string, storage: () => Storage): string {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage().getItem(proofIdKey) ?? 'null'))
    if (stored.success && stored.data.inputs === inputs) return stored.data.proofId
  } catch {
    // Unreadable, or storage is forbidden: computed again.
  }
  const proofId = proofIdOf(inputSchema.parse(JSON.parse(inputs)))
  try {
    storage().setItem(proofIdKey, JSON.stringify({ inputs, proofId }))
  } catch {
    // It is computed from the same inputs again.
  }
  return proofId
}

/** Start Fresh: nothing of the child stays on the device. */
export function forgetProofId(storage: () => Storage) {
  try {
    storage().removeItem(proofIdKey)
  } catch {
    // Nothing was stored.
  }
}
