import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ownerKeyParameter } from '@shared/contracts/proofs'

const storageKey = (proofId: string) => `owner-key:${proofId}`

/** What this tab keeps; nothing where the browser keeps nothing for pages. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(window.sessionStorage)
  } catch {
    return null
  }
}

/** Takes the key out of the address and of the history at once: whoever is shown or sent the address must not become the owner. */
function dropFromAddress(): void {
  const { pathname, search, hash } = window.location
  const rest = new URLSearchParams(hash.slice(1))
  if (!rest.has(ownerKeyParameter)) return
  rest.delete(ownerKeyParameter)
  const left = rest.size ? `#${rest}` : ''
  window.history.replaceState(window.history.state, '', pathname + search + left)
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
  // Before the page is painted: who sees it, or takes a picture of it, never sees the key.
  useLayoutEffect(() => {
    if (!fromAddress) return
    withStorage((storage) => storage.setItem(storageKey(proofId), fromAddress))
    dropFromAddress()
  }, [fromAddress, proofId])
  return {
    ownerKey,
    forget: () => {
      withStorage((storage) => storage.removeItem(storageKey(proofId)))
      setOwnerKey(null)
    },
  }
}
