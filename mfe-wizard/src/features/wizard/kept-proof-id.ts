import { z } from 'zod'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { isCalendarDate, isClockTime } from '@shared/contracts/birth-form'
import { isProofId, proofIdOf } from '@shared/insights/proof-id'

export const proofIdKey = 'birth-form-proof-id:v1'

const keptSchema = z.object({ inputs: z.string(), proofId: z.string().refine(isProofId) })

/** What the Proof ID is made of, as one text; null until all of it is known. */
export function proofIdInputsOf(form: BirthFormDraft): string | null {
  const { babyFirstName, babyLastName, babyDateOfBirth, babyTimeOfBirth, babyTimeUnknown, differentChild } =
    form
  const hasTime = isClockTime(babyTimeOfBirth) || babyTimeUnknown
  if (!babyFirstName.trim() || !babyLastName.trim() || !isCalendarDate(babyDateOfBirth) || !hasTime)
    return null
  const time = babyTimeUnknown ? '' : babyTimeOfBirth
  return JSON.stringify([babyFirstName.trim(), babyLastName.trim(), babyDateOfBirth, time, differentChild])
}

/** The Proof ID of those inputs: the kept one while they are unchanged, else a new one, which is kept from then on. */
export function keptProofId(inputs: string, storage: () => Storage): string {
  try {
    const kept = keptSchema.safeParse(JSON.parse(storage().getItem(proofIdKey) ?? 'null'))
    if (kept.success && kept.data.inputs === inputs) return kept.data.proofId
  } catch {
    // Unreadable, or storage is forbidden: computed again.
  }
  const [firstName = '', lastName = '', birthDate = '', birthTime = '', differentChild = ''] = z
    .array(z.string())
    .parse(JSON.parse(inputs))
  const proofId = proofIdOf({ firstName, lastName, birthDate, birthTime, differentChild })
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
    // Nothing was kept.
  }
}
