import { proofSchema } from '@shared/contracts/proofs'
import type { Proof } from '@shared/contracts/proofs'
import { isPassing } from './api-error'
import { followEvents } from './follow-events'
import { onReturn, pauseUntilReturn } from './pause'
import { request } from './request'

/** Milliseconds from one question to the next, where the answer does not come as a stream of events. */
export const proofPollingInterval = 2000
/** Milliseconds a stream may take to its first event, which the server sends at once: longer, and something holds it back. */
const maxWaitForStream = 4000
/** Milliseconds a stream may stay silent; then its connection may be dead (a laptop that slept), and it is asked for anew. */
const maxSilence = 30_000

/** The stream was given up here, and not by the caller; whoever follows it asks again. */
class StreamGivenUp extends Error {
  /** @param comesThrough whether the next question is asked for a stream again */
  constructor(readonly comesThrough: boolean) {
    super('The stream of events was given up')
  }
}

/** The states of a proof as the server tells them, until its stream ends or is given up. */
async function* streamProof(proofId: string, signal: AbortSignal): AsyncGenerator<Proof> {
  const round = new AbortController()
  let cameThrough = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => round.abort(new StreamGivenUp(cameThrough))
  // Its connection may be another now, or dead.
  const startAnew = () => round.abort(new StreamGivenUp(true))
  const listen = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, milliseconds)
  }
  const onAbort = () => round.abort(signal.reason)
  signal.addEventListener('abort', onAbort)
  const stopListening = onReturn(startAnew)
  listen(maxWaitForStream)
  try {
    for await (const { name, data } of followEvents(['/api/proof', proofId], { signal: round.signal })) {
      cameThrough = true
      listen(maxSilence)
      if (name === 'proof' || name === 'answer') yield proofSchema.parse(data)
    }
  } finally {
    clearTimeout(timer)
    stopListening()
    signal.removeEventListener('abort', onAbort)
  }
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
