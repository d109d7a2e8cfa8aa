import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { isPassing } from './api-error'
import { pauseUntilReturn } from './pause'
import { request } from './request'
import { StreamGivenUp, watchStream } from './watch-stream'

/** Milliseconds from one question to the next, where the answer does not come as a stream of events. */
export const proofPollingInterval = 2000
/** The states of a proof as the server tells them, until its stream ends or is given up. */
async function* streamProof(proofId: string, signal: AbortSignal): AsyncGenerator<Proof> {
  for await (const { name, data } of watchStream(['/api/proof', proofId], signal))
    if (name === 'proof' || name === 'answer') yield proofSchema.parse(data)
}

async function* askForProof(proofId: string, signal: AbortSignal): AsyncGenerator<Proof> {
  yield proofSchema.parse(await request(['/api/proof', proofId], { signal }))
}

interface ProofWatch {
  signal: AbortSignal
  onProof: (proof: Proof) => void
  /** The server cannot be reached just now; the watch goes on, and the next `onProof` says that it can. */
  onAway: () => void
  /** What the watch waits for; by default that the proof is done or has failed. */
  isLast?: (proof: Proof) => boolean
}

/**
 * Watches a proof: by server-sent events, and every 2,000 ms where those do not come through. Outlives lost connections,
 * restarts of the server and a sleeping device.
 *
 * @returns the last state, as `isLast` has it
 * @throws ApiError for a refusal (unknown id), never for what passes; the signal's reason once it is aborted
 */
export async function watchProof(proofId: string, watch: ProofWatch): Promise<Proof> {
  const { signal, onProof, onAway, isLast = ({ status }) => status !== 'running' } = watch
  let isStreamed = true
  for (;;) {
    signal.throwIfAborted()
    try {
      const states = isStreamed ? streamProof(proofId, signal) : askForProof(proofId, signal)
      for await (const proof of states) {
        signal.throwIfAborted()
        onProof(proof)
        if (isLast(proof)) return proof
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StreamGivenUp) {
        isStreamed = error.comesThrough
        continue
      }
      if (!isPassing(error)) throw error
      onAway()
    }
    await pauseUntilReturn(proofPollingInterval, signal)
  }
}
