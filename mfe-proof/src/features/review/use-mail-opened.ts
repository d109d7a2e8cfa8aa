import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { mailMarkParameter } from '@shared/contracts/proofs'
import { isPassing } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { request } from '@shared/web/api/request'
import { dropFromFragment } from './address-fragment'
import { untilPersonActs } from './person-acts'

/** Milliseconds until a mark that could not be brought back is tried again. */
const retryInterval = 5000

/** Goes on when the page is left: whoever approves at once turns to the next one while this is under way. */
async function bringBack(proofId: string, mark: string): Promise<void> {
  for (;;)
    try {
      await request(['/api/proof', proofId, 'mail-opened'], { method: 'POST', body: { mark } })
      return
    } catch (error) {
      // A mark that is refused tells of no mail of this proof: the page itself is none the worse for it.
      if (!isPassing(error)) return
      await pauseUntilReturn(retryInterval)
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
    untilPersonActs(stop.signal)
      .then(() => bringBack(proofId, mark))
      .then(
        // Who is shown the address is not to confirm anything with it.
        () => dropFromFragment(mailMarkParameter, mark),
        () => undefined,
      )
    return () => stop.abort()
  }, [proofId, hash])
}
