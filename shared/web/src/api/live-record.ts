import { liveStateSchema } from '@shared/contracts/live-state'
import type { LiveState } from '@shared/contracts/live-state'
import { followStream } from './follow-stream'
import type { FollowedStream, StreamListeners } from './follow-stream'

type Listeners = StreamListeners<LiveState>

const streamOf = (proofId: string): FollowedStream<LiveState> => ({
  path: ['/api/proofs', proofId, 'live'],
  read({ name, data }) {
    // A server that tells nothing in between answers the state once, and null where the access has ended.
    if (name === 'ended' || (name === 'answer' && data === null)) return 'ended'
    return name === 'state' || name === 'answer' ? liveStateSchema.parse(data) : undefined
  },
  // What the server answers to anybody whose access has ended, or never was.
  refusals: ['not_found', 'forbidden'],
})

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
  followStream(streamOf(proofId), record.stop.signal, {
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
