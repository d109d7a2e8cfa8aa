import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { mailMarkParameter } from '@shared/contracts/proofs'
import { isPassing } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { request } from '@shared/web/api/request'
import { untilPersonActs } from './person-acts'

/** Milliseconds until a mark that could not be brought back is tried again. */
const retryInterval = 5000

/** Takes the fragment out of the address and of the history: who is shown the address is not to confirm anything with it. */
const dropFragment = () => {
  const { pathname, search, hash } = window.location
  if (hash) window.history.replaceState(window.history.state, '', pathname + search)
}

async function bringBack(proofId: string, mark: string, signal: AbortSignal): Promise<void> {
  await untilPersonActs(signal)
  for (;;)
    try {
      await request(['/api/proof', proofId, 'mail-opened'], { method: 'POST', body: { mark }, signal })
      return
    } catch (error) {
      signal.throwIfAborted()
      // A mark that is refused tells of no mail of this proof: the page itself is none the worse for it.
      if (!isPassing(error)) return
      await pauseUntilReturn(retryInterval, signal)
    }
}

/**
 * Who came by the link of an e-mail, and does anything on the page, has read what comes to its address: the page brings back what the
 * link carries in its fragment (`#m=…`), and then drops it.
 */
export function useMailOpened(proofId: string): void {
  const { hash } = useLocation()
  useEffect(() => {
    const mark = new URLSearchParams(hash.slice(1)).get(mailMarkParameter)
    if (!mark) return
    const stop = new AbortController()
    bringBack(proofId, mark, stop.signal).then(dropFragment, () => undefined)
    return () => stop.abort()
  }, [proofId, hash])
}
