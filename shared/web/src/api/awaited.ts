import type { AwaitedPart, Proof } from '@shared/contracts/proofs'

const parts: Readonly<Record<AwaitedPart, string>> = {
  files: 'Your proof waits for our file store, which is away just now. It goes on by itself.',
  records: 'Your proof waits for the archive of records, which is away just now. It goes on by itself.',
}

/**
 * What a proof under way waits for, as a sentence for the parent; null while it is simply being made.
 * @param proof undefined before the first answer
 * @param isAway the server cannot be reached just now
 */
export function awaitedOf(
  proof: Pick<Proof, 'waiting' | 'waitingFor'> | undefined,
  isAway: boolean,
): string | null {
  if (isAway)
    return 'We cannot reach the print room just now. Your record is safe, and this page keeps asking.'
  if (proof?.waitingFor) return parts[proof.waitingFor]
  const { waiting } = proof ?? {}
  if (!waiting) return null
  return waiting === 1 ? 'One proof is before yours.' : `${waiting} proofs are before yours.`
}
