import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { pressStateSchema } from '@shared/contracts/press-room'
import type { PressState } from '@shared/contracts/press-room'
import { followStream } from '@shared/web/api/follow-stream'
import type { FollowedStream } from '@shared/web/api/follow-stream'
import { sessionEnded } from '../../session/session-end'

const stream: FollowedStream<PressState> = {
  path: '/api/admin/press-room/live',
  read: ({ name, data }) =>
    name === 'state' || name === 'answer' ? pressStateSchema.parse(data) : undefined,
  refusals: ['unauthenticated'],
}

export interface PressLive {
  /** Undefined before the first answer. */
  state: PressState | undefined
  /** The press cannot be reached just now; what is shown is what was known last. */
  isAway: boolean
}

/** How things stand at the press, over one stream for the whole page. A session that has ended leaves nobody signed in. */
export function usePressLive(): PressLive {
  const dispatch = useDispatch()
  const [live, setLive] = useState<PressLive>({ state: undefined, isAway: false })
  useEffect(() => {
    const stop = new AbortController()
    followStream(stream, stop.signal, {
      onState: (state) => setLive({ state, isAway: false }),
      onAway: () => setLive(({ state }) => ({ state, isAway: true })),
      onEnded: () => dispatch(sessionEnded()),
    }).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    return () => stop.abort()
  }, [dispatch])
  return live
}

/**
 * Asks again for what the stream says has changed, and for what could not be had while its service was away. A list is asked for
 * first once the stream has told how things stand: a change in between would be missed.
 */
export function useRefetchOn(refetch: () => unknown, revision: string | null | undefined): void {
  const known = useRef(revision)
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    const before = known.current
    known.current = revision
    if (revision && before !== revision) latest.current()
  }, [revision])
}
