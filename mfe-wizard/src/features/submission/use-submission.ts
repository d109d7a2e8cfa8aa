import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useHost } from '@shared/web/host/host-context'
import type { About } from './submission-body'
import { createSubmissionKeep } from './kept-submission'
import { createSubmissionRunner } from './submission-runner'
import type { SubmissionRunner } from './submission-runner'
import { submissionSlice } from './submission-slice'
import type { Receipt } from './kept-submission'
import type { SubmissionState } from './submission-slice'

type RunnerDeps = Parameters<typeof createSubmissionRunner>[0]

interface Handlers extends Pick<RunnerDeps, 'send' | 'awaitPicture'> {
  /** What the draft says of the child. */
  readAbout: () => About
  /** Where a submission is kept that is not that of this device's own draft. */
  keepKey?: string | undefined
  onRecord: (recordId: string) => void
  onFailed: (error: unknown, wasInBackground: boolean) => void
}
interface StateWithSubmission {
  submission: SubmissionState
}

export const proofAddress = ({ proofJobId }: Receipt): string =>
  `/proof-review/${encodeURIComponent(proofJobId)}`

/** The submission of this page: its state, and what can be done with it. One that a reload interrupted is resumed. */
export function useSubmission(handlers: Handlers): { submission: SubmissionState; runner: SubmissionRunner } {
  const { notify, navigate } = useHost()
  const store = useStore<StateWithSubmission>()
  const dispatch = useDispatch()
  const submission = useSelector((state: StateWithSubmission) => state.submission)
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
      dispatch,
      getState: () => store.getState().submission,
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
  useEffect(() => {
    if (!runsInBackground) return
    const toast = latest.current.notify({
      title: 'Codifying Provenance…',
      description: 'Press to see how far it is.',
      isPersistent: true,
      onPress: () => dispatch(submissionSlice.actions.reopened()),
    })
    return toast.dismiss
  }, [runsInBackground, dispatch])

  return { submission, runner }
}
