import type { BirthForm } from '@shared/contracts/birth-form'
import { orderMarkParameter } from '@shared/contracts/proofs'
import { successAddress } from '../page-addresses'

export interface StoreSettings {
  STORE_URL?: string | undefined
  STORE_PROOF_PARAMETER?: string | undefined
  STORE_RETURN_PARAMETER?: string | undefined
  PUBLIC_URL: string
}

/**
 * Where an approval leads. To the store's collection page with the Proof ID, plain and as the store is configured to want it; nothing
 * else of the record goes there; its way back carries a mark, by which we know that it was the store that sent the owner back. Without a store, to our own confirmation page.
 */
export function continueTo(
  settings: StoreSettings,
  { proofId, form, orderMark }: { proofId: string; form: BirthForm; orderMark: string },
): string {
  const { STORE_URL, STORE_PROOF_PARAMETER, STORE_RETURN_PARAMETER, PUBLIC_URL } = settings
  if (!STORE_URL) return successAddress(form, proofId)
  const address = new URL(STORE_URL)
  if (STORE_PROOF_PARAMETER) address.searchParams.set(STORE_PROOF_PARAMETER, proofId)
  const query = new URLSearchParams({ Proof_ID: proofId, [orderMarkParameter]: orderMark })
  const wayBack = `${PUBLIC_URL}/success?${query}`
  if (STORE_RETURN_PARAMETER) address.searchParams.set(STORE_RETURN_PARAMETER, wayBack)
  address.searchParams.set('Proof_ID', proofId)
  return address.href
}
