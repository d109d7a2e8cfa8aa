import { followEvents } from './follow-events'
import type { ToldEvent } from './follow-events'
import { linkedAbort } from './linked-abort'
import { onReturn } from './pause'
import type { ApiPath } from './request'

/** Milliseconds a stream may take to its first event, which the server sends at once: longer, and something holds it back. */
const maxWaitForStream = 4000
/** Milliseconds a stream may stay silent; then its connection may be dead (a laptop that slept), and it is asked for anew. */
const maxSilence = 30_000

/** The stream was given up here, and not by the caller; whoever follows it asks again. */
export class StreamGivenUp extends Error {
  /** @param comesThrough whether the next question is asked for a stream again */
  constructor(readonly comesThrough: boolean) {
    super('The stream of events was given up')
  }
}

/**
 * Follows server-sent events, and gives the stream up where its connection may be dead: after 30 s without a sign of life (an
 * event, or the comment that a server sends every 15 s), when the device comes online, and when the page is looked at again.
 *
 * @throws StreamGivenUp, and as `followEvents` does
 */
export async function* watchStream(path: ApiPath, signal: AbortSignal): AsyncGenerator<ToldEvent> {
  signal.throwIfAborted()
  const { controller: round, unlink } = linkedAbort(signal)
  let cameThrough = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => round.abort(new StreamGivenUp(cameThrough)), milliseconds)
  }
  // Its connection may be another now, or dead.
  const stopListening = onReturn(() => round.abort(new StreamGivenUp(true)))
  const onAlive = () => {
    if (cameThrough) listen(maxSilence)
  }
  listen(maxWaitForStream)
  try {
    for await (const event of followEvents(path, { signal: round.signal, onAlive })) {
      cameThrough = true
      listen(maxSilence)
      yield event
    }
  } finally {
    clearTimeout(timer)
    stopListening()
    unlink()
  }
}
