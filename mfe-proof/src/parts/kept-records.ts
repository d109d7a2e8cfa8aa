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
  // None of a draft of this device alone, or of nobody's that is known here.
  cloud: z.object({ proofId: z.string(), role: z.string() }).nullable().catch(null),
  values: z.object({ babyFirstName: z.string().catch(''), babyLastName: z.string().catch('') }),
})
type Kept = z.infer<typeof keptSchema>

function readKept(text: string): Kept[] {
  try {
    return [keptSchema.parse(JSON.parse(text))]
  } catch {
    // Nobody can read it.
    return []
  }
}

/** What lies on this device under keys that begin so, as far as it can be read. */
export function keptUnder(begin: string): Kept[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(begin))
    return keys.flatMap((key) => readKept(localStorage.getItem(key) ?? ''))
  } catch {
    // A browser without storage keeps none.
    return []
  }
}

/** The records of which this device keeps a copy, and that are its owner's; each once. */
export function keptRecords(): KeptRecord[] {
  const found = new Map<string, KeptRecord>()
  for (const { cloud, values } of [draftKeyBegins, sharedRecordKeyBegins].flatMap(keptUnder)) {
    if (cloud?.role !== 'OWNER') continue
    const name = wholeName(values.babyFirstName, null, values.babyLastName)
    found.set(cloud.proofId, { proofId: cloud.proofId, name })
  }
  return [...found.values()]
}
