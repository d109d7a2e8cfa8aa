import { z } from 'zod'
import { wholeName } from '@shared/contracts/whole-name'
import { draftKeyBegins, sharedRecordKeyBegins } from '@shared/web/form/kept-drafts'

/** A record that this device opens as its owner's. */
export interface KeptRecord {
  proofId: string
  /** The child's, as far as it was written. */
  name: string
}

const keptSchema = z.object({
  cloud: z.object({ proofId: z.string(), role: z.literal('OWNER') }),
  values: z.object({ babyFirstName: z.string().catch(''), babyLastName: z.string().catch('') }),
})

function readKept(text: string): KeptRecord | null {
  try {
    const { cloud, values } = keptSchema.parse(JSON.parse(text))
    const name = wholeName(values.babyFirstName, null, values.babyLastName)
    return { proofId: cloud.proofId, name }
  } catch {
    // A draft of this device alone, or of nobody's that is known here.
    return null
  }
}

/** The records of which this device keeps a copy, and that are its owner's; each once. */
export function keptRecords(): KeptRecord[] {
  const found = new Map<string, KeptRecord>()
  try {
    for (const key of Object.keys(localStorage)) {
      if (![draftKeyBegins, sharedRecordKeyBegins].some((begin) => key.startsWith(begin))) continue
      const kept = readKept(localStorage.getItem(key) ?? '')
      if (kept) found.set(kept.proofId, kept)
    }
  } catch {
    // A browser without storage keeps none.
  }
  return [...found.values()]
}
