import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ownerKeyParameter } from '@shared/contracts/proofs'
import { dropFromFragment } from './address-fragment'

const storageKey = (proofId: string) => `owner-key:${proofId}`

/** What this tab keeps; nothing where the browser keeps nothing for pages. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(window.sessionStorage)
  } catch {
    return null
  }
}

/**
 * The key that the link of an e-mail carries in its fragment (`#k=…`). It is kept for this tab, over a reload too, until it was used or
 * found to work no more.
 */
export function useOwnerKey(proofId: string): { ownerKey: string | null; forget: () => void } {
  const { hash } = useLocation()
  const fromAddress = new URLSearchParams(hash.slice(1)).get(ownerKeyParameter)
  const [ownerKey, setOwnerKey] = useState(
    () => fromAddress ?? withStorage((storage) => storage.getItem(storageKey(proofId))),
  )
  // Whoever is shown or sent the address must not become the owner: the key is out of it before the page is painted.
  useLayoutEffect(() => {
    if (!fromAddress) return
    withStorage((storage) => storage.setItem(storageKey(proofId), fromAddress))
    dropFromFragment(ownerKeyParameter, fromAddress)
  }, [fromAddress, proofId])
  return {
    ownerKey,
    forget: () => {
      withStorage((storage) => storage.removeItem(storageKey(proofId)))
      setOwnerKey(null)
    },
  }
}
