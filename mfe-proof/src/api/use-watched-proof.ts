import { useCallback, useEffect, useState } from 'react'
import type { Proof } from '@shared/contracts/proofs'
import { watchProof } from '@shared/web/api/watch-proof'

interface WatchedProof {
  /** The latest state; undefined before the first answer. */
  proof: Proof | undefined
  /** The server cannot be reached just now; it is asked again by itself. */
  isAway: boolean
  /** A refusal: nothing is asked any more. */
  error: unknown
}
const unknownYet: WatchedProof = { proof: undefined, isAway: false, error: undefined }

/**
 * The state of a proof, followed until `isLast`. An empty id asks nobody.
 * @param isLast made once: another function begins anew
 */
export function useWatchedProof(proofId: string, isLast?: (proof: Proof) => boolean) {
  const [watched, setWatched] = useState(unknownYet)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!proofId) return
    const stop = new AbortController()
    const { signal } = stop
    const onProof = (proof: Proof) => setWatched({ proof, isAway: false, error: undefined })
    const onAway = () => setWatched((before) => ({ ...before, isAway: true }))
    watchProof(proofId, { signal, onProof, onAway, ...(isLast ? { isLast } : {}) }).catch(
      (error: unknown) => {
        if (!signal.aborted) setWatched((before) => ({ ...before, isAway: false, error }))
      },
    )
    return () => stop.abort()
  }, [proofId, round, isLast])
  const again = useCallback(() => {
    setWatched((before) => ({ ...before, error: undefined }))
    setRound((before) => before + 1)
  }, [])
  return { ...watched, again }
}
