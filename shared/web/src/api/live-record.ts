import { liveStateSchema } from '@shared/contracts/versions'
import type { LiveState } from '@shared/contracts/versions'
import { codeOf } from './api-error'
import { onHiddenFor, pauseUntilReturn, untilShown } from './pause'
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

/** One stream until it ends, fails or the page has been hidden for long. */
async function* streamOnce(proofId: string, signal: AbortSignal): AsyncGenerator<LiveState | 'ended'> {
  const round = new AbortController()
  const onAbort = () => round.abort(signal.reason)
  signal.addEventListener('abort', onAbort)
  const stopWatching = onHiddenFor(restAfter, () => round.abort(new StreamGivenUp(true)))
  try {
    for await (const { name, data } of watchStream(['/api/proofs', proofId, 'live'], round.signal)) {
      // A server that tells nothing in between answers the state once, and null where the access has ended.
      if (name === 'ended' || (name === 'answer' && data === null)) yield 'ended'
      else if (name === 'state' || name === 'answer') yield liveStateSchema.parse(data)
    }
  } finally {
    stopWatching()
    signal.removeEventListener('abort', onAbort)
  }
}

/** The access has ended, or never was: what the server answers to anybody else. */
const isRefusal = (error: unknown) => codeOf(error) === 'not_found' || codeOf(error) === 'forbidden'

interface Listeners {
  onState: (state: LiveState) => void
  onEnded: () => void
  onAway: () => void
}

async function followUntilEnded(proofId: string, signal: AbortSignal, told: Listeners): Promise<void> {
  let delay = firstDelay
  for (;;) {
    await untilShown(signal)
    try {
      for await (const state of streamOnce(proofId, signal)) {
        signal.throwIfAborted()
        if (state === 'ended') return told.onEnded()
        delay = firstDelay
        told.onState(state)
      }
    } catch (error) {
      signal.throwIfAborted()
      if (isRefusal(error)) return told.onEnded()
      if (error instanceof StreamGivenUp && error.comesThrough) continue
      told.onAway()
    }
    await pauseUntilReturn(spread(delay), signal)
    delay = Math.min(2 * delay, longestDelay)
  }
}

interface FollowedRecord {
  followers: Set<Listeners>
  latest: LiveState | undefined
  stop: AbortController
}

/** What this page follows, by Proof ID. */
const followed = new Map<string, FollowedRecord>()

function beginToFollow(proofId: string): FollowedRecord {
  const record: FollowedRecord = { followers: new Set(), latest: undefined, stop: new AbortController() }
  const forget = () => {
    if (followed.get(proofId) === record) followed.delete(proofId)
  }
  record.stop.signal.addEventListener('abort', forget)
  followed.set(proofId, record)
  const tell = (say: (listeners: Listeners) => void) => [...record.followers].forEach(say)
  followUntilEnded(proofId, record.stop.signal, {
    onState(state) {
      record.latest = state
      tell(({ onState }) => onState(state))
    },
    onEnded() {
      forget()
      tell(({ onEnded }) => onEnded())
    },
    onAway: () => tell(({ onAway }) => onAway()),
  }).catch((error: unknown) => {
    if (!record.stop.signal.aborted) throw error
  })
  return record
}

/**
 * Follows what changes on a shared record, over one server-sent stream a page, however many follow it. The stream outlives
 * restarts of the services, lost connections and sleep of the device; a hidden page lets it go after 30 s.
 *
 * @param onState the state at once where it is known, then at every change and after every interruption
 * @param onEnded this visitor has no access (any more); nothing is told after it
 * @param onAway the stream was lost; it is asked for again by itself, and the next `onState` says that it is back
 * @returns how to stop; the last one who stops closes the stream
 */
export function followRecord(
  proofId: string,
  onState: (state: LiveState) => void,
  onEnded: () => void,
  onAway: () => void = () => undefined,
): () => void {
  const record = followed.get(proofId) ?? beginToFollow(proofId)
  const follower = { onState, onEnded, onAway }
  record.followers.add(follower)
  if (record.latest) onState(record.latest)
  return () => {
    record.followers.delete(follower)
    // Later, so that a part of the page which is drawn anew goes on with the same stream.
    queueMicrotask(() => {
      if (!record.followers.size) record.stop.abort()
    })
  }
}
