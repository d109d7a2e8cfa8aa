import { z } from 'zod'
import { isProofId, proofIdOf } from '@shared/insights/proof-id'
import { proofIdKey } from './proof-id-inputs'

const storedSchema = z.object({ inputs: z.string(), proofId: z.string().refine(isProofId) })

const inputSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  birthTime: z.string(),
  differentChild: z.string().optional(),
})

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
