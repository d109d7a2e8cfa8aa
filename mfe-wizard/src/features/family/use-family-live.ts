import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { LiveState } from '@shared/contracts/live-state'
import { followRecord } from '@shared/web/api/live-record'
import { onReturn } from '@shared/web/api/pause'
import { familyApi } from '../../api/family-api'
import { useFamily } from './family-context'
import { keepPresence } from './presence'

/** What is read anew, by what has changed. Where nothing is known of what was before, all is: a reading may have failed or be old. */
const staleAfter = (before: LiveState | null, now: LiveState) => [
  ...(before?.comments === now.comments ? [] : (['Comments'] as const)),
  ...(before?.people === now.people ? [] : (['Access'] as const)),
  // An edit clears the marks, and nobody else tells of it.
  ...(before?.seal === now.seal && before.revision === now.revision ? [] : (['Seal'] as const)),
]

/** Keeps what the page shows of a shared record fresh, and tells the others that somebody is here. */
export function useFamilyLive(): { isAway: boolean } {
  const { record, desk } = useFamily()
  const { proofId } = record
  const dispatch = useDispatch()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let before: LiveState | null = null
    // What a state asked to be read may have failed while the device was offline: the state that follows has all read again.
    const stopListening = onReturn(() => (before = null))
    const onState = (live: LiveState) => {
      const stale = staleAfter(before, live)
      before = live
      desk.setLive(live)
      setAway(false)
      if (stale.length) dispatch(familyApi.util.invalidateTags(stale))
    }
    const presence = keepPresence(proofId)
    const onEnded = () => {
      setAway(true)
      presence.stop()
    }
    const stop = followRecord(proofId, onState, onEnded, () => {
      before = null
      setAway(true)
    })
    return () => {
      stopListening()
      presence.leave()
      stop()
    }
  }, [proofId, desk, dispatch])
  return { isAway }
}
