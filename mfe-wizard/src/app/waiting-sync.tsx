import { useEffect, useRef, useState } from 'react'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { fetchRecord, patchRecord } from '../api/record-calls'
import { runSync } from '../features/collaboration/run-sync'
import { SyncNote } from '../features/collaboration/sync-note'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import { showChoices } from '../features/draft/use-choice-toast'
import { useRivals, useWaitingSync } from '../features/draft/use-draft'
import { createRecordLink } from '../features/shared-record/record-link'

export interface WaitingSyncProps {
  keeper: DraftKeeper
  /** The page is linked with the record: its changes go to the server by themselves. */
  isLive: boolean
  /** Another family has this Proof ID, or the record is closed. */
  onRefused: (kind: 'owned' | 'locked', text: string, proofId: string) => void
}

/** Brings a sync that was asked for to its end, after a reload too, and says where it stands. Mounted while one waits. */
export function WaitingSync({ keeper, isLive, onRefused }: WaitingSyncProps) {
  const { notify } = useHost()
  const waiting = useWaitingSync(keeper)
  const rivals = useRivals(keeper)
  const [isAway, setAway] = useState(false)
  const latest = useRef({ notify, onRefused })
  useEffect(() => {
    latest.current = { notify, onRefused }
  })
  const key = waiting?.key
  const proofId = waiting?.proofId ?? ''
  const goesAsChanges = waiting?.values === null
  const isContested = goesAsChanges && Object.keys(rivals).length > 0

  // What was chosen goes first, each answer with what it was before.
  useEffect(() => {
    if (!goesAsChanges || isLive) return
    const link = createRecordLink({
      // This device's own draft keeps what was typed, also once the record is closed.
      draft: {
        ...keeper,
        joinCloud: (theirs, { isAnswer, typing }) => keeper.joinCloud(theirs, { isAnswer, typing }),
      },
      fetchRecord: (signal) => fetchRecord(proofId, signal),
      patchRecord: (changes) => patchRecord(proofId, changes),
      follow: () => () => undefined,
      typing: () => null,
      onNews: () => undefined,
    })
    const stopListening = link.subscribe(() => {
      const { refusal, isAway: isOut } = link.getStatus()
      setAway(isOut)
      if (refusal === null) return
      keeper.setWaiting(null)
      latest.current.notify({ title: 'Sync Failed', description: refusal, variant: 'destructive' })
    })
    const stop = link.start()
    return () => {
      stopListening()
      stop()
    }
  }, [keeper, proofId, goesAsChanges, isLive])

  useEffect(() => {
    if (key === undefined || isContested) return
    const stop = new AbortController()
    let hasTold = false
    const tellFailure = (error: unknown): string => {
      const description = publicMessageOf(error, 'Please try again later.')
      const onPress = codeOf(error) === 'conflict' ? { onPress: showChoices } : {}
      latest.current.notify({ title: 'Sync Failed', description, variant: 'destructive', ...onPress })
      return description
    }
    const onAway = (error: unknown) => {
      setAway(true)
      if (hasTold || codeOf(error) === 'unreachable') return
      hasTold = true
      tellFailure(error)
    }
    void runSync(keeper, {
      signal: stop.signal,
      onAway,
      onStored({ isForInvitation }) {
        const title = isForInvitation ? 'Cloud Sync Complete' : 'Synced to Cloud'
        latest.current.notify({ title, description: 'Your proof is now ready for collaboration.' })
      },
      onRefused(error) {
        const text = tellFailure(error)
        const code = codeOf(error)
        if (code === 'owned' || code === 'locked') latest.current.onRefused(code, text, proofId)
      },
    })
    return () => stop.abort()
  }, [keeper, key, proofId, isContested])

  if (!waiting) return null
  const state = isContested ? 'contested' : isAway ? 'away' : 'sending'
  return <SyncNote state={state} onGiveUp={() => keeper.setWaiting(null)} />
}
