import type { ErrorCode } from '@shared/contracts/errors'
import { codeOf } from './api-error'
import type { ToldEvent } from './follow-events'
import { linkedAbort } from './linked-abort'
import { onHiddenFor, pauseUntilReturn, untilShown } from './pause'
import type { ApiPath } from './request'
import { StreamGivenUp, watchStream } from './watch-stream'

/** Milliseconds before a lost stream is asked for again; doubled with each failure, up to the longest. */
const firstDelay = 1000
const longestDelay = 30_000
/**
 * Milliseconds after which a hidden page lets its stream go: browsers give a site few connections, and people leave tabs open. It
 * is asked for again when the page is looked at, and its first state says all that was missed.
 */
const restAfter = 30_000

/** So that the pages of a service that restarts do not all come back in the same moment. */
const spread = (delay: number) => delay * (0.5 + Math.random() / 2)

/** Who follows a stream. */
export interface StreamListeners<State> {
  /** The state at once, then at every change and after every interruption. */
  onState: (state: State) => void
  /** There is no access (any more); nothing is told after it. */
  onEnded: () => void
  /** The stream was lost; it is asked for again by itself, and the next `onState` says that it is back. */
  onAway: () => void
}

export interface FollowedStream<State> {
  path: ApiPath
  /** What an event says: a state, that the access has ended, or nothing that is of interest. */
  read: (event: ToldEvent) => State | 'ended' | undefined
  /** Codes by which the server says that there is no access; whatever else fails is taken to pass. */
  refusals: readonly ErrorCode[]
}

/** One stream until it ends, fails or the page has been hidden for long. */
async function* streamOnce<State>({ path, read }: FollowedStream<State>, signal: AbortSignal) {
  const { controller: round, unlink } = linkedAbort(signal)
  const stopWatching = onHiddenFor(restAfter, () => round.abort(new StreamGivenUp(true)))
  try {
    for await (const event of watchStream(path, round.signal)) {
      const state = read(event)
      if (state !== undefined) yield state
    }
  } finally {
    stopWatching()
    unlink()
  }
}

/**
 * Follows a stream of states until the access ends. It outlives restarts of the services, lost connections and sleep of the device; a
 * hidden page lets it go after 30 s. A stream that the server ends in order is asked for again.
 *
 * @throws the signal's reason once it is aborted
 */
export async function followStream<State>(
  stream: FollowedStream<State>,
  signal: AbortSignal,
  { onState, onEnded, onAway }: StreamListeners<State>,
): Promise<void> {
  let delay = firstDelay
  for (;;) {
    await untilShown(signal)
    try {
      for await (const state of streamOnce(stream, signal)) {
        signal.throwIfAborted()
        if (state === 'ended') return onEnded()
        delay = firstDelay
        onState(state)
      }
    } catch (error) {
      signal.throwIfAborted()
      const code = codeOf(error)
      if (stream.refusals.some((refusal) => refusal === code)) return onEnded()
      if (error instanceof StreamGivenUp && error.comesThrough) continue
      onAway()
    }
    await pauseUntilReturn(spread(delay), signal)
    delay = Math.min(2 * delay, longestDelay)
  }
}
