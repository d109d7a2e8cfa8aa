import type { Proof } from '@shared/contracts/proofs'
import { draftKey, sharedRecordKeyBegins } from '@shared/web/form/kept-drafts'
import { keptUnder } from '../../parts/kept-records'

/**
 * The draft of this device is what a proof of its owner shows: it was made here alone, or is that very record's, which was not worked on
 * here since in the form that it is shared in.
 */
function isDraftOf(proofId: string): boolean {
  const [draft] = keptUnder(draftKey)
  const isSharedHere = keptUnder(sharedRecordKeyBegins).some(({ cloud }) => cloud?.proofId === proofId)
  return draft !== undefined && !isSharedHere && (!draft.cloud || draft.cloud.proofId === proofId)
}

/**
 * Where this visitor edits what a proof shows. Its owner does that in the draft of this device, at /, unless it is not there (they came by
 * a link to another device, or it is another child's); others whom the record is shared with never do.
 */
export function formAddress({ proofId, role }: Pick<Proof, 'proofId' | 'role'>): string {
  const isAtRoot = role === null || (role === 'OWNER' && isDraftOf(proofId))
  return isAtRoot ? '/' : `/?proof=${proofId}`
}
