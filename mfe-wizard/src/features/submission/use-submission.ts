import { useEffect, useRef, useState } from 'react'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { useHost } from '@shared/web/host/host-context'
import { offlineWords } from './awaited-words'
import type { About } from './submission-body'
import { createSubmissionKeep } from './kept-submission'
import { createSubmissionRunner } from './submission-runner'
import type { SubmissionRunner } from './submission-runner'
import { useSubmissionState, useSubmissionStore } from './submission-scope'
import { submissionChanges } from './submission-state'
import type { Receipt } from './kept-submission'
import type { SubmissionState } from './submission-state'

/** How often a submission that waits for the line is tried again, in ms. */
const lineRetry = 15_000
/** What a service needs to start anew, about. */
const keysRetry = 2000

type RunnerDeps = Parameters<typeof createSubmissionRunner>[0]

interface Handlers extends Pick<RunnerDeps, 'send' | 'awaitPicture'> {
  /** What the draft says of the child. */
  readAbout: () => About
  /** Where a submission is kept that is not that of this device's own draft. */
  keepKey?: string | undefined
  onRecord: (recordId: string) => void
  onFailed: (error: unknown, wasInBackground: boolean) => void
}

export const proofAddress = ({ proofJobId }: Receipt): string =>
  `/proof-review/${encodeURIComponent(proofJobId)}`

/** The submission of this page: its state, and what can be done with it. One that a reload interrupted is resumed. */
export function useSubmission(handlers: Handlers): { submission: SubmissionState; runner: SubmissionRunner } {
  const { notify, navigate } = useHost()
  const { dispatch, getState } = useSubmissionStore()
  const submission = useSubmissionState()
  const latest = useRef({ handlers, notify, navigate })
  useEffect(() => {
    latest.current = { handlers, notify, navigate }
  })

  const [runner] = useState(() =>
    createSubmissionRunner({
      send: (...call) => latest.current.handlers.send(...call),
      awaitPicture: (...call) => latest.current.handlers.awaitPicture(...call),
      keep: createSubmissionKeep(() => window.localStorage, latest.current.handlers.keepKey),
      now: Date.now,
      isOffline: () => !navigator.onLine,
      // The device may be mistaken: it is tried now and then all the same.
      awaitLine: (signal) => pauseUntilReturn(lineRetry, signal),
      awaitKeys: (signal) => pauseUntilReturn(keysRetry, signal),
      dispatch,
      getState,
      onRecord: (recordId) => latest.current.handlers.onRecord(recordId),
      onFailed: (...failure) => latest.current.handlers.onFailed(...failure),
      onCancelled: () =>
        void latest.current.notify({
          title: 'Cancelled',
          description: 'Provenance submission cancelled.',
        }),
      onAnnounced: (receipt) => {
        const toast = latest.current.notify({
          title: 'Birth Bio Received!',
          description: 'Your proof is waiting. Press here to open it.',
          isPersistent: true,
          onPress: () => {
            toast.dismiss()
            latest.current.navigate(proofAddress(receipt))
          },
        })
      },
    }),
  )
  useEffect(() => {
    runner.resume(latest.current.handlers.readAbout())
    return runner.stop
  }, [runner])

  // The page's one toast tells of a submission that nobody watches; pressing it brings the overlay back.
  const isUnderWay = submission.phase === 'sending' || submission.phase === 'accepted'
  const runsInBackground = isUnderWay && !submission.isOverlayOpen
  const { isOffline } = submission
  useEffect(() => {
    if (!runsInBackground) return
    const toast = latest.current.notify({
      title: 'Codifying Provenance…',
      description: isOffline ? offlineWords : 'Press to see how far it is.',
      isPersistent: true,
      onPress: () => dispatch(submissionChanges.reopened()),
    })
    return toast.dismiss
  }, [runsInBackground, isOffline, dispatch])

  return { submission, runner }
}
