import type { Proof } from '@shared/contracts/proofs'
import { sendComment } from '@shared/node/event-stream'
import type { Response } from 'express'
import type { ProofWatch, WatchedProof } from './proof-watch'

/** Milliseconds between two comments, which keep the connection open through proxies. */
const keepAliveMs = 15_000

export interface ProofStreamOptions {
  watch: Pick<ProofWatch, 'watch' | 'ending'>
  /**
   * The proof as the reader may see it now; `seen` is what the watch has just read of it.
   *
   * @throws AppError once the reader may not see it any more
   */
  read: (seen?: WatchedProof) => Promise<Proof>
  tell: (proof: Proof) => void
  response: Response
}

/**
 * Tells a proof at once and at every change, until it is done or has failed, the reader leaves, or the service stops. Answers what
 * was told last. Every 15 seconds it is read anew in any case, with all that guards an ordinary read: a stream ends with the grant.
 */
export async function streamProof(
  jobId: string,
  { watch, read, tell, response }: ProofStreamOptions,
): Promise<Proof> {
  const { ending } = watch
  let told = ''
  let next: { seen?: WatchedProof } | undefined = {}
  let wake = () => {}
  const readNext = (seen?: WatchedProof) => {
    next = seen ? { seen } : {}
    wake()
  }
  const readAnew = () => readNext()
  // Watched before it is read, so that no change is missed in between.
  const unwatch = watch.watch(jobId, readNext)
  const keepAlive = setInterval(() => {
    sendComment(response)
    readAnew()
  }, keepAliveMs)
  ending.addEventListener('abort', readAnew)
  response.once('close', readAnew)
  try {
    for (;;) {
      const { seen } = next ?? {}
      next = undefined
      const proof = await read(seen)
      const state = JSON.stringify(proof)
      if (state !== told) tell(proof)
      told = state
      if (proof.status !== 'running' || ending.aborted || response.destroyed) return proof
      if (!next) await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearInterval(keepAlive)
    ending.removeEventListener('abort', readAnew)
    response.off('close', readAnew)
    unwatch()
  }
}
