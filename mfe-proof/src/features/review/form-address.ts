import type { Proof } from '@shared/contracts/proofs'
import { draftKeyBegins, sharedRecordKeyBegins } from '@shared/web/form/kept-drafts'

/** Keys of what lies on this device that begin so, and have `text` in them. None in a browser without storage. */
function keptHere(begin: string, text: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(begin) && localStorage.getItem(key)?.includes(text),
    )
  } catch {
    return []
  }
}

/**
 * Where this visitor edits what a proof shows. That is the draft of this device, at /, unless it is not there (the owner came by a link to
 * another device) or the record was worked on here in the form that it is shared in: the draft is then empty, or behind.
 */
export function formAddress({ proofId, role }: Pick<Proof, 'proofId' | 'role'>): string {
  const isSharedHere = keptHere(sharedRecordKeyBegins, `"proofId":"${proofId}"`).length > 0
  const hasDraft = keptHere(draftKeyBegins, '').length > 0
  return role !== null && (isSharedHere || !hasDraft) ? `/?proof=${proofId}` : '/'
}
